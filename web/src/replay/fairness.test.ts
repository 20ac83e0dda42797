import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'

import { check, commitmentOf, Croupier, evidenceOf } from './fairness'
import type { Evidence } from './fairness'

// The same vectors as in tests/engine/test_croupier.py, computed there with another tool.
const SEED = Uint8Array.from({ length: 32 }, (_, byte) => byte)
const NONCES = [hexToBytes('616263'), hexToBytes('ff'), new Uint8Array()]
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const KEY = '427d703b1b52f28d8efceaebb3b6d3476dec9b0a78a09967c96323769ae2d77a'
const VALUES = [
  0xb35c4434ffc82275n,
  0x9e230ce370762711n,
  0xfe8654ee0e50fd12n,
  0xdf776b530638a783n,
  0x0b532980d9382b6cn,
  0x8e3d6fe65ee05e59n,
  0xa19e7a8bad9a4419n,
  0x0e82fc8daf1f1760n,
]

function honest(): Evidence & { draws: [number, number][] } {
  const croupier = new Croupier(SEED, NONCES)
  const spreads = Array.from({ length: 40 }, (_, number) => 2 + (number % 44))
  return {
    commitment: COMMITMENT,
    seed: bytesToHex(SEED),
    nonces: NONCES.map((nonce) => bytesToHex(nonce)),
    draws: spreads.map((spread) => [Number(croupier.below(BigInt(spread))), spread]),
  }
}

describe('the croupier in the browser', () => {
  it('finds the commitment, the key and the values another tool computes', () => {
    expect(commitmentOf(SEED)).toBe(COMMITMENT)
    const croupier = new Croupier(SEED, NONCES)
    expect(bytesToHex(croupier.key)).toBe(KEY)
    expect(VALUES.map(() => croupier.below(1n << 64n))).toEqual(VALUES)
    const sevens = new Croupier(SEED, NONCES)
    expect(VALUES.map(() => sevens.below(7n))).toEqual(VALUES.map((value) => value % 7n))
  })

  it('throws the values of the incomplete run away', () => {
    const spread = (1n << 63n) + 1n
    const croupier = new Croupier(SEED, NONCES)
    expect([croupier.below(spread), croupier.below(spread)]).toEqual([VALUES[4], VALUES[7]])
    expect(croupier.counter).toBe(8n)
  })

  it('gives 0 among one, and moves on', () => {
    const croupier = new Croupier(SEED, NONCES)
    expect(croupier.below(1n)).toBe(0n)
    expect(croupier.counter).toBe(1n)
  })
})

describe('the fairness panel', () => {
  it('confirms an honest game, draw by draw', () => {
    const verdict = check(honest())
    expect(verdict.fair).toBe(true)
    expect(verdict.key).toBe(KEY)
    expect(verdict.draws).toHaveLength(40)
    expect(verdict.draws.every((draw) => draw.good)).toBe(true)
  })

  it('names an edited draw, and only that one', () => {
    const game = honest()
    const [outcome, spread] = game.draws[16] ?? [0, 1]
    game.draws[16] = [(outcome + 1) % spread, spread]
    const verdict = check(game)
    expect(verdict.fair).toBe(false)
    expect(verdict.draws.map((draw) => draw.good).indexOf(false)).toBe(16)
    expect(verdict.draws.filter((draw) => !draw.good)).toHaveLength(1)
    expect(verdict.draws[16]?.expected).toBe(BigInt(outcome))
  })

  it('notices another seed, another nonce, a draw left out and an impossible spread', () => {
    const seed = check({ ...honest(), seed: '01' + honest().seed.slice(2) })
    expect(seed.promised).toBe(false)
    expect(seed.fair).toBe(false)
    expect(check({ ...honest(), nonces: ['616264', 'ff', ''] }).fair).toBe(false)
    expect(check({ ...honest(), nonces: ['6162', '63ff', ''] }).fair).toBe(false)
    expect(check({ ...honest(), draws: honest().draws.slice(1) }).fair).toBe(false)
    const impossible = honest()
    impossible.draws[4] = [0, 0]
    expect(check(impossible).draws[4]).toEqual({ outcome: 0, spread: 0, expected: null, good: false })
  })

  it('refuses what is not hexadecimal', () => {
    expect(() => check({ ...honest(), seed: 'xyz' })).toThrow()
  })

  it('reads the evidence out of a transcript', () => {
    const game = honest()
    const written = [
      'hippodrome transcript 1',
      'game: ticket',
      `commitment: ${game.commitment}`,
      `nonces: ${game.nonces.join(' | ')}`,
      '',
      ...game.draws.flatMap(([outcome, spread]) => [`draw ${outcome} of ${spread}`, '1: 5+3']),
      `seed: ${game.seed}`,
    ].join('\n')
    expect(evidenceOf(written)).toEqual(game)
    expect(evidenceOf('nothing of the kind')).toBeNull()
  })
})
