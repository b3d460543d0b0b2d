import type { PlayerId } from '@highjinks/protocol'
import { namedTable } from '../../testing/named-table.ts'
import { neverHaveIEver as game } from '../index.ts'
import type { Side } from '../state.ts'

export const FIVE = ['anna', 'bert', 'cleo', 'dora', 'emil'] as const
export const THREE = ['anna', 'bert', 'cleo'] as const

type Settings = Parameters<typeof namedTable>[2]

/** Creates a table for tests that answer whole rounds by name. */
export function played(
  names: readonly PlayerId[],
  settings: Settings = {},
  seed?: number,
  { isWriting = false }: { readonly isWriting?: boolean } = {},
) {
  const table = namedTable(game, names, settings, seed)
  const { does, hand, view } = table
  // By default nobody writes a statement before the first card
  if (!isWriting) for (const id of names) if (view().phase === 'pen') does(id, { type: 'pass' })
  const until = (phase: string) => {
    for (let i = 0; i < 3 && view().phase !== phase; i++) table.waits(i === 0 ? 11 : 6)
  }
  /** Gives all of this seat's answers: by default no idea how many, or whose it is. */
  const answers = (id: PlayerId, side: Side, guess: number | null = null, whose: PlayerId | null = null) => {
    const given = [does(id, { type: 'say', side })]
    if (hand(id).step === 'guess')
      given.push(does(id, view().mode === 'open' ? { type: 'guess', number: guess } : { type: 'band', band: null }))
    if (hand(id).step === 'whose') given.push(does(id, { type: 'whose', author: whose }))
    return given.find((outcome) => outcome !== 'ok') ?? 'ok'
  }
  return {
    ...table,
    answers,
    /** The named players have, the others never. */
    round: (...have: readonly PlayerId[]) => {
      for (const id of view().asked) answers(id, have.includes(id) ? 'have' : 'never')
    },
    /** Ends the look at the sides; these players want to tell. */
    asks: (...ids: readonly PlayerId[]) => {
      until('ask')
      return ids.map((id) => does(id, { type: 'ask', isWilling: true }))
    },
    hears: (id: PlayerId, teller: PlayerId) => {
      until('choose')
      return does(id, { type: 'hear', teller })
    },
    score: (id: PlayerId) => view().standings.find((row) => row.id === id)?.score,
    /** Moves to the next round: the reveal ends, the teller is done, and suspects point at themselves. */
    goesOn: () => {
      const { round } = view()
      for (let i = 0; i < 9; i++) {
        const { teller, phase } = view()
        if (phase === 'finale') table.waits(5)
        if (view().round !== round || phase === 'favorite' || phase === 'over') return
        if (phase === 'nominate') for (const id of names) does(id, { type: 'pass' })
        if (phase === 'story' && teller !== null) does(teller, { type: 'done' })
        else if (phase === 'point') for (const id of names) does(id, { type: 'point', at: id })
        else table.waits(15)
      }
    },
  }
}
