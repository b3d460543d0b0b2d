import type { PlayerId } from '@highjinks/protocol'
import { namedTable } from '../../testing/named-table.ts'
import { neverHaveIEver as game } from '../index.ts'
import type { Side } from '../state.ts'

export const FIVE = ['anna', 'bert', 'cleo', 'dora', 'emil'] as const
export const THREE = ['anna', 'bert', 'cleo'] as const

type Settings = Parameters<typeof namedTable>[2]

/** For tests: a table at which whole rounds are answered by name. */
export function played(
  names: readonly PlayerId[],
  settings: Settings = {},
  seed?: number,
  { isWriting = false }: { readonly isWriting?: boolean } = {},
) {
  const table = namedTable(game, names, settings, seed)
  const { does, hand, view } = table
  // Nobody writes one before the first card, unless a test says so
  if (!isWriting) for (const id of names) if (view().phase === 'pen') does(id, { type: 'pass' })
  const until = (phase: string) => {
    for (let i = 0; i < 3 && view().phase !== phase; i++) table.waits(i === 0 ? 11 : 6)
  }
  /** All that this seat is asked: nobody knows how many, or whose it is, unless they say so. */
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
    /** Those named have, the others never. */
    round: (...have: readonly PlayerId[]) => {
      for (const id of view().asked) answers(id, have.includes(id) ? 'have' : 'never')
    },
    /** Everybody has been looked at, and these want to be asked. */
    asks: (...ids: readonly PlayerId[]) => {
      until('ask')
      return ids.map((id) => does(id, { type: 'ask', isWilling: true }))
    },
    hears: (id: PlayerId, teller: PlayerId) => {
      until('choose')
      return does(id, { type: 'hear', teller })
    },
    score: (id: PlayerId) => view().standings.find((row) => row.id === id)?.score,
    /** On to the next round: the reveal runs out, whoever tells a story has told it, and suspects suspect themselves. */
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
