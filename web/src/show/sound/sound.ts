import { isMuted } from '../../lib/storage.ts'
import { type Chord, hertzOf, type Note, TIMBRES } from './score.ts'
import { HOME, type Sting, stingNotes } from './stings.ts'

/** What is heard comes through one of two sliders, and both are shut while nothing may be heard. */
export interface Mixer {
  readonly context: AudioContext
  readonly stings: GainNode
  readonly music: GainNode
}

const STINGS_VOLUME = 0.55
const FADE_S = 0.08

let mixer: Mixer | null = null

/** Null until somebody has tapped: browsers stay silent before, and so do we. */
export function openMixer(): Mixer | null {
  return mixer
}

/** A phone that slept needs waking again. */
export function wakeSound(): void {
  mixer ??= 'AudioContext' in window ? createMixer(new AudioContext()) : null
  // Refused while a call is on: the next tap asks again.
  if (mixer && mixer.context.state !== 'running') mixer.context.resume().catch(() => {})
}

function createMixer(context: AudioContext): Mixer {
  const slider = () => {
    const gain = context.createGain()
    gain.connect(context.destination)
    return gain
  }
  const made = { context, stings: slider(), music: slider() }
  made.stings.gain.value = STINGS_VOLUME
  made.music.gain.value = 0
  document.addEventListener('visibilitychange', applySilence)
  return made
}

/** Nobody wants to hear it, or nobody looks. */
export function isSilent(): boolean {
  return isMuted.get() || document.hidden
}

/** One switch for all that is heard or felt; this browser remembers it. */
export function setMuted(muted: boolean): void {
  isMuted.set(muted)
  applySilence()
}

function applySilence(): void {
  if (isSilent() && 'speechSynthesis' in window) window.speechSynthesis.cancel()
  if (!mixer) return
  fade(mixer.stings, isSilent() ? 0 : STINGS_VOLUME)
  if (isSilent()) fade(mixer.music, 0)
}

export function fade({ gain, context }: GainNode, to: number, seconds = FADE_S): void {
  gain.cancelScheduledValues(context.currentTime)
  gain.setTargetAtTime(to, context.currentTime, seconds / 3)
}

/** In the chord of the game that is played. */
export function play(sting: Sting, chord: Chord = HOME, up = 0): void {
  if (!mixer || isSilent()) return
  playNotes(mixer.stings, stingNotes(sting, chord, up), mixer.context.currentTime)
}

/** Notes of a piece that begins at this moment of the audio clock. */
export function playNotes(slider: GainNode, notes: readonly Note[], begin: number): void {
  for (const note of notes) playNote(slider, note, begin)
}

function playNote(slider: GainNode, { at, length, key, timbre }: Note, begin: number): void {
  const { wave, volume, attack, isHeld } = TIMBRES[timbre]
  const [start, end] = [begin + at, begin + at + length]
  const tone = slider.context.createOscillator()
  const loudness = slider.context.createGain()
  tone.type = wave
  tone.frequency.value = hertzOf(key)
  loudness.gain.setValueAtTime(0.0001, start)
  loudness.gain.exponentialRampToValueAtTime(volume, start + Math.min(attack, length / 2))
  if (isHeld) loudness.gain.setValueAtTime(volume, Math.max(start + attack, end - 0.08))
  loudness.gain.exponentialRampToValueAtTime(0.0001, end)
  tone.connect(loudness).connect(slider)
  tone.start(start)
  tone.stop(end + 0.02)
}

/** What a phone feels like, in milliseconds: asked, tapped, a stamp coming down. */
const BUZZES = { turn: 60, tap: 12, stamp: 35 } as const

/** A short buzz where the device can, and once somebody has tapped: a browser refuses it before, and complains. */
export function buzz(what: keyof typeof BUZZES): void {
  const isTapped = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
  if (!isMuted.get() && isTapped && 'vibrate' in navigator) navigator.vibrate(BUZZES[what])
}
