/**
 * The connection to one table.
 *
 * It comes back by itself after a loss and tells the server how far it had seen; also where a step
 * changes a position that it was never shown, for whoever comes is shown everything. A decision whose
 * answer was lost is settled by the log: if it is still asked for, it is sent again, else it has
 * been carried out. Anything else whose answer was lost is refused, so that nothing is done twice.
 */

import { CLOSED_FOR_GOOD } from './wire'
import type {
  Consider,
  Considered,
  FromPage,
  FromServer,
  Hello,
  Hint,
  Hinted,
  Played,
  Recall,
  Recalled,
  Refusal,
  Step,
} from './wire'

type WithoutRequest<Frame> = Frame extends { readonly request: number }
  ? Omit<Frame, 'request'>
  : never
/** Anything the page may ask of a table that changes it; the connection numbers it. */
export type Asked = WithoutRequest<Exclude<FromPage, Consider | Recall | Hint>>
export type Answer = Played | Refusal
export type AskedForHint = WithoutRequest<Hint>
/** What comes of it: a hint, or that it was done. */
export type AnswerTo<Wish extends Asked | AskedForHint> = (Wish extends { readonly type: Hint['type'] } ? Hinted : Played) | Refusal
/** How the connection is. */
export type Connected = 'connecting' | 'open' | 'lost' | 'closed'

export interface Hooks {
  frame(frame: FromServer): void
  line(line: Connected): void
  /** The server does not let us in again, and gives a code saying why. */
  turnedAway(code: number): void
}

/** How a socket is made and time is told; tests bring their own. */
export interface World {
  open(): WebSocket
  wait(milliseconds: number, then: () => void): unknown
  forget(waiting: unknown): void
  chance(): number
  /** Does the browser have a network at all? */
  online(): boolean
}

interface Waiting {
  readonly frame: Exclude<FromPage, Hello>
  readonly settle: (answer: Answer | Considered | Recalled | Hinted) => void
  sent: boolean
}

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8000
/** Phases in which no step may follow the greeting. */
const STEPLESS = new Set(['gathering', 'abandoned', 'stranded'])
/** Frames that answer a request. */
const ANSWERS = new Set(['played', 'considered', 'recalled', 'hinted', 'refused'])
const FINAL = new Set<number>(CLOSED_FOR_GOOD)

export function brandNewWorld(path: string): World {
  return {
    open: () => {
      const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
      return new WebSocket(`${scheme}//${location.host}${path}`)
    },
    wait: (milliseconds, then) => setTimeout(then, milliseconds),
    forget: (waiting) => clearTimeout(waiting as ReturnType<typeof setTimeout>),
    chance: Math.random,
    online: () => navigator.onLine,
  }
}

export class TableSocket {
  private socket: WebSocket | null = null
  private ready = false
  private ended = false
  private losses = 0
  private pause: unknown = null
  private requests = 0
  private sequence = 0
  /** The position the last step showed. */
  private stands: number | null = null
  private readonly waiting = new Map<number, Waiting>()
  /** What was sent and never answered before the connection went. */
  private readonly lost = new Set<number>()
  /** Does the page know nothing of the game, so that it must be told in sentences? */
  plain = false
  /** Is this a screen for all to see, which asks for nothing? */
  screen = false

  constructor(
    private readonly hooks: Hooks,
    private readonly world: World,
  ) {}

  /** Connect, unless we are connected or connecting. */
  connect(): void {
    if (this.ended || this.socket) return
    this.world.forget(this.pause)
    this.pause = null
    this.hooks.line('connecting')
    const socket = this.world.open()
    this.socket = socket
    socket.onopen = () => socket.send(JSON.stringify(this.hello()))
    socket.onmessage = (message) => {
      if (this.socket === socket) this.receive(JSON.parse(String(message.data)) as FromServer)
    }
    socket.onclose = (close) => {
      if (this.socket === socket) this.lose(close.code)
    }
  }

  /** Ask for something; the answer comes even if the connection is lost and found meanwhile. */
  ask<Wish extends Asked | AskedForHint>(asked: Wish): Promise<AnswerTo<Wish>> {
    return this.send(asked) as Promise<AnswerTo<Wish>>
  }

  /** Ask what could follow some moves; nothing becomes of it, so a lost answer is just refused. */
  consider(asked: WithoutRequest<Consider>): Promise<Considered | Refusal> {
    return this.send(asked) as Promise<Considered | Refusal>
  }

  /** Ask what was told before the lines we have; a lost answer is just refused, too. */
  recall(asked: WithoutRequest<Recall>): Promise<Recalled | Refusal> {
    return this.send(asked) as Promise<Recalled | Refusal>
  }

  private send(asked: WithoutRequest<FromPage>): Promise<Answer | Considered | Recalled | Hinted> {
    const request = ++this.requests
    const frame = { ...asked, request } as Exclude<FromPage, Hello>
    return new Promise((settle) => {
      if (this.ended) return settle(unanswered(request))
      this.waiting.set(request, { frame, settle, sent: false })
      this.sendWaiting()
    })
  }

  /** The network is gone, or what comes over it makes no sense: do not wait for its end. */
  networkLost(): void {
    const socket = this.socket
    if (!socket || this.ended) return
    this.lose(0)
    socket.close()
  }

  /** Leave the table's page. */
  close(): void {
    this.ended = true
    this.world.forget(this.pause)
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.hooks.line('closed')
    for (const [request, { settle }] of this.waiting) settle(unanswered(request))
    this.waiting.clear()
  }

  private hello(): Hello {
    return { type: 'hello', after: this.sequence, ...(this.plain ? { plain: true } : {}), ...(this.screen ? { screen: true } : {}) }
  }

  private receive(frame: FromServer): void {
    if (!this.ready && frame.type === 'table') {
      // The table itself answers our hello: from here on the server listens.
      this.ready = true
      this.losses = 0
      this.hooks.line('open')
      if (STEPLESS.has(frame.phase)) this.settleLost(null)
    }
    if (frame.type === 'step') {
      if (frame.since != null && frame.since !== this.stands) {
        this.networkLost()
        return
      }
      this.stands = frame.stands
      this.sequence = frame.sequence
      this.settleLost(frame)
    }
    if (ANSWERS.has(frame.type) && 'request' in frame) {
      const waiting = this.waiting.get(frame.request)
      this.waiting.delete(frame.request)
      waiting?.settle(frame)
    }
    this.hooks.frame(frame)
    this.sendWaiting()
  }

  private lose(code: number): void {
    this.socket = null
    this.ready = false
    if (FINAL.has(code)) {
      this.close()
      this.hooks.turnedAway(code)
      return
    }
    this.hooks.line('lost')
    for (const waiting of this.waiting.values()) {
      if (waiting.sent) this.lost.add(waiting.frame.request)
    }
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.losses++)
    // Not all at the same moment, or a restarted server meets everyone at once.
    const pause = longest * (0.5 + this.world.chance() / 2)
    this.tryAfter(pause)
  }

  private tryAfter(pause: number): void {
    this.pause = this.world.wait(pause, () => {
      if (this.world.online()) this.connect()
      else this.tryAfter(pause)
    })
  }

  /** Settle what was sent before the loss and never answered. */
  private settleLost(step: Step | null): void {
    for (const request of this.lost) {
      const waiting = this.waiting.get(request)
      if (!waiting) continue
      const { frame } = waiting
      const stillAsked =
        frame.type === 'submit' &&
        step?.decisions.some(({ seat, seen }) => seat === frame.seat && seen === frame.seen)
      if (stillAsked) {
        waiting.sent = false
        continue
      }
      this.waiting.delete(request)
      const carriedOut = frame.type === 'submit' && step
      waiting.settle(
        carriedOut ? { type: 'played', request, sequence: step.sequence } : unanswered(request),
      )
    }
    this.lost.clear()
  }

  private sendWaiting(): void {
    if (!this.ready || this.lost.size) return
    for (const waiting of this.waiting.values()) {
      if (waiting.sent) continue
      waiting.sent = true
      this.socket?.send(JSON.stringify(waiting.frame))
    }
  }
}

function unanswered(request: number): Refusal {
  const code = 'page-unanswered'
  return { type: 'refused', request, code, why: { key: 'page-unanswered', params: {} } }
}
