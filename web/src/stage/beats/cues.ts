import type { Sting } from '../../lib/stings.ts'
import type { Beat } from './beats.ts'
import { hushOf } from './stories.ts'

export interface Cue {
  readonly at: number
  readonly sting: Sting
  /** So many steps of the chord higher: each of a row sounds above the one before. */
  readonly up: number
}

const STING_OF: Readonly<Record<string, Sting>> = {
  answer: 'reveal',
  back: 'step',
  band: 'reveal',
  card: 'flip',
  clap: 'step',
  count: 'reveal',
  finger: 'step',
  gains: 'paid',
  guess: 'click',
  guesses: 'paid',
  hit: 'reveal',
  knock: 'thud',
  line: 'step',
  loudest: 'reveal',
  name: 'flip',
  peg: 'click',
  prize: 'reveal',
  scene: 'flip',
  stamp: 'stamp',
  still: 'thud',
  stop: 'stamp',
  walk: 'step',
}
/** As long as the sticks of `hush` sound. */
const STICKS_MS = 900

/** What is heard of the stories, and when, from the beginning of the phase. */
export function cuesOf(stories: readonly (readonly Beat<string>[])[]): readonly Cue[] {
  const hush = hushOf(stories)
  const heard = stories.flatMap((beats) =>
    beats.flatMap(([name, at], i) => {
      const sting = STING_OF[name]
      const up = sting === 'step' ? beats.slice(0, i).filter(([other]) => other === name).length : 0
      return sting ? [{ at, sting, up }] : []
    }),
  )
  return hush > 0 ? [{ at: Math.max(0, hush - STICKS_MS), sting: 'hush', up: 0 }, ...heard] : heard
}
