import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Asked } from '../socket'
import type { NextTable, TableState } from '../wire'
import Ending from './Ending.svelte'
import { button, gathering } from './testing'

let page: object
let asked: Asked[]

afterEach(async () => {
  await unmount(page)
  document.body.innerHTML = ''
})

const [ann, free] = gathering.seats
const bob = { ...free!, name: 'Bob', guest: 'y', present: true }
const over: TableState = { ...gathering, phase: 'finished', seats: [ann!, bob] }
const next: NextTable = { id: 'xyz', by: 1, phase: 'gathering', answers: ['asked', 'seated'] }

function show(table: TableState): void {
  asked = []
  page = mount(Ending, {
    target: document.body,
    props: {
      table,
      names: ['Ann', 'Bob'],
      ask: (wish) => {
        asked.push(wish)
        return Promise.resolve({ type: 'played', request: 1, sequence: 1 })
      },
    },
  })
  flushSync()
}

describe('the same table again', () => {
  it('is asked for by anyone who sat there, and not by whoever watched', async () => {
    show(over)
    button('The same table again').click()
    expect(asked).toEqual([{ type: 'again' }])
    await unmount(page)
    show({ ...over, seats: [{ ...ann!, mine: false }, bob] })
    expect(() => button('The same table again')).toThrow()
  })

  it('tells who asked, who comes along and who has not answered', () => {
    show({ ...over, next })
    const text = document.body.textContent
    expect(text).toContain('Bob asks for the same table again.')
    expect(text).toContain('Coming along: Bob.')
    expect(text).toContain('No answer yet: Ann.')
    button('Take my seat').click()
    expect(asked).toEqual([{ type: 'again' }])
  })

  it('can be declined', () => {
    show({ ...over, next })
    button('Not this time').click()
    expect(asked).toEqual([{ type: 'again', come: false }])
  })

  it('is a link for whoever has answered, and for whoever watched', async () => {
    show({ ...over, next: { ...next, answers: ['seated', 'seated'] } })
    expect(document.querySelector('a[href="/table/xyz"]')?.textContent).toBe('To the next table')
    await unmount(page)
    show({ ...over, seats: [{ ...ann!, mine: false }, bob], next })
    expect(document.querySelector('a[href="/table/xyz"]')?.textContent).toBe('Watch the next table')
  })
})
