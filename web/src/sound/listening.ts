/** Whoever switched sounds or the caller on hears every line as it is shown. */

import { settings } from '../shell/settings.svelte'
import type { Line } from '../wire'
import { tell } from '../words'
import { Orchestra } from './instruments'
import { call, hush } from './spoken'
import { ROOMS, Stand } from './stand'

let orchestra: Orchestra | null = null

/** One orchestra for the page; browsers count them. */
function players(): Orchestra | null {
  if (typeof AudioContext === 'undefined') return null
  orchestra ??= new Orchestra(new AudioContext())
  orchestra.volume = settings.volume
  orchestra.wake()
  return orchestra
}

/** Is this a line that a caller would raise the voice for? */
export function isCalled(line: Line): boolean {
  return !!line.text && line.voice !== undefined && line.voice !== 'log' && line.weight !== undefined
}

/** Hear a game; the answer is what to tell of each line as it is shown. */
export function listenTo(game: string): (line: Line, names: readonly string[]) => void {
  const stand = new Stand(ROOMS[game] ?? {}, {
    play: (sound, excitement) => players()?.play(sound, excitement),
    crowd: (excitement) => players()?.crowd(excitement),
  })
  return (line, names) => {
    if (settings.sound) stand.hear(line, performance.now())
    if (settings.caller && line.text && isCalled(line)) call(tell(line.text, names), settings.language, settings.volume)
  }
}

/** Nobody is at the table any more. */
export function quiet(): void {
  orchestra?.crowd(null)
  hush()
}
