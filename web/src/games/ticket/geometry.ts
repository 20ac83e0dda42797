/** Where things lie on the drawn track, running to the right or, upright, upwards. */

import type { Direction, Square, Track } from './look'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const LONG = 60
const WIDE = 54
const LONG_UPRIGHT = 30
const SHORTEST_UPRIGHT = 22
const WIDE_UPRIGHT = 54
const RAIL = 14
/** Where the names of lanes and columns stand. */
export const MARGIN = 26

/** The drawn track: everything that needs to know how it lies asks here. */
export class Ground {
  readonly long: number
  readonly wide: number

  readonly track: Pick<Track, 'lanes' | 'columns'>
  readonly upright: boolean

  /** `longest` is how tall an upright track may be, as a share of its width, with the columns that are `seen`. */
  constructor(track: Pick<Track, 'lanes' | 'columns'>, upright: boolean, longest = 2, seen = track.columns) {
    this.track = track
    this.upright = upright
    this.wide = upright ? WIDE_UPRIGHT : WIDE
    const across = track.lanes * this.wide + RAIL * 2 + MARGIN
    const fitting = (across * longest - MARGIN) / Math.min(seen, track.columns)
    this.long = upright ? Math.min(Math.max(fitting, SHORTEST_UPRIGHT), LONG_UPRIGHT) : LONG
  }

  /** The size of the whole drawing, rails and names of lanes and columns included. */
  get width(): number {
    const lanes = this.track.lanes * this.wide + RAIL * 2
    const columns = this.track.columns * this.long
    return this.upright ? lanes + MARGIN : columns + MARGIN
  }

  get height(): number {
    const lanes = this.track.lanes * this.wide + RAIL * 2
    const columns = this.track.columns * this.long
    return this.upright ? columns + MARGIN : lanes + MARGIN
  }

  /** The grass between the rails. */
  get turf(): Box {
    return this.strip(1, this.track.columns)
  }

  /** All lanes of some columns. */
  strip(from: number, to: number): Box {
    const first = this.cell({ lane: 1, column: this.upright ? to : from })
    const last = this.cell({ lane: this.track.lanes, column: this.upright ? from : to })
    return {
      x: first.x,
      y: first.y,
      width: last.x + last.width - first.x,
      height: last.y + last.height - first.y,
    }
  }

  cell(square: Square): Box {
    const along = this.upright ? this.track.columns - square.column : square.column - 1
    const across = square.lane - 1
    return this.upright
      ? { x: MARGIN + RAIL + across * this.wide, y: along * this.long, width: this.wide, height: this.long }
      : { x: MARGIN + along * this.long, y: RAIL + across * this.wide, width: this.long, height: this.wide }
  }

  /** The square at a point of the drawing, if there is one. */
  squareAt(x: number, y: number): Square | null {
    const along = this.upright ? y / this.long : (x - MARGIN) / this.long
    const across = (this.upright ? x - MARGIN - RAIL : y - RAIL) / this.wide
    const column = this.upright ? this.track.columns - Math.floor(along) : Math.floor(along) + 1
    const lane = Math.floor(across) + 1
    if (lane < 1 || lane > this.track.lanes || column < 1 || column > this.track.columns) return null
    return { lane, column }
  }

  middle(square: Square): { x: number; y: number } {
    const { x, y, width, height } = this.cell(square)
    return { x: x + width / 2, y: y + height / 2 }
  }

  /** Where the lanes start, as a path along the front of these squares from the left rail on. */
  starts(track: Pick<Track, 'start' | 'stagger'>): string {
    const points: string[] = []
    for (let lane = 1; lane <= this.track.lanes; lane += 1) {
      const { x, y, width, height } = this.cell({ lane, column: track.start + (track.stagger?.[lane - 1] ?? 0) })
      const ends = this.upright
        ? [`${x} ${y}`, `${x + width} ${y}`]
        : [`${x + width} ${y}`, `${x + width} ${y + height}`]
      points.push(...ends)
    }
    return `M${points.join('L')}`
  }

  /** The boundary just beyond a column, as a line across all lanes. */
  boundary(column: number): { x1: number; y1: number; x2: number; y2: number } {
    const turf = this.turf
    const edge = this.cell({ lane: 1, column })
    return this.upright
      ? { x1: turf.x, y1: edge.y, x2: turf.x + turf.width, y2: edge.y }
      : { x1: edge.x + edge.width, y1: turf.y, x2: edge.x + edge.width, y2: turf.y + turf.height }
  }
}

const SIDEWAYS: Record<string, Direction> = {
  ArrowRight: 'forward',
  ArrowLeft: 'backward',
  ArrowUp: 'left',
  ArrowDown: 'right',
}
const UPRIGHT: Record<string, Direction> = {
  ArrowUp: 'forward',
  ArrowDown: 'backward',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** The direction an arrow key points to on the track as it lies. */
export function directionOfKey(key: string, upright: boolean): Direction | undefined {
  return (upright ? UPRIGHT : SIDEWAYS)[key]
}

/** The arrow that points where a direction leads on the track as it lies. */
export function arrowOf(direction: Direction, upright: boolean): string {
  const arrows: Record<Direction, string> = upright
    ? { forward: '↑', backward: '↓', left: '←', right: '→' }
    : { forward: '→', backward: '←', left: '↑', right: '↓' }
  return arrows[direction]
}
