import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import '../games/every-word'
import { settings } from '../shell/settings.svelte'
import type { AnyMove, Decision } from '../wire'
import { fetchWords } from '../words'
import { coach, ENOUGH } from './coach.svelte'
import Hint from './Hint.svelte'
import type { Room } from './room.svelte'

const decision = (seen: number): Decision => ({ seat: 0, seen }) as Decision
let shown: object | null = null

interface Shown {
  room: Room
  game: string
  names: readonly string[]
  decision: Decision | undefined
  tries: null
}

function open(better: string, seen: number): Shown {
  settings.language = 'en'
  history.replaceState(null, '', `/table/~board?better=${encodeURIComponent(better)}`)
  const room = { id: '~board', hinted: [] as readonly AnyMove[] }
  const props = $state<Shown>({ room: room as unknown as Room, game: 'ticket', names: ['Ann'], decision: decision(seen), tries: null })
  shown = mount(Hint, { target: document.body, props })
  flushSync()
  return props
}

afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
  coach.turn(true)
})

it('points at what a review found better, for the first decision alone', () => {
  const props = open('{"kind":"card","horse":2}', 4)
  expect(props.room.hinted).toEqual([{ kind: 'card', horse: 2 }])
  expect(document.querySelector('[role=status]')?.textContent?.trim()).not.toBe('')
  props.decision = decision(9)
  flushSync()
  expect(props.room.hinted).toEqual([])
  expect(document.querySelector('[role=status]')?.textContent?.trim()).toBe('')
})

it.each(['', 'null', '7', '{"no":1}', '{broken'])('is not misled by an address like %s', (better) => {
  expect(open(better, 4).room.hinted).toEqual([])
})

describe('the coach', () => {
  const about = (kind: string, seen: number): Decision =>
    ({ seat: 0, seen, about: { kind, text: { key: 'coach-ticket', params: { matter: kind } } } }) as unknown as Decision
  const said = () => document.querySelector('[role=status]')?.textContent?.trim()

  it('explains a kind of decision a few times, and asks as long whether a slip is meant', async () => {
    await fetchWords('en')
    const props = open('null', 1)
    for (let seen = 2; seen < 2 + ENOUGH; seen++) {
      props.decision = about('predict', seen)
      flushSync()
      expect(said()).toContain('Name the horses your cards can push')
      expect(props.room.coached).toBe(seen)
    }
    props.decision = about('predict', 9)
    flushSync()
    expect(said()).toBe('')
    expect(props.room.coached).toBeNull()
    props.decision = about('race', 10)
    flushSync()
    expect(said()).toContain('Bring your horses')
  })

  it('can be silenced and brought back, and then begins anew', async () => {
    await fetchWords('en')
    const props = open('null', 1)
    props.decision = about('predict', 2)
    flushSync()
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Coach')!
    expect(button.getAttribute('aria-pressed')).toBe('true')
    button.click()
    flushSync()
    expect(said()).toBe('')
    expect(props.room.coached).toBeNull()
    button.click()
    flushSync()
    expect(said()).toContain('Name the horses')
  })
})
