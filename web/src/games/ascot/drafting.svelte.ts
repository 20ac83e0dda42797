/** An offer being laid on the scale, thing by thing; it is sent as one decision. */

import type { Draft } from '../shared/drafts'
import { NOBODY, THINGS, withAmount } from './look'
import type { Choice, Look, Offer } from './look'

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

  readonly goods = $derived.by(() => (this.#look()?.goods ?? []).filter(({ seat }) => seat === this.to))
  readonly things = $derived(this.goods.filter(({ kind }) => ['trade', 'give', 'take'].includes(kind)))
  readonly money = $derived(this.goods.find(({ kind }) => kind === this.way))

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
  readonly moves = $derived.by((): number[] => {
    const address = this.addresses.find(({ seat }) => seat === this.to)
    const send = this.goods.find(({ kind }) => kind === 'send')
    if (!address || !send || this.laid.length === 0) return []
    const money = this.francs > 0 && this.money ? [withAmount(this.money, this.francs)] : []
    return [address.move, ...this.laid.map(({ move }) => move), ...money, send.move]
  })

  get addresses(): readonly Choice[] {
    return (this.#look()?.choices ?? []).filter(({ kind }) => kind === 'address')
  }

  /** How many copies of a thing lie on the scale. */
  count(choice: Choice): number {
    return this.laid.filter(({ move }) => move === choice.move).length
  }

  /** How many copies there are to lay: one of a horse, of a report as many as its owner keeps. */
  copies(choice: Choice): number {
    if (choice.kind === 'trade') return 1
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
        : this.laid.filter(({ move }) => move !== choice.move)
  }

  /** Keep the draft, so that a reload does not lose it. */
  keep(): void {
    if (!this.asked) return
    const counts = Array.from({ length: THINGS }, (_, index) => this.laid.filter(({ thing }) => thing === index + 1).length)
    this.#draft().keep([this.to + 1, this.way === 'pay' ? 0 : 1, this.francs, ...counts])
  }

  /** Lay out again what was kept of this offer, or nothing. */
  restore(): void {
    this.clear()
    if (!this.asked) return
    const [to = 0, way = 0, francs = 0, ...counts] = this.#draft().restore(THINGS + 3)
    // The scale stands there from the start; another partner is a tap away.
    this.to = this.addresses[0]?.seat ?? NOBODY
    if (!this.addresses.some(({ seat }) => seat === to - 1)) return
    this.to = to - 1
    this.way = way === 1 ? 'ask' : 'pay'
    this.francs = francs
    this.laid = this.things.flatMap((choice) =>
      Array.from({ length: Math.min(this.copies(choice), counts[(choice.thing ?? 0) - 1] ?? 0) }, () => choice),
    )
  }

  clear(): void {
    this.to = NOBODY
    this.laid = []
    this.way = 'pay'
    this.francs = 0
  }
}
