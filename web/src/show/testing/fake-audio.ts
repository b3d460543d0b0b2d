import { vi } from 'vitest'
import { type Chord, hertzOf } from '../sound/score.ts'
import { HOME, type Sting, stingNotes } from '../sound/stings.ts'

/** For tests: records the sounds a browser would play. Its audio clock is the fake clock. */
export function fakeAudio() {
  const started: { readonly hertz: number; readonly at: number }[] = []
  const parameter = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
    cancelScheduledValues: vi.fn(),
    setTargetAtTime: vi.fn(),
  })
  const began = Date.now()
  class FakeContext {
    state = 'running'
    destination = {}
    get currentTime() {
      return (Date.now() - began) / 1000
    }
    resume = () => Promise.resolve()
    createGain() {
      const node = { context: this, gain: parameter(), connect: (next: unknown) => next }
      gains.push(node)
      return node
    }
    createOscillator() {
      const frequency = parameter()
      return {
        type: 'sine',
        frequency,
        connect: (next: unknown) => next,
        start: (at: number) => started.push({ hertz: frequency.value, at }),
        stop: () => {},
      }
    }
  }
  const gains: { readonly gain: ReturnType<typeof parameter> }[] = []
  vi.stubGlobal('AudioContext', FakeContext)
  /** Counts the times a whole sting played in this chord. */
  function heard(sting: Sting, chord: Chord = HOME): number {
    const notes = stingNotes(sting, chord).map(({ at, key }) => ({ at, hertz: hertzOf(key) }))
    const isSounded = (hertz: number, at: number) =>
      started.some((note) => note.hertz === hertz && Math.abs(note.at - at) < 0.001)
    return started.filter(
      (first) => first.hertz === notes[0]?.hertz && notes.every(({ hertz, at }) => isSounded(hertz, first.at + at)),
    ).length
  }
  return {
    started,
    heard,
    /** The latest target of the nth slider. */
    sliderGoesTo: (n: number): unknown => gains[n]?.gain.setTargetAtTime.mock.calls.at(-1)?.[0],
  }
}
