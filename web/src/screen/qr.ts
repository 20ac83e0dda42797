/**
 * An address as a QR code (ISO/IEC 18004), for phones to scan: bytes, versions 1 to 6, level L.
 *
 * That holds 134 bytes, more than any address of a table; larger versions need further fields, which
 * nobody would scan from a screen. Rows of truths: dark or light.
 */

/** By version: data bytes of a block, checking bytes of a block, blocks. */
const VERSIONS = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [68, 18, 2],
] as const
const BYTES = 0b0100
const LEVEL_L = 0b01
const PADDING = [0xec, 0x11] as const

export type Squares = readonly (readonly boolean[])[]

/** The squares of a code, without the quiet margin of four around it; null for what is too long. */
export function qrOf(text: string): Squares | null {
  const bytes = [...new TextEncoder().encode(text)]
  const version = VERSIONS.findIndex(([data, , blocks]) => bytes.length + 2 <= data * blocks) + 1
  if (version === 0) return null
  const bits = bitsOf(version, bytes)
  const drawn = Array.from({ length: 8 }, (_, mask) => draw(version, bits, mask))
  return drawn.reduce((best, one) => (ugliness(one) < ugliness(best) ? one : best))
}

/** Products and powers in the field of 256 elements that Reed and Solomon's codes are made in. */
const POWER: number[] = []
const EXPONENT: number[] = []
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  POWER[exponent] = value
  EXPONENT[value] = exponent
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}

function times(one: number, other: number): number {
  if (!one || !other) return 0
  return POWER[((EXPONENT[one] ?? 0) + (EXPONENT[other] ?? 0)) % 255] ?? 0
}

/** The bytes by which a block can be checked and mended: the rest after dividing by a polynomial. */
export function checking(block: readonly number[], count: number): number[] {
  let divisor = [1]
  for (let root = 0; root < count; root += 1) {
    const shifted = [...divisor, 0]
    divisor = shifted.map((value, at) => value ^ times(divisor[at - 1] ?? 0, POWER[root] ?? 0))
  }
  const rest = [...block, ...Array.from({ length: count }, () => 0)]
  for (let at = 0; at < block.length; at += 1) {
    const lead = rest[at] ?? 0
    for (const [offset, value] of divisor.entries()) rest[at + offset] = (rest[at + offset] ?? 0) ^ times(value, lead)
  }
  return rest.slice(block.length)
}

/** Everything that is drawn on the free squares, in the order in which they are visited. */
function bitsOf(version: number, bytes: readonly number[]): boolean[] {
  const [size, checks, count] = VERSIONS[version - 1] ?? VERSIONS[0]
  // A half byte says what follows, a byte how much, and a half byte ends it: all is shifted by four.
  const shifted = [BYTES, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const data: number[] = []
  for (let at = 0; at < shifted.length; at += 2) data.push(((shifted[at] ?? 0) << 4) | (shifted[at + 1] ?? 0))
  for (let pad = 0; data.length < size * count; pad += 1) data.push(PADDING[pad % 2] ?? 0)
  const blocks = Array.from({ length: count }, (_, block) => data.slice(block * size, (block + 1) * size))
  const mending = blocks.map((block) => checking(block, checks))
  const woven = [...weave(blocks, size), ...weave(mending, checks)]
  return woven.flatMap((byte) => Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1))
}

function weave(blocks: readonly (readonly number[])[], size: number): number[] {
  return Array.from({ length: size }, (_, at) => blocks.map((block) => block[at] ?? 0)).flat()
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => ((row >> 1) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** The fifteen bits that say how much can be mended and which mask lies over the data. */
export function formatOf(mask: number): number {
  const data = (LEVEL_L << 3) | mask
  let rest = data << 10
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10)
  return ((data << 10) | rest) ^ 0x5412
}

function draw(version: number, bits: readonly boolean[], mask: number): boolean[][] {
  const size = 17 + 4 * version
  const squares: (boolean | null)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => null))
  const put = (row: number, column: number, dark: boolean) => {
    const line = squares[row]
    if (line && column >= 0 && column < size) line[column] = dark
  }
  // Rings around a middle: three large ones in the corners, a small one from version 2 on.
  const rings = (row: number, column: number, reach: number, light: readonly number[]) => {
    for (let down = -reach; down <= reach; down += 1) {
      for (let across = -reach; across <= reach; across += 1) {
        put(row + down, column + across, !light.includes(Math.max(Math.abs(down), Math.abs(across))))
      }
    }
  }
  for (let at = 0; at < size; at += 1) {
    put(6, at, at % 2 === 0)
    put(at, 6, at % 2 === 0)
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) rings(row, column, 4, [2, 4])
  if (version > 1) rings(size - 7, size - 7, 2, [1])
  const format = formatOf(mask)
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((format >> bit) & 1) === 1
    // Past the timing lines there is one square to be skipped.
    if (bit < 8) put(bit < 6 ? bit : bit + 1, 8, dark)
    else put(8, bit === 8 ? 7 : 14 - bit, dark)
    if (bit < 8) put(8, size - 1 - bit, dark)
    else put(size - 15 + bit, 8, dark)
  }
  put(size - 8, 8, true)
  const free = snake(size).filter(([row, column]) => squares[row]?.[column] === null)
  for (const [index, [row, column]] of free.entries()) {
    put(row, column, (bits[index] ?? false) !== (MASKS[mask]?.(row, column) ?? false))
  }
  return squares.map((line) => line.map((dark) => dark === true))
}

/** The way over the squares: two columns at a time from the right, up and down in turn. */
function snake(size: number): [number, number][] {
  const way: [number, number][] = []
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5 // the timing line has a column of its own
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step
      way.push([row, right], [row, right - 1])
    }
    up = !up
  }
  return way
}

/** How hard a mask makes it to read: long runs of one colour, and blots. */
function ugliness(squares: Squares): number {
  let found = 0
  for (const [row, line] of squares.entries()) {
    for (let column = 0; column + 4 < line.length; column += 1) {
      const run = [0, 1, 2, 3, 4]
      if (run.every((at) => line[column + at] === line[column])) found += 1
      if (run.every((at) => squares[column + at]?.[row] === squares[column]?.[row])) found += 1
    }
    for (let column = 0; column + 1 < line.length; column += 1) {
      const dark = line[column]
      const below = squares[row + 1]
      if (below && line[column + 1] === dark && below[column] === dark && below[column + 1] === dark) found += 3
    }
  }
  return found
}
