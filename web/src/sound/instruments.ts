/** Every sound of the racecourse, made of tones and noise on the spot: there are no files. */

import type { Sound } from './kinds'

/** How a stand full of people sounds, from a murmur to a roar. */
const MURMUR = 0.015
const ROAR = 0.16
const SECONDS_OF_NOISE = 2

export class Orchestra {
  readonly #context: AudioContext
  readonly #out: GainNode
  readonly #noise: AudioBuffer
  #crowd: GainNode | null = null

  constructor(context: AudioContext) {
    this.#context = context
    this.#out = context.createGain()
    this.#out.connect(context.destination)
    this.#noise = context.createBuffer(1, SECONDS_OF_NOISE * context.sampleRate, context.sampleRate)
    const samples = this.#noise.getChannelData(0)
    for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1
  }

  /** From 0 to 1; ears count in ratios, so half is a quarter. */
  set volume(volume: number) {
    this.#out.gain.value = volume * volume
  }

  /** A browser lets nothing sound before its reader has touched the page. */
  wake(): void {
    if (this.#context.state === 'suspended') void this.#context.resume()
  }

  /** Play a sound; the excitement of the race, from 0 to 1, quickens hooves and swells roars. */
  play(sound: Sound, excitement: number): void {
    switch (sound) {
      case 'bell':
        for (const after of [0, 0.28, 0.56]) this.#bell(after)
        break
      case 'card':
        this.#hiss(0, 0.09, 2600, 0.16)
        break
      case 'coins':
        for (const [after, pitch] of [[0, 3100], [0.06, 4200], [0.13, 3600], [0.22, 4700]] as const) {
          this.#tone(after, 0.16, pitch, 0.05, 'sine')
        }
        break
      case 'dice':
        for (let bounce = 0; bounce < 8; bounce++) {
          this.#hiss(0.05 * bounce + 0.03 * Math.random(), 0.025, 1800 + 900 * Math.random(), 0.3 - 0.03 * bounce)
        }
        break
      case 'fanfare':
        for (const [after, pitch] of [[0, 523], [0.16, 659], [0.32, 784], [0.5, 1047]] as const) {
          this.#tone(after, after === 0.5 ? 0.8 : 0.22, pitch, 0.11, 'sawtooth')
        }
        break
      case 'gasp':
        this.#hiss(0, 0.5, 900, 0.14)
        break
      case 'hammer':
        for (const after of [0, 0.22]) {
          this.#thump(after, 190, 0.5)
          this.#hiss(after, 0.02, 1500, 0.3)
        }
        break
      case 'hooves':
        this.#gallop(excitement)
        break
      case 'roar':
        break
      case 'shutter':
        this.#hiss(0, 0.02, 3500, 0.35)
        this.#hiss(0.11, 0.03, 2500, 0.35)
        break
      case 'thud':
        this.#thump(0, 85, 0.9)
        this.#hiss(0, 0.18, 300, 0.4)
        break
    }
  }

  /** Let the crowd be so excited from now on, from 0 to 1; null sends it home. */
  crowd(excitement: number | null): void {
    const now = this.#context.currentTime
    if (excitement === null) {
      this.#crowd?.gain.setTargetAtTime(0.0001, now, 1.5)
      return
    }
    this.#crowd ??= this.#gathered()
    this.#crowd.gain.setTargetAtTime(MURMUR + (ROAR - MURMUR) * excitement ** 2, now, 0.4)
    // A crowd that nothing happens for grows quiet again.
    this.#crowd.gain.setTargetAtTime(MURMUR, now + 2.5, 2)
  }

  /** Noise in the middle of what ears hear best, for ever. */
  #gathered(): GainNode {
    const gain = this.#context.createGain()
    gain.gain.value = 0.0001
    const voices = this.#context.createBufferSource()
    voices.buffer = this.#noise
    voices.loop = true
    voices.connect(this.#filter('bandpass', 700, 0.7)).connect(gain).connect(this.#out)
    voices.start()
    return gain
  }

  /** Three beats and a breath, faster the more exciting it is. */
  #gallop(excitement: number): void {
    const stride = 0.46 - 0.16 * excitement
    for (let count = 0; count < 2 + Math.round(2 * excitement); count++) {
      for (const beat of [0, 0.22, 0.42]) this.#hoof(stride * (count + beat), 0.2 + 0.15 * excitement)
    }
  }

  #hoof(after: number, strength: number): void {
    this.#thump(after, 110 + 25 * Math.random(), strength)
    this.#hiss(after, 0.03, 500, 0.5 * strength)
  }

  #bell(after: number): void {
    for (const [ratio, loud] of [[1, 0.14], [2.76, 0.06], [5.4, 0.03]] as const) {
      this.#tone(after, 1.1 / ratio + 0.2, 740 * ratio, loud, 'sine')
    }
  }

  #tone(after: number, lasting: number, pitch: number, loud: number, type: OscillatorType): void {
    const start = this.#context.currentTime + after
    const tone = this.#context.createOscillator()
    tone.type = type
    tone.frequency.value = pitch
    tone.connect(this.#fading(start, lasting, loud))
    tone.start(start)
    tone.stop(start + lasting)
  }

  /** A dull stroke that sinks as it fades. */
  #thump(after: number, pitch: number, loud: number): void {
    const start = this.#context.currentTime + after
    const tone = this.#context.createOscillator()
    tone.frequency.setValueAtTime(pitch, start)
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.12)
    tone.connect(this.#fading(start, 0.14, loud))
    tone.start(start)
    tone.stop(start + 0.14)
  }

  #hiss(after: number, lasting: number, pitch: number, loud: number): void {
    const start = this.#context.currentTime + after
    const hiss = this.#context.createBufferSource()
    hiss.buffer = this.#noise
    hiss.connect(this.#filter('bandpass', pitch, 0.9)).connect(this.#fading(start, lasting, loud))
    hiss.start(start, Math.random())
    hiss.stop(start + lasting)
  }

  #filter(type: BiquadFilterType, pitch: number, width: number): BiquadFilterNode {
    const filter = this.#context.createBiquadFilter()
    filter.type = type
    filter.frequency.value = pitch
    filter.Q.value = width
    return filter
  }

  #fading(start: number, lasting: number, loud: number): GainNode {
    const gain = this.#context.createGain()
    gain.gain.setValueAtTime(loud, start)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasting)
    gain.connect(this.#out)
    return gain
  }
}
