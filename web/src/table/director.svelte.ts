/**
 * What of the game may be known on the page yet.
 *
 * Steps come from the server as fast as they are played; the director shows them one after the
 * other, each with its moments, and everything on the page reads what it shows: while a result is
 * still to be seen on stage, the look before it stands around, and the story ends with the line
 * that is on stage.
 */

import type { Line, Step } from '../wire'

/** Something that deserves a stage. A room's own moments add what their pictures need. */
export interface Moment {
  readonly kind: string
  /** How many of the lines of its step are told once it begins. */
  readonly told: number
  /** How long it is on stage, in milliseconds; 0 stays until it is left. */
  readonly lasts: number
  /** Moments of one scene follow each other in the same picture; without one each has its own. */
  readonly scene?: string
  /** Is it shown in passing, so that the board stays in sight and in use? */
  readonly aside?: boolean
  /** Does its picture fill the whole stage? */
  readonly full?: boolean
  /** Is it worth its time even when more has come, and worth seeing again? */
  readonly lasting?: boolean
  /** Is it dice that roll where they will lie? Until they do, what they show is neither told nor asked about. */
  readonly rolls?: boolean
}

/** Dice may not be thrown yet, for all that is shown; they roll; or they lie there to be read. */
export type Dice = 'in hand' | 'rolling' | 'lying'

/** Finds the moments among the lines from one on, with what was seen after and before them. */
export type FindMoments<Look, Found extends Moment = Moment> = (
  story: readonly Line[],
  from: number,
  look: Look,
  before: Look | null,
) => Found[]

/** What a room's stage needs to know and may do. */
export interface Stage {
  /** What is on stage now. */
  readonly moment: Moment | null
  /** Does it lie over the board, rather than pass by? */
  readonly covered: boolean
  /** How many times faster than usual it plays. */
  readonly tempo: number
  /** What may be seen of the newest throw. */
  readonly dice: Dice
  /** Is there a reckoning that can be seen again, and nothing in its way? */
  readonly encore: boolean
  /** Complete the picture on stage or, where it is complete, go on to what comes next. */
  skip(): void
  /** Clear the stage: whoever decides something has seen enough. */
  leave(): void
  again(): void
}

/** A step that is being shown. */
interface Playing {
  readonly step: Step
  readonly audience: number
  readonly lines: readonly Line[]
  readonly moments: readonly Moment[]
  /** Which of them is on stage. */
  readonly at: number
  /** Is it an encore, of which everything is known already? */
  readonly known: boolean
}

interface Waiting {
  readonly step: Step
  readonly came: number
}

/** How far a live table may run ahead of what is shown, in milliseconds; less where we are waited for. */
const PATIENCE = 4000
const ASKED = 2000
/** How long a step without moments is seen before the next, in milliseconds. */
const BEAT = 280
/** What is shown in passing gives way to what comes after it, but not at once. */
const GLANCE = 700
/** Someone who was away for whole races wants the last result, not an hour of old moments; six sheets are reckoned in fewer. */
const MANY = 32
/** The lines before a step that its moments may have to look back at. */
const REMEMBERED = 120

export class Director implements Stage {
  /** Whose eyes the table is seen with. */
  audience: () => number = () => -1
  /** Finds the moments of the game that is played, once its room is there. */
  find: FindMoments<never> | null = null
  /** How many times faster than usual everything plays; a replay has a switch for it. */
  speed = $state(1)

  #shown = $state.raw<Step | null>(null)
  #latest = $state.raw<Step | null>(null)
  #playing = $state.raw<Playing | null>(null)
  #waiting = $state.raw<readonly Waiting[]>([])
  #encore = $state.raw<readonly Moment[]>([])
  #quickened = $state(1)
  /** Are all moments but the lasting ones left out until we are asked? */
  #rushing = false
  /** What this audience was told before the step that is playing. */
  #past: readonly Line[] = []
  #pastOf = -1
  #heard = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #began = 0
  #free = 0
  readonly #listeners = new Set<(line: Line) => void>()

  /** `live` is a table that goes on by itself and must not run away from what is shown. */
  constructor(private readonly live = true) {}

  readonly #moment = $derived(this.#playing?.moments[this.#playing.at] ?? null)
  /** Is there still something of the playing step that only its stage may show? */
  readonly #hides = $derived.by(() => {
    const playing = this.#playing
    if (!playing || playing.known || !this.#shown) return false
    const { moments, at, lines } = playing
    const last = moments.length - 1
    if (at === last && (moments[last]?.told ?? 0) >= lines.length) return false
    return moments.slice(at).some(({ aside }) => !aside)
  })

  readonly dice = $derived.by((): Dice => {
    if (this.#moment?.rolls) return 'rolling'
    const coming = this.#playing && !this.#playing.known ? this.#playing.moments.slice(this.#playing.at) : []
    return !this.#hides && coming.some(({ rolls }) => rolls) ? 'in hand' : 'lying'
  })

  /** The step that may be seen now; of what it asks, only what is still asked, and not before dice lie. */
  readonly step = $derived.by((): Step | null => {
    const shown = this.#playing && !this.#hides ? this.#playing.step : this.#shown
    if (shown && this.dice !== 'lying') return { ...shown, decisions: [], awaited: [] }
    return shown && this.#latest && shown !== this.#latest ? overtaken(shown, this.#latest, this.#hides) : shown
  })

  readonly busy = $derived(this.#playing !== null || this.#waiting.length > 0)
  /** Is anything still hidden that the server has told us, but for how dice will lie in a moment? */
  readonly behind = $derived((this.#hides && !this.#moment?.rolls) || this.#waiting.length > 0)
  readonly encore = $derived(this.#encore.length > 0 && !this.busy)

  get moment(): Moment | null {
    return this.#moment
  }

  get covered(): boolean {
    return this.#moment !== null && !this.#moment.aside && !this.#moment.rolls
  }

  get tempo(): number {
    return this.speed * this.#quickened
  }

  /** How many of an audience's latest lines may not be told yet. */
  untold(audience: number): number {
    const waiting = this.#waiting.reduce((sum, { step }) => sum + (step.story[audience]?.length ?? 0), 0)
    const playing = this.#playing
    if (!playing || playing.known) return waiting
    const lines = playing.step.story[audience]?.length ?? 0
    if (audience !== playing.audience) return waiting + (this.#hides ? lines : 0)
    return waiting + lines - Math.min(lines, this.#moment?.told ?? lines)
  }

  /** How many of an audience's latest lines came after the look that is shown. */
  beyond(audience: number): number {
    const steps = [...(this.#hides && this.#playing ? [this.#playing.step] : []), ...this.#waiting.map(({ step }) => step)]
    return steps.reduce((sum, step) => sum + (step.story[audience]?.length ?? 0), 0)
  }

  /** Hear of every line as it is shown, once and in order; the answer ends it. */
  onshown(listener: (line: Line) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Take in a step from the server.
   *
   * What begins anew is the present, of which nothing is staged; unless one was there when it
   * `begins`. What one missed (`present`) is not played either.
   */
  receive(step: Step, how: { readonly begins?: boolean; readonly present?: boolean } = {}): void {
    this.#latest = step
    if (step.fresh) {
      // What was shown stays until what is new can be.
      this.#clear()
      this.#past = []
      this.#encore = []
    }
    this.#waiting = [...this.#waiting, { step, came: Date.now() }]
    if ((step.fresh && !how.begins) || how.present) this.toPresent()
    else if (this.#playing) this.#time()
    else this.#next()
  }

  skip(): void {
    const playing = this.#playing
    if (!playing) return
    const { moments, at } = playing
    const last = lastOfScene(moments, at)
    this.#goto(last > at ? last : at + 1)
  }

  leave(): void {
    if (this.#playing) this.#goto(this.#playing.moments.length)
  }

  again(): void {
    const step = this.#shown
    if (!this.encore || !step) return
    this.#playing = { step, audience: this.audience(), lines: [], moments: this.#encore, at: 0, known: true }
    this.#begin()
  }

  /** Show all that is known at once, and go on so until this person is asked for something. */
  skipToTurn(): void {
    this.toPresent()
    this.#rushing = (this.#shown?.decisions.length ?? 0) === 0
  }

  /** Show all that is known at once, without staging any of it. */
  toPresent(): void {
    clearTimeout(this.#timer)
    const playing = this.#playing
    if (playing && !playing.known) this.#finish(playing)
    this.#playing = null
    for (const { step } of this.#waiting) {
      if (!step.fresh) this.#remember(this.#momentsOf(step, this.audience()))
      this.#finish(this.#opened(step, []), step.fresh)
    }
    this.#waiting = []
    this.#free = 0
  }

  /** Whoever comes back to a tab sees what is, not what was. */
  comeBack(): void {
    const [first] = this.#waiting
    if (first && Date.now() - first.came > PATIENCE) this.toPresent()
  }

  close(): void {
    this.#clear()
    this.#listeners.clear()
  }

  #clear(): void {
    clearTimeout(this.#timer)
    this.#playing = null
    this.#waiting = []
    this.#rushing = false
    this.#free = 0
  }

  /** Begin with the next step, if there is one and the last was seen long enough. */
  #next(): void {
    clearTimeout(this.#timer)
    const [first, ...rest] = this.#waiting
    if (!first || this.#playing) return
    const pause = Math.min(this.#free - Date.now(), this.#most(first) / this.#waiting.length)
    if (pause > 0 && !this.#rushing) {
      this.#timer = setTimeout(() => {
        this.#free = 0
        this.#next()
      }, pause)
      return
    }
    this.#waiting = rest
    const { step } = first
    const found = this.#momentsOf(step, this.audience())
    this.#remember(found)
    const asked = step.decisions.length > 0
    const moments = this.#rushing ? found.filter(({ lasting }) => lasting) : found
    if (asked || moments.length > 0) this.#rushing = false
    const playing = this.#opened(step, moments)
    if (moments.length === 0) {
      this.#finish(playing)
      if (playing.lines.length > 0) this.#free = Date.now() + BEAT / this.speed
      this.#next()
      return
    }
    this.#playing = playing
    this.#begin()
  }

  #opened(step: Step, moments: readonly Moment[]): Playing {
    const audience = this.audience()
    this.#lookBack(audience)
    const lines = step.story[audience] ?? []
    this.#heard = 0
    return { step, audience, lines, moments, at: 0, known: false }
  }

  /** Another audience was told other things. */
  #lookBack(audience: number): void {
    if (audience === this.#pastOf) return
    this.#pastOf = audience
    this.#past = []
  }

  /** The moments of a step, as its audience sees it. */
  #momentsOf(step: Step, audience: number): readonly Moment[] {
    const find = this.find as FindMoments<unknown> | null
    const look = lookOf(step, audience)
    const lines = step.story[audience] ?? []
    if (!find || look === null || lines.length === 0) return []
    this.#lookBack(audience)
    const from = this.#past.length
    const before = this.#shown ? lookOf(this.#shown, audience) : null
    const found = find([...this.#past, ...lines], from, look, before)
    return found.length > MANY ? found.filter(({ lasting }) => lasting).slice(-MANY) : found
  }

  /** What can be seen again is what was worth its time. */
  #remember(moments: readonly Moment[]): void {
    const worth = moments.filter(({ lasting, lasts }) => lasting && lasts > 0)
    if (worth.length > 0) this.#encore = worth
  }

  #goto(at: number): void {
    const playing = this.#playing
    if (!playing) return
    clearTimeout(this.#timer)
    if (at < playing.moments.length) {
      this.#playing = { ...playing, at }
      this.#begin()
      return
    }
    this.#playing = null
    if (!playing.known) this.#finish(playing)
    this.#next()
  }

  #begin(): void {
    const playing = this.#playing
    if (!playing) return
    this.#began = Date.now()
    const { told = 0, rolls = false } = this.#moment ?? {}
    // Dice are heard while they roll, although nobody is told yet how they lie.
    if (!playing.known) this.#tell(playing.lines, rolls ? told + 1 : told)
    this.#time()
  }

  /** The step has been seen: it is what is shown from now on. */
  #finish({ step, lines }: Playing, silently = false): void {
    if (!silently) this.#tell(lines, lines.length)
    this.#past = [...this.#past, ...lines].slice(-REMEMBERED)
    this.#shown = step
  }

  #tell(lines: readonly Line[], upTo: number): void {
    for (const line of lines.slice(this.#heard, upTo)) for (const listener of this.#listeners) listener(line)
    this.#heard = Math.max(this.#heard, upTo)
  }

  /** Let what is on stage leave it when its time is over; the more waits, the sooner. */
  #time(): void {
    const playing = this.#playing
    const moment = this.#moment
    if (!playing || !moment) return
    clearTimeout(this.#timer)
    const [first] = this.#waiting
    const since = Date.now() - this.#began
    const left = playing.moments.slice(playing.at + 1).reduce((sum, { lasts }) => sum + lasts, 0)
    const own = first && moment.aside ? Math.min(moment.lasts, GLANCE) : moment.lasts
    this.#quickened = 1
    if (own === 0 && !first) return
    const natural = (own || PATIENCE) + left
    // What waits wants to be seen, too.
    const most = first && this.live ? Math.max(1, this.#most(first) - BEAT * Math.min(this.#waiting.length, 6)) : Infinity
    this.#quickened = Math.max(1, (natural - since) / most)
    const rest = (own || PATIENCE) / this.tempo - since
    this.#timer = setTimeout(() => this.#goto(playing.at + 1), Math.max(0, rest))
  }

  /** How long a step that waits may still wait, in milliseconds. */
  #most({ came }: Waiting): number {
    const asked = (this.#latest?.decisions.length ?? 0) > 0
    return Math.max(0, came + (asked ? ASKED : PATIENCE) - Date.now())
  }
}

/** The look of an audience, or of whoever is looked over the shoulder of. */
function lookOf(step: Step, audience: number): unknown {
  return step.views.find(({ seat }) => seat === audience)?.look ?? null
}

/** The last moment of the scene that one belongs to. */
function lastOfScene(moments: readonly Moment[], at: number): number {
  const scene = moments[at]?.scene
  let last = at
  while (scene !== undefined && moments[last + 1]?.scene === scene) last += 1
  return last
}

/**
 * A position that the table has left already: only what is still asked may be decided, and nothing
 * can be taken back. While what became of it is on stage, nobody is waited for in it either.
 */
function overtaken(step: Step, latest: Step, left: boolean): Step {
  const decisions = step.decisions.filter((one) =>
    latest.decisions.some((other) => other.seat === one.seat && other.seen === one.seen),
  )
  const views = step.views.map((view) => (view.undo ? { ...view, undo: false } : view))
  return { ...step, decisions, views, awaited: left ? [] : step.awaited }
}
