import { isMuted } from './storage.ts'

/** Notes of each sound: frequency in Hz, start and length in seconds. */
const SOUNDS = {
  join: [
    [523, 0, 0.09],
    [784, 0.08, 0.14],
  ],
  turn: [
    [392, 0, 0.1],
    [587, 0.1, 0.1],
    [784, 0.2, 0.22],
  ],
  tick: [[880, 0, 0.04]],
  reveal: [
    [330, 0, 0.08],
    [494, 0.09, 0.22],
  ],
  win: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.12],
    [1047, 0.36, 0.4],
  ],
} as const
export type Sound = keyof typeof SOUNDS

let context: AudioContext | null = null

/** Browsers stay silent until somebody has touched the page; so do we. A phone that slept needs waking again. */
export function wakeSound(): void {
  context ??= 'AudioContext' in window ? new AudioContext() : null
  // Refused while a call is on: the next tap asks again.
  if (context && context.state !== 'running') context.resume().catch(() => {})
}

export function play(sound: Sound): void {
  if (!context || isMuted.get()) return
  for (const [frequency, start, length] of SOUNDS[sound]) note(context, frequency, start, length)
}

function note(audio: AudioContext, frequency: number, start: number, length: number): void {
  const at = audio.currentTime + start
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(0.16, at + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + length + 0.02)
}

/** A short buzz where the device can. */
export function buzz(): void {
  if (!isMuted.get() && 'vibrate' in navigator) navigator.vibrate(60)
}
