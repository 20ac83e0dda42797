import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import '../games/every-word'
import { settings } from '../shell/settings.svelte'
import type { AnyMove, Decision } from '../wire'
import Hint from './Hint.svelte'
import type { Room } from './room.svelte'

const decision = (seen: number): Decision => ({ seat: 0, seen }) as Decision
let shown: object | null = null

interface Shown {
  room: Room
  names: readonly string[]
  decision: Decision | undefined
  tries: null
}

function open(better: string, seen: number): Shown {
  settings.language = 'en'
  history.replaceState(null, '', `/table/~board?better=${encodeURIComponent(better)}`)
  const room = { id: '~board', hinted: [] as readonly AnyMove[] }
  const props = $state<Shown>({ room: room as unknown as Room, names: ['Ann'], decision: decision(seen), tries: null })
  shown = mount(Hint, { target: document.body, props })
  flushSync()
  return props
}

afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
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
