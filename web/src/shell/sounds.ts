/** Small sounds, made on the spot; silent until the reader switches them on. */

import { settings } from './settings.svelte'

let context: AudioContext | null = null

function note(frequency: number, after: number, lasting: number): void {
  if (!context) return
  const start = context.currentTime + after
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(0.0001 + 0.24 * settings.volume ** 2, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasting)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + lasting)
}

/** The bell that says: it is your turn. */
export function ring(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  note(660, 0, 0.25)
  note(880, 0.12, 0.4)
}
