/**
 * The croupier's draws, worked out again in the browser from what was shown.
 *
 * The protocol is written down in engine/croupier.py; integers are eight bytes, big-endian.
 */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'

const VALUES = 1n << 64n
const WORD_BYTES = 8

/** What a finished game shows so that its draws can be checked. */
export interface Evidence {
  readonly commitment: string
  readonly seed: string
  readonly nonces: readonly string[]
  /** Each draw's outcome and how many outcomes there were. */
  readonly draws: readonly (readonly [number, number])[]
}

export interface CheckedDraw {
  readonly outcome: number
  readonly spread: number
  /** What seed and nonces give; null where the spread is impossible. */
  readonly expected: bigint | null
  readonly good: boolean
}

export interface Verdict {
  /** The hash of the seed. */
  readonly found: string
  readonly promised: boolean
  readonly key: string
  readonly draws: readonly CheckedDraw[]
  readonly fair: boolean
}

function word(number: bigint): Uint8Array {
  const bytes = new Uint8Array(WORD_BYTES)
  new DataView(bytes.buffer).setBigUint64(0, number)
  return bytes
}

/** Deals one game's draws from the host's seed and the nonces of all seats. */
export class Croupier {
  readonly key: Uint8Array
  counter = 0n

  constructor(seed: Uint8Array, nonces: readonly Uint8Array[]) {
    const parts = nonces.flatMap((nonce) => [word(BigInt(nonce.length)), nonce])
    this.key = hmac(sha256, seed, concatBytes(...parts))
  }

  /** The next draw: a number from 0 to spread − 1, each equally likely. */
  below(spread: bigint): bigint {
    const unbiased = VALUES - (VALUES % spread)
    for (;;) {
      const block = hmac(sha256, this.key, word(this.counter))
      this.counter += 1n
      const value = new DataView(block.buffer, block.byteOffset, WORD_BYTES).getBigUint64(0)
      if (value < unbiased) return value % spread
    }
  }
}

export function commitmentOf(seed: Uint8Array): string {
  return bytesToHex(sha256(seed))
}

/** Check everything there is to check; throws where seed or nonces are no hexadecimal digits. */
export function check(evidence: Evidence): Verdict {
  const seed = hexToBytes(evidence.seed.trim())
  const croupier = new Croupier(
    seed,
    evidence.nonces.map((nonce) => hexToBytes(nonce.trim())),
  )
  const found = commitmentOf(seed)
  const draws = evidence.draws.map(([outcome, spread]): CheckedDraw => {
    if (!Number.isInteger(spread) || spread < 1) return { outcome, spread, expected: null, good: false }
    const expected = croupier.below(BigInt(spread))
    return { outcome, spread, expected, good: expected === BigInt(outcome) }
  })
  const promised = found === evidence.commitment.trim().toLowerCase()
  return {
    found,
    promised,
    key: bytesToHex(croupier.key),
    draws,
    fair: promised && draws.every((draw) => draw.good),
  }
}

/** The evidence a written game holds, or null where it is none. */
export function evidenceOf(transcript: string): Evidence | null {
  const lines = transcript.split(/\r?\n/)
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2).trim()
  const commitment = field('commitment')
  const seed = field('seed')
  const nonces = field('nonces')
  if (!commitment || !seed || nonces === undefined) return null
  const draws = lines.flatMap((line): (readonly [number, number])[] => {
    const found = /^draw (\d+) of (\d+)$/.exec(line.trim())
    return found ? [[Number(found[1]), Number(found[2])]] : []
  })
  return { commitment, seed, nonces: nonces.split('|').map((nonce) => nonce.trim()), draws }
}
