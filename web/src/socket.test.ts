import { beforeEach, describe, expect, it } from 'vitest'
import { TableSocket, type Connected, type World } from './socket'
import type { FromPage, FromServer, Step, TableState } from './wire'

class FakeSocket {
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((close: { code: number }) => void) | null = null
  readonly sent: FromPage[] = []
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage)
  }

  close(): void {
    this.closed = true
  }

  say(frame: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

const table = (phase = 'playing') => ({ type: 'table', phase }) as TableState
const step = (sequence: number, seen?: number): Step => ({
  type: 'step',
  sequence,
  stands: sequence,
  views: [],
  decisions: seen === undefined ? [] : [{ seat: 0, seen, deadline: null }],
  awaited: [],
  story: {},
  fresh: false,
  now: 0,
})

let sockets: FakeSocket[]
let pauses: { milliseconds: number; then: () => void }[]
let lines: Connected[]
let frames: FromServer[]
let turnedAway: number[]
let connection: TableSocket
let online: boolean

beforeEach(() => {
  sockets = []
  pauses = []
  lines = []
  frames = []
  turnedAway = []
  online = true
  const world: World = {
    open: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
    wait: (milliseconds, then) => pauses.push({ milliseconds, then }),
    forget: () => undefined,
    chance: () => 1,
    online: () => online,
  }
  connection = new TableSocket(
    {
      frame: (frame) => frames.push(frame),
      line: (line) => lines.push(line),
      turnedAway: (code) => turnedAway.push(code),
    },
    world,
  )
  connection.connect()
})

const current = () => sockets.at(-1)!
const submit = { type: 'submit', seat: 0, moves: [{ kind: 'pass' }], seen: 4 } as const

function greet(frame = step(5, 4)): FakeSocket {
  current().onopen?.()
  current().say(table())
  current().say(frame)
  return current()
}

function lose(code = 1006): void {
  current().onclose?.({ code })
  pauses.at(-1)?.then()
}

describe('greeting', () => {
  it('comes back for everything when a step changes a position it was never shown', () => {
    connection.connect()
    current().onopen?.()
    current().say(table())
    current().say(step(5))
    current().say({ ...step(6), since: 5 })
    expect(frames.map((frame) => frame.type === 'step' && frame.sequence)).toContain(6)
    current().say({ ...step(8), since: 7 })
    expect(frames.map((frame) => frame.type === 'step' && frame.sequence)).not.toContain(8)
    expect(lines.at(-1)).toBe('lost')
    pauses.at(-1)?.then()
    current().onopen?.()
    expect(current().sent[0]).toEqual({ type: 'hello', after: 6 })
  })

  it('says how far it has seen: nothing at first, then the last sequence', () => {
    expect(greet().sent).toEqual([{ type: 'hello', after: 0 }])
    lose()
    current().onopen?.()
    expect(current().sent).toEqual([{ type: 'hello', after: 5 }])
  })

  it('is open only once the table has answered', () => {
    current().onopen?.()
    expect(lines).toEqual(['connecting'])
    current().say(table())
    expect(lines).toEqual(['connecting', 'open'])
  })

  it('passes every frame on', () => {
    greet()
    expect(frames.map(({ type }) => type)).toEqual(['table', 'step'])
  })
})

describe('asking', () => {
  it('matches answers to questions, in whatever order they come', async () => {
    const socket = greet()
    const first = connection.ask({ type: 'talk', text: 'one' })
    const second = connection.ask({ type: 'talk', text: 'two' })
    socket.say({ type: 'played', request: 2, sequence: 7 })
    socket.say({ type: 'refused', request: 1, code: 'x', why: { key: 'x', params: {} } })
    expect((await first).type).toBe('refused')
    expect(await second).toEqual({ type: 'played', request: 2, sequence: 7 })
  })

  it('keeps what is asked too early until the table has answered', () => {
    void connection.ask(submit)
    current().onopen?.()
    expect(current().sent).toHaveLength(1)
    current().say(table())
    expect(current().sent[1]).toEqual({ ...submit, request: 1 })
  })

  it('keeps what is asked while the connection is lost', async () => {
    greet()
    current().onclose?.({ code: 1006 })
    const answer = connection.ask(submit)
    pauses.at(-1)?.then()
    greet()
    expect(current().sent[1]).toEqual({ ...submit, request: 1 })
    current().say({ type: 'played', request: 1, sequence: 6 })
    expect((await answer).type).toBe('played')
  })
})

describe('an answer that was lost', () => {
  it('is asked for again while the decision still stands', async () => {
    const before = greet()
    const answer = connection.ask(submit)
    expect(before.sent).toHaveLength(2)
    lose()
    const after = greet(step(5, 4))
    expect(after.sent).toEqual([
      { type: 'hello', after: 5 },
      { ...submit, request: 1 },
    ])
    after.say({ type: 'played', request: 1, sequence: 6 })
    expect(await answer).toEqual({ type: 'played', request: 1, sequence: 6 })
  })

  it('counts as given when the log shows that the decision was carried out', async () => {
    greet()
    const answer = connection.ask(submit)
    lose()
    const after = greet(step(9))
    expect(after.sent).toHaveLength(1)
    expect(await answer).toEqual({ type: 'played', request: 1, sequence: 9 })
  })

  it('is a refusal for anything that could be done twice', async () => {
    greet()
    const answer = connection.ask({ type: 'talk', text: 'hello' })
    lose()
    const after = greet()
    expect(after.sent).toHaveLength(1)
    expect(await answer).toMatchObject({ type: 'refused', code: 'page-unanswered' })
  })

  it('is a refusal at a table that has no game yet', async () => {
    greet()
    const answer = connection.ask({ type: 'begin' })
    lose()
    current().onopen?.()
    current().say(table('gathering'))
    expect(await answer).toMatchObject({ type: 'refused', code: 'page-unanswered' })
  })
})

describe('coming back', () => {
  it('waits longer after every failure, up to a bound, and briefly again after a success', () => {
    for (let loss = 0; loss < 8; loss++) lose()
    const waited = pauses.map(({ milliseconds }) => milliseconds)
    expect(waited).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000, 8000])
    greet()
    lose()
    expect(pauses.at(-1)?.milliseconds).toBe(400)
  })

  it('does not come back where it is not welcome', () => {
    current().onclose?.({ code: 4404 })
    expect(pauses).toHaveLength(0)
    expect(turnedAway).toEqual([4404])
    expect(lines.at(-1)).toBe('closed')
  })

  it('comes back after being dropped as too slow', () => {
    lose(4413)
    expect(sockets).toHaveLength(2)
  })

  it('notices at once when the browser says that the network is gone', () => {
    const socket = greet()
    connection.networkLost()
    expect(lines.at(-1)).toBe('lost')
    expect(socket.closed).toBe(true)
    connection.connect()
    expect(sockets).toHaveLength(2)
    socket.say(step(99))
    expect(frames.some((frame) => frame.type === 'step' && frame.sequence === 99)).toBe(false)
  })

  it('does not even try while the browser has no network', () => {
    online = false
    lose()
    expect(sockets).toHaveLength(1)
    online = true
    pauses.at(-1)?.then()
    expect(sockets).toHaveLength(2)
  })

  it('connects once, however often it is told to', () => {
    connection.connect()
    connection.connect()
    expect(sockets).toHaveLength(1)
  })

  it('stays away once closed, and answers whoever still waits', async () => {
    greet()
    const answer = connection.ask(submit)
    connection.close()
    expect((await answer).type).toBe('refused')
    connection.connect()
    expect(sockets).toHaveLength(1)
    expect((await connection.ask(submit)).type).toBe('refused')
  })
})
