import type { View } from '@highjinks/games/roll-and-react'
import type { PlayerId } from '@highjinks/protocol'
import type { Timeline } from '../../show/timeline/beats.ts'
import { FLIPS, PAYS, STOPS, TAPS, THUDS } from '../../show/timeline/effects.ts'

type Gallery = readonly NonNullable<View['gallery']>[number][]

/** A shared guess about a scene. */
export interface Take {
  /** Null: each guessed something else. */
  readonly seen: number | null
  readonly by: readonly PlayerId[]
}

/** One scene of a run, for a stage of its own. */
export interface Act {
  readonly scene: number
  /** Its number in the run, counted from 1. */
  readonly draw: number
  /** The right players, if any; then the others' guesses, the most common last. */
  readonly takes: readonly Take[]
}

/** Returns the right players of a scene, and the others' guesses, the most common first. */
export function takenFor({
  scene,
  guesses,
}: Gallery[number]): readonly [right: readonly PlayerId[], mistakes: readonly (Take & { readonly seen: number })[]] {
  const byOf = (seen: number) => guesses.filter((guess) => guess.scene === seen).map(({ by }) => by)
  const mistaken = [...new Set(guesses.map((guess) => guess.scene))].filter((seen) => seen !== scene)
  const mistakes = mistaken.map((seen) => ({ seen, by: byOf(seen) }))
  return [byOf(scene), mistakes.sort((a, b) => b.by.length - a.by.length)]
}

/** The most that people can read together. */
const MOST_TAKES = 4
const MOST_ACTS = 2

/**
 * Returns the scenes with a stage of their own: the most misread, the best of them last, and their guesses if there's
 * room.
 */
export function actsOf(gallery: Gallery): readonly Act[] {
  const guessed = gallery.flatMap((shown, i) => (shown.guesses.length > 0 ? [{ shown, draw: i + 1 }] : []))
  const wrong = ({ shown }: (typeof guessed)[number]) =>
    shown.guesses.filter((guess) => guess.scene !== shown.scene).length
  const best = guessed.toSorted((a, b) => wrong(b) - wrong(a) || b.shown.guesses.length - a.shown.guesses.length)
  return best
    .slice(0, MOST_ACTS)
    .reverse()
    .map(({ shown, draw }) => ({ scene: shown.scene, draw, takes: takesOf(shown) }))
}

function takesOf(shown: Gallery[number]): readonly Take[] {
  const [right, mistakes] = takenFor(shown)
  const seen = right.length > 0 ? [{ seen: shown.scene, by: right }] : []
  const room = MOST_TAKES - seen.length
  if (mistakes.length <= room) return [...seen, ...mistakes.toReversed()]
  const others = { seen: null, by: mistakes.slice(room - 1).flatMap(({ by }) => by) }
  return [...seen, others, ...mistakes.slice(0, room - 1).toReversed()]
}

/** Returns the most common wrong guess; null if there is none. */
export function bestMisread(gallery: Gallery) {
  const mistakes = gallery.flatMap((shown) => takenFor(shown)[1].map((take) => ({ ...take, scene: shown.scene })))
  return mistakes.toSorted((a, b) => b.by.length - a.by.length)[0] ?? null
}

const FIRST_MS = 300
const ACT_MS = 2900
const TAKEN_MS = 700
const NEXT_TAKE_MS = 300
const STAMPED_MS = 1900
const NOTHING_MS = 700
const PAID_AFTER_MS = 500

/** The scene, the guesses one after the other, and the stamp; act after act, and then the bow. */
export function galleryTimeline(acts: readonly Act[]): Timeline {
  const told = acts.flatMap(({ takes }, i) => {
    const from = FIRST_MS + i * ACT_MS
    return [
      ['scene', from, FLIPS] as const,
      ...takes.map((_, number) => ['line', from + TAKEN_MS + number * NEXT_TAKE_MS, TAPS] as const),
      ['knock', from + STAMPED_MS, THUDS] as const,
    ]
  })
  const bow = acts.length === 0 ? NOTHING_MS : FIRST_MS + acts.length * ACT_MS
  return [...told, ['stop', bow, STOPS], ['guesses', bow + PAID_AFTER_MS, PAYS]]
}
