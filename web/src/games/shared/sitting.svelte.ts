/** A room's table in a test: a person sits down at it, taps, presses keys and gets up again. */

import { flushSync, mount, unmount } from 'svelte'
import type { Component } from 'svelte'
import { afterEach, beforeEach, vi } from 'vitest'

import { settings } from '../../shell/settings.svelte'
import { Director } from '../../table/director.svelte'
import type { FindMoments } from '../../table/director.svelte'
import type { Line, Played, Step, TableState } from '../../wire'
import type { Act, Consider, GameProps } from '../props'

const PLAYED: Played = { type: 'played', request: 1, sequence: 2 }

/** What every room's look has, as far as a table needs it. */
interface AnyLook {
  readonly seat: number
  readonly choices: readonly unknown[]
  readonly awaited: readonly number[]
}

function stepWith(look: AnyLook, undo: boolean, seen: number): Step {
  return {
    type: 'step',
    sequence: 1,
    stands: 1,
    views: [{ seat: look.seat, look, undo }],
    decisions: look.choices.length > 0 ? [{ seat: look.seat, seen, deadline: null }] : [],
    awaited: look.awaited,
    story: { [look.seat]: [] },
    fresh: true,
    now: 0,
  }
}

/** What is read out for a button: pictures are not. */
function nameOf(one: Element): string {
  const copy = one.cloneNode(true) as Element
  for (const picture of copy.querySelectorAll('[aria-hidden]')) picture.remove()
  return (one.getAttribute('aria-label') ?? copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

export function button(label: string | RegExp): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((one) => nameOf(one).match(label))
  if (!found) throw new Error(`there is no button ${String(label)}`)
  return found
}

export function click(label: string | RegExp): void {
  button(label).click()
  flushSync()
}

export function press(...keys: string[]): void {
  for (const key of keys) {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    flushSync()
  }
}

/** Lay a room's table for each test of a file: what is decided at it comes to `act` and `undone`, what is asked to `consider`. */
export function tableOf<Look extends AnyLook>(
  Table: Component<GameProps>,
  names: readonly string[],
  find: FindMoments<Look> | null = null,
) {
  let page: Record<string, unknown> | null = null
  let sequence = 0
  let director = new Director()
  const act = vi.fn<Act>()
  const consider = vi.fn<Consider>()
  const undone = vi.fn<(seat: number) => unknown>()

  /** `seen` is the number of the decision that is asked. */
  function sit(look: Look, undo = false, seen = 1): void {
    const first = stepWith(look, undo, seen)
    sequence = 1
    director = new Director()
    director.audience = () => look.seat
    director.find = find as FindMoments<never> | null
    director.receive(first)
    page = mount(Table, {
      target: document.body,
      props: {
        get step() {
          return director.step ?? first
        },
        stage: director,
        table: { id: 'x' } as TableState,
        act,
        consider,
        undo: undone,
        names,
        activeSeat: look.seat < 0 ? null : look.seat,
      },
    })
    flushSync()
  }

  /** The game goes on: what is seen now, and what was told of it. */
  function goOn(look: Look, story: readonly Line[]): void {
    sequence += 1
    director.receive({ ...stepWith(look, false, sequence), sequence, story: { [look.seat]: story }, fresh: false })
    flushSync()
  }

  async function leave(): Promise<void> {
    if (page) await unmount(page)
    page = null
    director.close()
    document.body.innerHTML = ''
  }

  beforeEach(() => {
    settings.language = 'en'
    sessionStorage.clear()
    act.mockReset().mockResolvedValue(PLAYED)
    // A house that never answers: whoever asks it goes on without.
    consider.mockReset().mockReturnValue(new Promise(() => undefined))
    undone.mockReset()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
    Element.prototype.scrollIntoView = () => undefined
  })
  afterEach(async () => {
    await leave()
    vi.unstubAllGlobals()
  })
  return { act, consider, undone, sit, goOn, leave }
}
