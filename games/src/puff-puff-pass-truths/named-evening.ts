import type { PlayerId } from '@highjinks/protocol'
import { namedTable } from '../testing/named-table.ts'
import { puffPuffPassTruths as game } from './index.ts'

export const THREE = ['anna', 'bert', 'cleo'] as const

/** Creates a table for tests where everyone writes, votes and tells by name. */
export function evening(
  names: readonly PlayerId[] = THREE,
  settings: Parameters<typeof namedTable>[2] = {},
  seed?: number,
) {
  const table = namedTable(game, names, settings, seed)
  const { view, hand, does } = table
  const drafts = (id: PlayerId, texts: readonly string[], isOwn = false) =>
    does(id, { type: 'draft', lines: texts.map((text) => ({ text, isOwn })) })
  const writes = (id: PlayerId, isOwn = false) => {
    const truths = ['true', 'truer'].slice(0, (hand(id).sheet?.lines.length ?? 0) - 1)
    drafts(id, [...truths.map((word) => `${id} is ${word}`), `${id} lies`], isOwn)
    return does(id, { type: 'done' })
  }
  const author = () => view().turn ?? ''
  const others = () => view().seats.filter((id) => id !== author())
  const lie = () => hand(author()).lie ?? -1
  const votes = (choices: Readonly<Record<PlayerId, readonly [isRight: boolean, isSure?: boolean]>>) => {
    const wrong = (lie() + 1) % view().statements.length
    const at = lie()
    return Object.entries(choices).map(([id, [isRight, isSure = false]]) =>
      does(id, { type: 'vote', pick: isRight ? at : wrong, isSure }),
    )
  }
  const looks = () => table.waits(((view().deadline ?? 0) - view().since) / 1000)
  const unasked = () => {
    looks()
    if (view().phase === 'ask') looks()
  }
  return {
    ...table,
    drafts,
    writes,
    author,
    others,
    lie,
    votes,
    /** Everyone writes, and the first author is up. */
    allWrite: (isOwn = false) => view().writers.map((id) => writes(id, isOwn)),
    /** The author's questions are over. */
    presents: () => does(author(), { type: 'done' }),
    /** Lets the clock of a reveal run out. */
    looks,
    /** All cards turn over, and nobody asks for anything. */
    unasked,
    /** Plays from the reveal to whatever follows the story. */
    tells: () => {
      unasked()
      return view().phase === 'tell' ? does(author(), { type: 'done' }) : 'no story'
    },
    /**
     * Ends the round: these players name these stories, the others the first they may. Then shows how the round was.
     */
    namesBest: (favorites: Readonly<Record<PlayerId, PlayerId>> = {}) => {
      const { best } = view()
      for (const id of best.voters) {
        does(id, { type: 'favorite', player: favorites[id] ?? best.candidates.find((one) => one !== id) })
      }
      if (view().phase === 'curtain') looks()
    },
  }
}
