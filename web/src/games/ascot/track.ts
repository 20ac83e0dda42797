/** Where things lie on the drawn boards: rings run anticlockwise, the rail on the left. */

export interface Spot {
  readonly x: number
  readonly y: number
  /** Where a horse there looks, in degrees; 0 is to the right, 90 down. */
  readonly heading: number
}

export interface Measures {
  readonly width: number
  readonly height: number
  /** How wide the ring is. */
  readonly band: number
  /** What is left around it. */
  readonly margin: number
  /** The bend of its middle line at the corners. */
  readonly radius: number
  /** Where the first square is, as a part of the way round from the lower left. */
  readonly start: number
}

interface Piece {
  readonly length: number
  readonly at: (along: number, across: number) => Spot
}

const QUARTER = Math.PI / 2

/** A way with squares along it; what is drawn of it only needs to know where its squares are. */
abstract class Way {
  readonly width: number
  readonly height: number
  readonly band: number

  constructor({ width, height, band }: { width: number; height: number; band: number }) {
    this.width = width
    this.height = height
    this.band = band
  }

  /** The middle of a square; `across` leads outwards. */
  abstract at(square: number, across?: number): Spot

  /** A piece of the way as a path, bent where the way bends. */
  cell(square: number, inner = -this.band / 2, outer = this.band / 2, squares = 1): string {
    const steps = Array.from({ length: 4 * squares + 1 }, (_, piece) => piece / 4 - 0.5)
    const far = steps.map((by) => this.at(square + by, outer))
    const near = steps.map((by) => this.at(square + by, inner)).reverse()
    return `M${[...far, ...near].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  }

  /** A line across the way just before a square. */
  lineBefore(square: number, beyond = 0): { x1: number; y1: number; x2: number; y2: number } {
    const inside = this.at(square - 0.5, -this.band / 2 - beyond)
    const outside = this.at(square - 0.5, this.band / 2 + beyond)
    return { x1: inside.x, y1: inside.y, x2: outside.x, y2: outside.y }
  }
}

export class Ring extends Way {
  /** The length of a square on the middle line. */
  readonly step: number
  /** The free room inside the ring. */
  readonly inside: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

  readonly #pieces: readonly Piece[]
  readonly #around: number
  readonly #start: number

  constructor(squares: number, measures: Measures) {
    super(measures)
    const { width, height, band, margin, radius, start } = measures
    const [middleX, middleY] = [width / 2, height / 2]
    const halfX = middleX - margin - band / 2
    const halfY = middleY - margin - band / 2
    const bend = Math.min(radius, halfX, halfY)
    const line = (x: number, y: number, dx: number, dy: number, length: number): Piece => ({
      length,
      // Running anticlockwise, outwards is to the right of the way one goes.
      at: (along, across) => ({
        x: middleX + x + dx * along - dy * across,
        y: middleY + y + dy * along + dx * across,
        heading: (Math.atan2(dy, dx) * 180) / Math.PI,
      }),
    })
    const arc = (x: number, y: number, from: number): Piece => ({
      length: QUARTER * bend,
      at: (along, across) => {
        const angle = from - along / bend
        return {
          x: middleX + x + (bend + across) * Math.cos(angle),
          y: middleY + y + (bend + across) * Math.sin(angle),
          heading: ((((angle - QUARTER) * 180) / Math.PI + 540) % 360) - 180,
        }
      },
    })
    const [flatX, flatY] = [halfX - bend, halfY - bend]
    this.#pieces = [
      line(-flatX, halfY, 1, 0, 2 * flatX),
      arc(flatX, flatY, QUARTER),
      line(halfX, flatY, 0, -1, 2 * flatY),
      arc(flatX, -flatY, 0),
      line(flatX, -halfY, -1, 0, 2 * flatX),
      arc(-flatX, -flatY, -QUARTER),
      line(-halfX, -flatY, 0, 1, 2 * flatY),
      arc(-flatX, flatY, 2 * QUARTER),
    ]
    this.#around = this.#pieces.reduce((sum, { length }) => sum + length, 0)
    this.#start = this.#around * start
    this.step = this.#around / squares
    const wall = margin + band
    this.inside = { x: wall, y: wall, width: width - 2 * wall, height: height - 2 * wall }
  }

  /** The middle of a square; `across` leads outwards. */
  at(square: number, across = 0): Spot {
    const along = this.#start + square * this.step
    let left = ((along % this.#around) + this.#around) % this.#around
    for (const piece of this.#pieces) {
      if (left <= piece.length) return piece.at(left, across)
      left -= piece.length
    }
    return this.#pieces[0]!.at(0, across)
  }
}

const LYING_COURSE: Measures = { width: 1000, height: 440, band: 132, margin: 10, radius: 400, start: 0.2 }
const UPRIGHT_COURSE: Measures = { width: 400, height: 450, band: 102, margin: 4, radius: 400, start: 0.31 }
const LYING_LOOP: Measures = { width: 1000, height: 440, band: 64, margin: 6, radius: 44, start: 0.02 }
const UPRIGHT_LOOP: Measures = { width: 400, height: 540, band: 46, margin: 4, radius: 32, start: 0.02 }

/** Room before the first length (two rows at the gate) and behind the post. */
const BEHIND_POST = 3
const BEFORE_START = 2

/** A course with its lanes from the inside and its lengths from the gate to the post. */
export class Course {
  readonly lanes: number
  readonly lengths: number
  /** How wide a lane is. */
  readonly lane: number
  readonly width: number
  readonly height: number
  readonly band: number

  readonly #way: Way

  constructor(way: Way, lanes: number, lengths: number) {
    this.#way = way
    this.width = way.width
    this.height = way.height
    this.band = way.band
    this.lanes = lanes
    this.lengths = lengths
    this.lane = way.band / lanes
  }

  at(length: number, across = 0): Spot {
    return this.#way.at(length, across)
  }

  cell(length: number, inner?: number, outer?: number, lengths?: number): string {
    return this.#way.cell(length, inner, outer, lengths)
  }

  lineBefore(length: number, beyond = 0): ReturnType<Way['lineBefore']> {
    return this.#way.lineBefore(length, beyond)
  }

  #across(lane: number): number {
    return (lane - 0.5) * this.lane - this.band / 2
  }

  /** The middle of a square: a lane from 1, a length from 1; 0 is the gate. */
  spot(lane: number, length: number): Spot {
    return this.at(length, this.#across(lane))
  }

  square(lane: number, length: number): string {
    const middle = this.#across(lane)
    return this.cell(length, middle - this.lane / 2, middle + this.lane / 2)
  }

  /** Where the horse that came home in this place stands, behind the post. */
  home(place: number): Spot {
    return this.spot(Math.min(this.lanes, 1 + place), this.lengths + 1.3)
  }
}

/** The whole race board. */
export class Oval extends Course {
  constructor(lanes: number, lengths: number, upright: boolean) {
    super(new Ring(lengths + BEFORE_START + BEHIND_POST, upright ? UPRIGHT_COURSE : LYING_COURSE), lanes, lengths)
  }
}

const CLOSE = { square: 26, behind: 3, shown: 14, edge: 14 }

/** A straight piece of the way, for those who look closely. */
class Straight extends Way {
  readonly #first: number

  constructor(first: number, lanes: number) {
    const { square, shown, edge } = CLOSE
    super({ width: square * shown, height: square * lanes + 2 * edge, band: square * lanes })
    this.#first = first
  }

  at(square: number, across = 0): Spot {
    return { x: (square - this.#first + 0.5) * CLOSE.square, y: this.height / 2 + across, heading: 0 }
  }
}

/** What lies around a horse, larger and straightened out: a few lengths behind it, more ahead. */
export class CloseUp extends Course {
  constructor(lanes: number, lengths: number, length: number) {
    const last = lengths + BEHIND_POST - CLOSE.shown
    super(new Straight(Math.max(-1, Math.min(last, length - CLOSE.behind)), lanes), lanes, lengths)
  }
}

/** The training board. */
export function loopRing(squares: number, upright: boolean): Ring {
  return new Ring(squares, upright ? UPRIGHT_LOOP : LYING_LOOP)
}
