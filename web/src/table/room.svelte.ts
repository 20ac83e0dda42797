/** A table as this page knows it, kept up to date by its connection. */

import { api, problemOf } from '../api'
import { hasPage } from '../games'
import { brandNewWorld, TableSocket, type Answer, type AnswerTo, type Asked, type AskedForHint, type Connected } from '../socket'
import type {
  AnyMove,
  Chat,
  Considered,
  FromServer,
  Line,
  Problem,
  Refusal,
  Revealed,
  Sentence,
  Step,
  TableState,
  ToteBoard,
} from '../wire'
import { Director } from './director.svelte'
import { wholeStep } from './looks'
import { mySeats } from './seating'

/** Boards that are kept: a stage is behind the table by a few steps at most. */
const MOST_TOTES = 15

export type Stories = { readonly [audience: number]: readonly Line[] }

/** What each audience has seen so far, after a step more. */
export function storiesAfter(before: Stories, step: Step): Stories {
  if (step.fresh) return step.story
  const after: Record<number, readonly Line[]> = { ...before }
  for (const [audience, told] of Object.entries(step.story)) {
    after[Number(audience)] = [...(before[Number(audience)] ?? []), ...told]
  }
  return after
}

/** Is there a sentence in this line, or is it only shown? */
export function isTold(line: Line): boolean {
  return !!line.text
}

/** The seats that have news since their last turn and, coming back, missed some of it. */
export function seatsWithNews(step: Step): number[] {
  const missed = step.views.filter(
    ({ seat, last_turn }) => last_turn?.lines && step.story[seat]?.length,
  )
  return missed.map(({ seat }) => seat)
}

export class Room {
  table = $state.raw<TableState | null>(null)
  /** The newest step; the page shows the director's, which may be an earlier one. */
  step = $state.raw<Step | null>(null)
  stories = $state.raw<Stories>({})
  /** By audience, what to ask for the page before our lines with, where there is one. */
  earlier = $state.raw<{ readonly [audience: number]: number }>({})
  /** The seats that found news when this page was opened or came back. */
  missed = $state.raw<readonly number[]>([])
  chat = $state.raw<readonly Chat[]>([])
  revealed = $state.raw<Revealed | null>(null)
  /** The latest tote boards; the page shows the newest that gives nothing away of what is on stage. */
  totes = $state.raw<readonly ToteBoard[]>([])
  /** The decision a hint shows, as long as it is asked. */
  hinted = $state.raw<readonly AnyMove[]>([])
  /** The decision of which a slip of the hand is to be told first, once: its `seen`. */
  coached: number | null = null
  /** What the coach has to say before the last decision counts, with the decision's `seen`. */
  slip = $state.raw<{ readonly seen: number; readonly why: Sentence } | null>(null)
  line = $state<Connected>('connecting')
  /** Why there is no table to show. */
  problem = $state.raw<Problem | null>(null)
  /** The last refusal, until the next thing succeeds or it is waved away. */
  refusal = $state.raw<Refusal | null>(null)
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0)

  /** What of all this may be shown yet. */
  readonly director = new Director()

  private readonly socket: TableSocket
  /** Were we there before the game began? Then we see how it begins. */
  private gathered = false
  private greeted = false
  private returning = false

  /** A screen for all sees what a spectator sees, whoever brought it. */
  constructor(
    readonly id: string,
    screen = false,
  ) {
    // Until somebody shares this device or only watches, there is one pair of eyes.
    this.director.audience = () => (screen ? null : this.table && mySeats(this.table).at(0)) ?? -1
    const path = `/api/tables/${encodeURIComponent(id)}/socket`
    this.socket = new TableSocket(
      {
        frame: (frame) => this.receive(frame),
        line: (line) => this.hear(line),
        turnedAway: () => void this.inquire(),
      },
      brandNewWorld(path),
    )
    this.socket.screen = screen
  }

  /** Connect, and keep connected until told to stop. */
  start(): () => void {
    const back = () => this.socket.connect()
    const gone = () => this.socket.networkLost()
    const seen = () => {
      if (document.visibilityState !== 'visible') return
      this.director.comeBack()
      back()
    }
    addEventListener('online', back)
    addEventListener('offline', gone)
    document.addEventListener('visibilitychange', seen)
    void this.inquire().then((there) => there && this.socket.connect())
    return () => {
      removeEventListener('online', back)
      removeEventListener('offline', gone)
      document.removeEventListener('visibilitychange', seen)
      this.director.close()
      this.socket.close()
    }
  }

  /** Ask the table for something; a refusal is also kept to be shown. */
  async ask<Wish extends Asked | AskedForHint>(asked: Wish): Promise<AnswerTo<Wish>> {
    const answer = await this.socket.ask(asked)
    this.refusal = answer.type === 'refused' ? answer : null
    return answer
  }

  /** Decide for a seat; whoever decided explains a refusal on the spot. */
  async act(seat: number, moves: readonly AnyMove[]): Promise<Answer> {
    const seen = this.seen(seat)
    if (seen === null) return staleRefusal()
    this.refusal = null
    const coached = this.coached === seen
    const answer = await this.socket.ask({ type: 'submit', seat, moves, seen, ...(coached ? { coached } : {}) })
    // Whoever does the same again means it.
    if (answer.type === 'refused' && answer.code === 'coach-meant') {
      this.coached = null
      this.slip = { seen, why: answer.why }
    } else this.slip = null
    return answer
  }

  /** Ask what could follow the moves of a decision that is not whole yet. */
  async consider(seat: number, moves: readonly AnyMove[]): Promise<Considered | Refusal> {
    const seen = this.seen(seat)
    return seen === null ? staleRefusal() : this.socket.consider({ type: 'consider', seat, moves, seen })
  }

  /** Fetch a page more of what an audience saw before the lines we have. */
  async recall(seat: number): Promise<void> {
    const before = this.earlier[seat]
    if (!before) return
    const page = await this.socket.recall({ type: 'recall', seat, before })
    // A story that began anew meanwhile has another beginning.
    if (page.type !== 'recalled' || this.earlier[seat] !== before) return
    this.stories = { ...this.stories, [seat]: [...page.story, ...(this.stories[seat] ?? [])] }
    this.earlier = { ...this.earlier, [seat]: page.earlier ?? 0 }
  }

  /** The number of the decision a seat is asked for, if it is. */
  private seen(seat: number): number | null {
    return this.step?.decisions.find((asked) => asked.seat === seat)?.seen ?? null
  }

  /** Is there such a table, and may we see it? The answer also says why not. */
  private async inquire(): Promise<boolean> {
    try {
      const table = await api.table(this.id)
      this.table ??= table
      this.socket.plain = !hasPage(table.game)
      return true
    } catch (thrown) {
      const problem = problemOf(thrown)
      // A server that cannot be reached may come back: the connection keeps trying.
      if (problem.code === 'page-unreachable') return true
      this.problem = problem
      return false
    }
  }

  private hear(line: Connected): void {
    this.line = line
    if (line !== 'open') this.greeted = false
  }

  private receive(frame: FromServer): void {
    switch (frame.type) {
      case 'table':
        // A greeting is followed by everything said so far.
        if (!this.greeted) {
          this.chat = []
          this.returning = true
        }
        this.greeted = true
        this.table = frame
        if (frame.phase === 'gathering') this.gathered = true
        break
      case 'step': {
        this.ahead = frame.now - Date.now()
        this.stories = storiesAfter(this.stories, frame)
        if (frame.fresh) this.earlier = frame.earlier ?? {}
        this.step = wholeStep(this.step, frame)
        const missed = this.returning ? seatsWithNews(frame) : []
        this.director.receive(this.step, { begins: this.gathered, present: missed.length > 0 })
        if (this.returning) this.missed = missed
        this.returning = false
        this.gathered = false
        break
      }
      case 'chat':
        this.chat = [...this.chat, frame]
        break
      case 'tote':
        this.totes = [...this.totes.slice(-MOST_TOTES), frame]
        break
      case 'revealed':
        this.revealed = frame
        break
      case 'refused':
        if (frame.request !== 0) break
        if (this.greeted) this.refusal = frame
        else this.problem = frame
        break
      case 'played':
      case 'considered':
      case 'recalled':
      case 'hinted':
        break
    }
  }
}

function staleRefusal(): Refusal {
  const code = 'table-stale'
  return { type: 'refused', request: 0, code, why: { key: 'table-stale', params: {} } }
}
