/** Where horses stand in the picture of the last straight. */

/** A horse that comes home: how far it was before the last move, and how far it is now. */
export interface Finisher {
  readonly horse: number
  readonly from: number
  readonly to: number
  readonly coat?: string
}

export interface Galloping {
  readonly horse: number
  readonly coat: string
  /** Its place across the track, from the far rail. */
  readonly lane: number
  /** Where it is in the picture when the picture begins and when it ends. */
  readonly start: number
  readonly end: number
  readonly phase: number
}

/** Where the post stands in the picture. */
export const POST = 600
/** How far behind the post the front runner is when the picture begins. */
const RUN = 300
/** A square of the board in the picture. */
const SQUARE = 58
/** Noses reach so far before the middle of a horse. */
export const NOSE = 50
/** As many fit into the picture. */
const MOST = 8
const COATS = ['#6b4226', '#4a2c19', '#8a5a33', '#3a2a22', '#7b4b2a', '#a3764a']

/** Put the leaders into the picture, in the order of their numbers; `judged` stands at the post. */
export function gallop(field: readonly Finisher[], post: number): Galloping[] {
  const leaders = [...field].sort((one, other) => other.to - one.to).slice(0, MOST)
  const front = Math.max(...field.map(({ from }) => from), 0)
  return leaders
    .sort((one, other) => one.horse - other.horse)
    .map(({ horse, from, to, coat }, lane) => ({
      horse,
      lane,
      coat: coat ?? COATS[horse % COATS.length] ?? '',
      start: POST - NOSE - RUN + (from - front) * SQUARE,
      end: POST - NOSE + (to - post) * SQUARE,
      phase: (horse * 0.37) % 1,
    }))
}
