/** An offer being laid on the scale, thing by thing; it is sent as one decision. */

import type { Draft } from '../shared/drafts'
import { isSame, NOBODY, withFrancs } from './look'
import type { Choice, Look, Move, Offer } from './look'

export class Drafting {
  /** Whom the offer is for. */
  to = $state(NOBODY)
  /** What lies on the scale; a report as often as it was laid there. */
  laid = $state.raw<readonly Choice[]>([])
  /** Which way money goes, and how much. */
  way = $state<'pay' | 'ask'>('pay')
  francs = $state(0)

  readonly #look: () => Look | null
  readonly #draft: () => Draft

  /** `name` is what the draft is kept under in this window. */
  constructor(look: () => Look | null, draft: () => Draft) {
    this.#look = look
    this.#draft = draft
  }

  /** Is an offer asked for? Whoever has nobody to trade with must still be able to make none. */
  readonly asked = $derived.by(() => this.#look()?.phase === 'offer' && (this.#look()?.choices.length ?? 0) > 0)

  /** What could be laid on the scale for anybody… */
  readonly #all = $derived.by(() => this.#look()?.goods ?? [])
  /** …and for whom the offer is. */
  readonly goods = $derived(this.#all.filter(({ seat }) => seat === this.to))
  readonly things = $derived(this.goods.filter(({ move, step = 0 }) => move.kind !== 'send' && step === 0))
  readonly money = $derived(this.goods.find(({ move }) => move.kind === this.way))

  /** The offer as it lies on the scale. */
  readonly offer = $derived.by((): Offer => {
    const side = (gives: boolean) =>
      this.laid.filter((choice) => (choice.gives ?? false) === gives).map(({ thing }) => thing ?? 0)
    return {
      maker: this.#look()?.seat ?? NOBODY,
      to: this.to,
      gives: side(true),
      takes: side(false),
      pays: this.way === 'pay' ? this.francs : 0,
      asks: this.way === 'ask' ? this.francs : 0,
    }
  })

  /** Everything of the decision in its order; empty until there is something to send. */
  readonly moves = $derived.by((): Move[] => {
    const address = this.addresses.find(({ seat }) => seat === this.to)
    const send = this.goods.find(({ move }) => move.kind === 'send')
    if (!address || !send || this.laid.length === 0) return []
    const money = this.francs > 0 && this.money ? [withFrancs(this.money, this.francs)] : []
    return [address.move, ...this.laid.map(({ move }) => move), ...money, send.move]
  })

  get addresses(): readonly Choice[] {
    return (this.#look()?.choices ?? []).filter(({ move }) => move.kind === 'to')
  }

  /** How many copies of a thing lie on the scale. */
  count(choice: Choice): number {
    return this.laid.filter((one) => isSame(one, choice)).length
  }

  /** How many copies there are to lay: one of a horse, of a report as many as its owner keeps. */
  copies(choice: Choice): number {
    if (choice.move.kind === 'trade') return 1
    const look = this.#look()
    const owner = choice.gives ? look?.seat : this.to
    const kept = look?.seats.find(({ seat }) => seat === owner)?.kept ?? []
    return kept.filter((thing) => thing === choice.thing).length
  }

  /** Address somebody else: what lay there was not theirs. */
  address(seat: number): void {
    if (seat === this.to) return
    this.clear()
    this.to = seat
  }

  /** Lay one more of it on the scale, or take all of it off again. */
  toggle(choice: Choice): void {
    this.laid =
      this.count(choice) < this.copies(choice)
        ? [...this.laid, choice]
        : this.laid.filter((one) => !isSame(one, choice))
  }

  /** Keep the draft, so that a reload does not lose it. */
  keep(): void {
    if (!this.asked) return
    const counts = this.#all.map((good) => (good.seat === this.to ? this.count(good) : 0))
    this.#draft().keep([this.to + 1, this.way === 'pay' ? 0 : 1, this.francs, ...counts])
  }

  /** Lay out again what was kept of this offer, or nothing. */
  restore(): void {
    this.clear()
    if (!this.asked) return
    const [to = 0, way = 0, francs = 0, ...counts] = this.#draft().restore(this.#all.length + 3)
    // The scale stands there from the start; another partner is a tap away.
    this.to = this.addresses[0]?.seat ?? NOBODY
    if (!this.addresses.some(({ seat }) => seat === to - 1)) return
    this.to = to - 1
    this.way = way === 1 ? 'ask' : 'pay'
    this.francs = francs
    this.laid = this.#all.flatMap((good, place) =>
      good.seat === this.to ? Array.from({ length: Math.min(this.copies(good), counts[place] ?? 0) }, () => good) : [],
    )
  }

  clear(): void {
    this.to = NOBODY
    this.laid = []
    this.way = 'pay'
    this.francs = 0
  }
}
