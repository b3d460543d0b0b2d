import { BEST_PAY } from '@highjinks/games/best-pay'
import type { PlayerId } from '@highjinks/protocol'
import { points } from '../../ui/party/points.ts'
import type { Phase } from '../table/phase.ts'
import type { LapView } from './lap.ts'

interface LapTable {
  readonly lap: LapView
}
interface LapHand {
  readonly favorite: PlayerId | null
}

/** How the best is voted for: to those who only look on, and to those who vote. */
export const BEST_NOTE = `Most votes win ${points(BEST_PAY)}.`

export function bestFoot(isCandidate: boolean): string {
  return `Secret vote. Most votes wins ${points(BEST_PAY)}.${isCandidate ? ' You can’t pick yourself, star.' : ''}`
}

/** The end of a lap: everybody picks the best of it, and then it is told who that is. */
export const FAVORITE: Phase<LapTable, LapHand> = {
  Board: ({ table: { lap }, hand, me, parts }) => (
    <>
      <parts.Title foot={hand && bestFoot(me !== null && lap.voters.includes(me) && lap.candidates.includes(me))}>
        Best of the round?
      </parts.Title>
      <parts.Unasked>
        <parts.Given
          ids={lap.voted}
          of={lap.voters.length}
          have="picked"
          before="Think back. Who would you pay to see again?"
          note={hand ? null : BEST_NOTE}
        />
        <parts.Deeds lap={lap} />
      </parts.Unasked>
    </>
  ),
  ask: ({ table: { lap }, hand, me, act }) =>
    hand && me !== null && lap.voters.includes(me)
      ? {
          kind: 'person',
          question: 'Who was up',
          ids: lap.candidates.filter((id) => id !== me),
          chosen: hand.favorite,
          noteOf: (id) => lap.deeds[id] ?? null,
          pick: (player) => act({ type: 'favorite', player }),
        }
      : null,
}

export const STAR: Phase<LapTable, LapHand> = {
  Board({ table: { lap }, parts }) {
    const [only, another] = lap.best
    if (only === undefined) return <parts.Title>No star this round. The couch shrugs.</parts.Title>
    const told = another === undefined ? (lap.deeds[only] ?? '') : 'A tie. Everyone take a bow.'
    return <parts.Award ids={lap.best} words="Best of the round" foot={told} pay={BEST_PAY} />
  },
}
