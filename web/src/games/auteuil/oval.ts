/** Where things lie on the drawn course: an oval run anticlockwise, the rail on the left. */

export interface Spot {
  readonly x: number
  readonly y: number
  /** Where a horse there looks, in degrees; 0 is to the right, 90 down. */
  readonly heading: number
}

interface Measures {
  /** The whole drawing. */
  readonly width: number
  readonly height: number
  /** How wide the turf is. */
  readonly band: number
  /** What is left around it. */
  readonly margin: number
  /** Where on its straight the post stands. */
  readonly post: number
}

const LYING: Measures = { width: 1000, height: 404, band: 88, margin: 23, post: 0.74 }
const UPRIGHT: Measures = { width: 400, height: 486, band: 72, margin: 8, post: 0.62 }

/** How far apart horses on one square stand, across the turf. */
const ABREAST = { lying: 22, upright: 19 }

export class Oval {
  readonly width: number
  readonly height: number
  readonly band: number
  /** The length of a square in the middle of the turf. */
  readonly step: number

  readonly #radius: number
  readonly #straight: number
  readonly #start: number
  readonly lap: number
  readonly upright: boolean

  /** An upright course stands on its end, its post on the right-hand straight. */
  constructor(lap: number, upright: boolean) {
    const measures = upright ? UPRIGHT : LYING
    this.lap = lap
    this.upright = upright
    this.width = measures.width
    this.height = measures.height
    this.band = measures.band
    const long = Math.max(measures.width, measures.height)
    const short = Math.min(measures.width, measures.height)
    this.#radius = short / 2 - measures.margin - measures.band / 2
    this.#straight = long - 2 * (this.#radius + measures.margin + measures.band / 2)
    this.#start = this.#straight * measures.post
    this.step = this.#around / lap
  }

  get #around(): number {
    return 2 * this.#straight + 2 * Math.PI * this.#radius
  }

  /** The middle of a square of the loop; `across` leads away from the middle, outwards. */
  at(square: number, across = 0): Spot {
    return this.#along(this.#start + square * this.step, across)
  }

  /** A line across the turf just before a square. */
  lineBefore(square: number, beyond = 0): { x1: number; y1: number; x2: number; y2: number } {
    const inside = this.at(square - 0.5, -this.band / 2 - beyond)
    const outside = this.at(square - 0.5, this.band / 2 + beyond)
    return { x1: inside.x, y1: inside.y, x2: outside.x, y2: outside.y }
  }

  /** A square as a path, bent where the course bends. */
  cell(square: number): string {
    const steps = [-0.5, -0.25, 0, 0.25, 0.5]
    const outer = steps.map((by) => this.at(square + by, this.band / 2))
    const inner = steps.map((by) => this.at(square + by, -this.band / 2)).reverse()
    return `M${[...outer, ...inner].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  }

  /** A way along the course from square to square, as a path. */
  way(from: number, to: number, across = 0): string {
    const pieces = Math.max(1, Math.ceil((to - from) * 4))
    const spots = Array.from({ length: pieces + 1 }, (_, piece) =>
      this.at(from + ((to - from) * piece) / pieces, across),
    )
    return `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
  }

  /** The closed curve so far outside the middle of the turf. */
  ring(across: number): string {
    const radius = (this.#radius + across).toFixed(1)
    const half = this.#straight / 2
    const far = this.#radius + across
    const [a, b, c, d] = [
      this.#turned(-half, far),
      this.#turned(half, far),
      this.#turned(half, -far),
      this.#turned(-half, -far),
    ]
    const arc = `A${radius} ${radius} 0 0 0`
    return `M${a.x} ${a.y}L${b.x} ${b.y}${arc} ${c.x} ${c.y}L${d.x} ${d.y}${arc} ${a.x} ${a.y}Z`
  }

  /** Where horses that share a square stand: abreast, in a second row where there are many. */
  abreast(square: number, place: number, of: number): Spot {
    const apart = this.upright ? ABREAST.upright : ABREAST.lying
    const rows = Math.max(1, Math.floor(this.band / apart))
    const files = Math.ceil(of / rows)
    const file = Math.floor(place / rows)
    const inFile = Math.min(rows, of - file * rows)
    const across = ((place % rows) - (inFile - 1) / 2) * apart
    const back = files === 1 ? 0 : (file - (files - 1) / 2) * (this.upright ? 1.05 : 0.62)
    return this.at(square - back, across)
  }

  #along(distance: number, across: number): Spot {
    const { PI, sin, cos } = Math
    const straight = this.#straight
    const bend = PI * this.#radius
    const around = this.#around
    const far = this.#radius + across
    let left = ((distance % around) + around) % around
    const spot = (u: number, v: number, degrees: number): Spot => {
      const { x, y } = this.#turned(u, v)
      const heading = this.upright ? degrees - 90 : degrees
      return { x, y, heading: ((heading + 540) % 360) - 180 }
    }
    if (left < straight) return spot(left - straight / 2, far, 0)
    left -= straight
    if (left < bend) {
      const angle = left / this.#radius
      return spot(straight / 2 + far * sin(angle), far * cos(angle), (-angle * 180) / PI)
    }
    left -= bend
    if (left < straight) return spot(straight / 2 - left, -far, 180)
    const angle = (left - straight) / this.#radius
    return spot(-straight / 2 - far * sin(angle), -far * cos(angle), 180 - (angle * 180) / PI)
  }

  /** From the long axis and the one across it to the drawing. */
  #turned(u: number, v: number): { x: number; y: number } {
    return this.upright
      ? { x: this.width / 2 + v, y: this.height / 2 - u }
      : { x: this.width / 2 + u, y: this.height / 2 + v }
  }
}
