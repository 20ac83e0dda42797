/** The race caller's own voice: the browser's, in the reader's language, where it has one. */

import type { Language } from '../shell/settings.svelte'

/** Could this browser speak at all? Which languages it has a voice for may turn out later. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'
}

/** The voice for a language: one that lives on this machine before one that must be asked for. */
export function voiceFor(
  language: Language,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | null {
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().startsWith(language))
  return fitting.find(({ localService }) => localService) ?? fitting[0] ?? null
}

/** A little faster than one reads, as callers are. */
const RATE = 1.15

/** Say something now; what was being said is behind the picture, and is dropped. */
export function call(text: string, language: Language, volume: number): void {
  if (!canSpeak()) return
  const voice = voiceFor(language, speechSynthesis.getVoices())
  if (!voice) return
  speechSynthesis.cancel()
  const told = new SpeechSynthesisUtterance(text)
  told.voice = voice
  told.lang = voice.lang
  told.rate = RATE
  told.volume = volume
  speechSynthesis.speak(told)
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel()
}
