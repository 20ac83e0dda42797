/** A table's page in a test: a socket that is not one, and what a person does to the page. */

import { flushSync, mount } from 'svelte'
import type { FromPage, FromServer, TableState } from '../wire'
import TablePage from './TablePage.svelte'
import { soon } from '../waiting'

export class FakeSocket {
  static opened: FakeSocket[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((close: { code: number }) => void) | null = null
  readonly sent: FromPage[] = []

  constructor(readonly address: string) {
    FakeSocket.opened.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage)
  }

  close(): void {}

  say(...frames: FromServer[]): void {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) })
    flushSync()
  }
}

const seat = { guest: '', bot: '', mine: false, present: false }

/** A table where Ann has laid the places and waits for somebody. */
export const gathering: TableState = {
  type: 'table',
  id: 'abc',
  game: 'ticket',
  called: { en: 'Ticket Gagnant', fr: 'Ticket Gagnant' },
  pack: 'standard',
  title: 'Sunday',
  phase: 'gathering',
  options: {},
  public: false,
  watchable: true,
  clock: 0,
  pace: 900,
  commitment: 'c0ffee',
  host: true,
  seats: [
    { ...seat, seat: 0, name: 'Ann', guest: 'x', mine: true, present: true },
    { ...seat, seat: 1, name: '' },
  ],
  watchers: [],
  muted: false,
}

/** Open the page of the table, connect it and let the server say something. */
export async function open(...frames: FromServer[]): Promise<{ page: object; socket: FakeSocket }> {
  const page = mount(TablePage, { target: document.body, props: { id: 'abc' } })
  flushSync()
  const socket = await soon(() => {
    const [first] = FakeSocket.opened
    if (!first?.onopen) throw new Error('not connected yet')
    return first
  })
  socket.onopen?.()
  socket.say(...frames)
  return { page, socket }
}

export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (candidate) => (candidate.ariaLabel ?? candidate.textContent).trim() === name,
  )
  if (!found) throw new Error(`no button ${name} in ${document.body.textContent}`)
  return found
}
