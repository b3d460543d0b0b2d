import type { PlayerId } from '@highjinks/protocol'
import { namedTable } from '../testing/named-table.ts'
import { puffPuffPassTruths as game } from './index.ts'

export const THREE = ['anna', 'bert', 'cleo'] as const

/** For tests: a table at which everybody can write, vote and tell by name. */
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
  return {
    ...table,
    drafts,
    writes,
    author,
    others,
    lie,
    votes,
    /** All seated write; the first author is up. */
    allWrite: (isOwn = false) => view().writers.map((id) => writes(id, isOwn)),
    /** The author is asked everything there is to ask. */
    presents: () => does(author(), { type: 'done' }),
    /** The clock of a phase that only shows runs out. */
    looks: () => table.waits(((view().deadline ?? 0) - view().since) / 1000),
    /** From the reveal to whatever comes after the story. */
    tells: () => {
      table.waits(12)
      return view().phase === 'tell' ? does(author(), { type: 'done' }) : 'no story'
    },
  }
}
