import { describe, expect, it } from 'vitest'
import type { Line } from '../wire'
import type { Sound } from './kinds'
import { ROOMS, Stand } from './stand'

const line = (name: string): Line => ({ event: { name } }) as unknown as Line

/** A stand whose sounds are written down. */
function stand(game = 'ticket') {
  const played: [Sound, number][] = []
  const crowd: (number | null)[] = []
  const made = new Stand(ROOMS[game] ?? {}, {
    play: (sound, excitement) => played.push([sound, excitement]),
    crowd: (excitement) => crowd.push(excitement),
  })
  let at = 0
  const hear = (...names: string[]) => names.forEach((name) => made.hear(line(name), (at += 1000)))
  return { hear, played, crowd, made }
}

describe('the stand', () => {
  it('hears a bell at the off, and hooves that quicken as the race goes on', () => {
    const { hear, played } = stand()
    hear('off', 'run', 'run', 'run', 'leads', 'run')
    expect(played.map(([sound]) => sound)).toEqual(['bell', 'hooves', 'hooves', 'hooves', 'roar', 'hooves'])
    const gallops = played.filter(([sound]) => sound === 'hooves').map(([, excitement]) => excitement)
    expect(gallops).toEqual([...gallops].sort((one, other) => one - other))
    expect(gallops.at(-1)).toBeGreaterThan((gallops[2] ?? 0) + 0.2)
  })

  it('rises with the lead and with the finish, and is never more than beside itself', () => {
    const { hear, crowd } = stand()
    hear('off', ...Array<string>(12).fill('leads'), 'arrival')
    expect(crowd[0]).toBeLessThan(crowd[1] ?? 0)
    expect(Math.max(...crowd.map((level) => level ?? 0))).toBe(1)
  })

  it('is calm before a race, whatever happens', () => {
    const { hear, crowd, played } = stand('ascot')
    hear('sold', 'dice-thrown', 'fell')
    expect(crowd).toEqual([])
    expect(played.map(([, excitement]) => excitement)).toEqual([0, 0, 0])
  })

  it('hears one of several that come at once', () => {
    const { made, played } = stand()
    for (let count = 0; count < 5; count++) made.hear(line('run'), 10 * count)
    expect(played).toHaveLength(1)
  })

  it('is silent at a game it does not know', () => {
    const { hear, played } = stand('pony')
    hear('off', 'run')
    expect(played).toEqual([])
  })
})
