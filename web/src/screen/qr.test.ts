import { describe, expect, it } from 'vitest'
import { checking, formatOf, qrOf } from './qr'

describe('a QR code', () => {
  it('says in its format bits what the standard lists for level L', () => {
    const listed = ['111011111000100', '111001011110011', '111110110101010', '111100010011101',
      '110011000101111', '110001100011000', '110110001000001', '110100101110110']
    expect(listed.map((_, mask) => formatOf(mask).toString(2))).toEqual(listed)
  })

  it('can be mended: with its checking bytes a block is divisible', () => {
    // What the standard's example checks "HELLO WORLD" with at level M of version 1.
    const block = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(checking(block, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })

  it('grows with what it says, and refuses what nobody would scan', () => {
    expect(qrOf('x'.repeat(17))?.length).toBe(21)
    expect(qrOf('x'.repeat(18))?.length).toBe(25)
    expect(qrOf('x'.repeat(134))?.length).toBe(41)
    expect(qrOf('x'.repeat(135))).toBeNull()
  })

  it('has its three corners and the dark square', () => {
    const squares = qrOf('http://192.168.1.20:8080/table/AbCdEfGhIjKl?screen')!
    const size = squares.length
    for (const [row, column] of [[0, 0], [0, size - 7], [size - 7, 0]] as const) {
      expect(squares[row]?.slice(column, column + 7)).toEqual(Array(7).fill(true))
      expect(squares[row + 1]?.slice(column, column + 7)).toEqual([true, false, false, false, false, false, true])
    }
    expect(squares[size - 8]?.[8]).toBe(true)
  })
})
