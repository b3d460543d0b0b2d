import * as z from 'zod/mini'
import { ownHaptics } from '../../lib/kept-needs.ts'
import { prefersStillness } from '../../lib/stillness.ts'
import { storedJson } from '../../lib/storage.ts'
import { type Chord, hertzOf, type Note, TIMBRES } from './score.ts'
import { HOME, type Sting, stingNotes } from './stings.ts'

/** The choice in this browser; null follows the room. Here and not in `storage.ts`, which every first visit loads. */
const ownMute = storedJson<boolean | null>('muted', z.nullable(z.boolean()), null)
/** In percent of the full volume. */
export const soundVolume = storedJson('volume', z.number().check(z.gte(0), z.lte(100)), 100)

/** The mixer: every sound goes through one of two sliders, and both are shut while muted. */
export interface Mixer {
  readonly context: AudioContext
  readonly stings: GainNode
  readonly music: GainNode
}

const STINGS_VOLUME = 0.55
const FADE_S = 0.08

let mixer: Mixer | null = null

/** Opens the mixer. Returns null before the first tap, because browsers stay silent until then, and so do we. */
export function openMixer(): Mixer | null {
  return mixer
}

/** A phone that slept has to wake its sound again. */
export function wakeSound(): void {
  mixer ??= 'AudioContext' in window ? createMixer(new AudioContext()) : null
  // Refused during a call; the next tap tries again.
  if (mixer && mixer.context.state !== 'running') mixer.context.resume().catch(() => {})
}

function createMixer(context: AudioContext): Mixer {
  const slider = () => {
    const gain = context.createGain()
    gain.connect(context.destination)
    return gain
  }
  const made = { context, stings: slider(), music: slider() }
  made.stings.gain.value = STINGS_VOLUME * volumeShare()
  made.music.gain.value = 0
  document.addEventListener('visibilitychange', applySilence)
  return made
}

/** Another device makes the sound of the room, as long as nothing else was chosen here. */
let isRoomElsewhere = false
const listeners = new Set<() => void>()

export function isMuted(): boolean {
  return ownMute.get() ?? isRoomElsewhere
}

/** Returns whether sound is off or no one is looking. */
export function isSilent(): boolean {
  return isMuted() || document.hidden
}

/** This browser remembers what differs from the room; what doesn't follows the room again. */
export function setMuted(muted: boolean): void {
  ownMute.set(muted === isRoomElsewhere ? null : muted)
  applySilence()
}

/** Whether the room has its sound from another device. */
export function leaveSoundToOthers(isElsewhere: boolean): void {
  if (isElsewhere === isRoomElsewhere) return
  isRoomElsewhere = isElsewhere
  applySilence()
}

export function setVolume(percent: number): void {
  soundVolume.set(percent)
  applySilence()
}

/** The share of the loudest that is wanted. Ears hear ratios, so that half the way sounds half as loud. */
export function volumeShare(): number {
  return (soundVolume.get() / 100) ** 2
}

export function onSoundChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function applySilence(): void {
  if (isSilent() && 'speechSynthesis' in window) window.speechSynthesis.cancel()
  for (const listener of listeners) listener()
  if (!mixer) return
  fade(mixer.stings, isSilent() ? 0 : STINGS_VOLUME * volumeShare())
  if (isSilent()) fade(mixer.music, 0)
}

export function fade({ gain, context }: GainNode, to: number, seconds = FADE_S): void {
  gain.cancelScheduledValues(context.currentTime)
  gain.setTargetAtTime(to, context.currentTime, seconds / 3)
}

/** Plays a sting in the chord of the current game. */
export function play(sting: Sting, chord: Chord = HOME, up = 0): void {
  if (!mixer || isSilent()) return
  playNotes(mixer.stings, stingNotes(sting, chord, up), mixer.context.currentTime)
}

/** Plays the notes of a piece that begins at this time of the audio clock. */
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

/** Vibrations in milliseconds: your turn, one of its last five seconds, a tap, a stamp. */
const BUZZES = { turn: 60, tick: 25, tap: 12, stamp: 35 } as const

/** Whether this phone vibrates: as its owner chose, else unless it's muted or they want less motion. */
export function hasHaptics(): boolean {
  return ownHaptics.get() ?? (ownMute.get() !== true && !prefersStillness())
}

/** Vibrates if the device can, its owner wants it, and someone has tapped: before that a browser refuses and warns. */
export function buzz(what: keyof typeof BUZZES): void {
  const isTapped = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
  if (isTapped && 'vibrate' in navigator && hasHaptics()) navigator.vibrate(BUZZES[what])
}
