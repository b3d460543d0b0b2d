import type { View } from '@highjinks/games/roll-and-react'
import type { PlayerId } from '@highjinks/protocol'

type Gallery = NonNullable<View['gallery']>

/** One scene of a run as some of them saw it. */
export interface Act {
  /** What was acted, and what it was taken for: the same, where they were right. */
  readonly scene: number
  readonly seen: number
  readonly by: readonly PlayerId[]
}

/** Who was right about a scene, and what the others took it for: first what most did. */
export function takenFor({
  scene,
  guesses,
}: Gallery[number]): readonly [right: readonly PlayerId[], mistakes: readonly Act[]] {
  const byOf = (seen: number) => guesses.filter((guess) => guess.scene === seen).map(({ by }) => by)
  const mistaken = [...new Set(guesses.map((guess) => guess.scene))].filter((seen) => seen !== scene)
  const mistakes = mistaken.map((seen) => ({ scene, seen, by: byOf(seen) }))
  return [byOf(scene), mistakes.sort((a, b) => b.by.length - a.by.length)]
}

/** What is worth a stage of its own: the two that most took for something else, or what most saw; the best one last. */
export function actsOf(gallery: Gallery): readonly Act[] {
  const all = gallery.map((shown) => ({ scene: shown.scene, taken: takenFor(shown) }))
  const byMost = (acts: readonly Act[]) => acts.toSorted((a, b) => b.by.length - a.by.length)
  const [best, second] = byMost(all.flatMap(({ taken: [, mistakes] }) => mistakes))
  const hits = all.flatMap(({ scene, taken: [by] }) => (by.length > 0 ? [{ scene, seen: scene, by }] : []))
  const hit = byMost(hits).slice(0, 1)
  if (!best) return hit
  return second ? [second, best] : [...hit, best]
}

const FIRST_MS = 300
const ACT_MS = 2700
const OPENS_MS = 1000
const STAMPED_MS = 1700
const SUMMED_AFTER_MS = 1100
const NOTHING_MS = 1300

/** What they saw, the curtain, the stamp, one act after the other, the last one in the dark; then all of the run. */
export function galleryStory(acts: number) {
  if (acts === 0) return [['guesses', NOTHING_MS]] as const
  const last = FIRST_MS + (acts - 1) * ACT_MS
  const told = Array.from({ length: acts }, (_, i) => {
    const from = FIRST_MS + i * ACT_MS
    return [
      ['scene', from],
      ['card', from + OPENS_MS],
      [i === acts - 1 ? 'stamp' : 'knock', from + STAMPED_MS],
    ] as const
  })
  return [...told.flat(), ['hush', last], ['guesses', last + STAMPED_MS + SUMMED_AFTER_MS]] as const
}
