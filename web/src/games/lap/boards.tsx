import { BEST_PAY } from '@highjinks/games/best-pay'
import type { PlayerId } from '@highjinks/protocol'
import { points } from '../../ui/party/points.ts'
import type { Phase } from '../table/phase.ts'
import type { LapView } from './lap.ts'

interface LapHand {
  readonly favorite: PlayerId | null
}

/** The note about the vote for the best, for spectators and for voters. */
export const BEST_NOTE = `Most votes wins ${points(BEST_PAY)}.`

export function bestFoot(isCandidate: boolean): string {
  return `Secret vote. Most votes wins ${points(BEST_PAY)}.${isCandidate ? ' You can’t pick yourself, star.' : ''}`
}

/** The end of a round: everyone votes for its best. */
export function favoriteOf<Table>(lapOf: (table: Table) => LapView, of: string): Phase<Table, LapHand> {
  return {
    Board({ table, hand, me, parts }) {
      const lap = lapOf(table)
      return (
        <>
          <parts.Title foot={hand && bestFoot(me !== null && lap.voters.includes(me) && lap.candidates.includes(me))}>
            Best of {of}?
          </parts.Title>
          <parts.Unasked>
            <parts.AnswerCount
              ids={lap.voted}
              of={lap.voters.length}
              have="picked"
              before="Think back. Who would you pay to see again?"
              note={hand ? null : BEST_NOTE}
            />
            <parts.Performances lap={lap} />
          </parts.Unasked>
        </>
      )
    },
    ask({ table, hand, me, act }) {
      const lap = lapOf(table)
      if (!hand || me === null || !lap.voters.includes(me)) return null
      return {
        kind: 'person',
        question: 'Who was up',
        ids: lap.candidates.filter((id) => id !== me),
        chosen: hand.favorite,
        noteOf: (id) => lap.deeds[id] ?? null,
        pick: (player) => act({ type: 'favorite', player }),
      }
    },
  }
}

/** Then it shows the winner, and their points from a jar. */
export function starOf<Table>(
  lapOf: (table: Table) => LapView & { readonly poured?: Readonly<Record<PlayerId, number>> },
  of: string,
): Phase<Table, unknown> {
  return {
    Board({ table, parts }) {
      const { best, deeds, poured } = lapOf(table)
      const [only, another] = best
      if (only === undefined) return <parts.Title>No star this round. The couch shrugs.</parts.Title>
      const told = another === undefined ? (deeds[only] ?? '') : 'A tie. Everyone take a bow.'
      const extra = poured?.[only] ?? 0
      const foot = extra > 0 ? `${points(extra)} of it from the jar. ${told}` : told
      return <parts.Award ids={best} words={`Best of ${of}`} foot={foot} pay={BEST_PAY + extra} />
    },
  }
}

const lapIn = ({ lap }: { readonly lap: LapView }) => lap

export const FAVORITE = favoriteOf(lapIn, 'the round')
export const STAR = starOf(lapIn, 'the round')
