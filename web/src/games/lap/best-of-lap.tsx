import { BEST_PAY } from '@highjinks/games/best-pay'
import { Heading } from '../../ui/layout/heading.tsx'
import { points, signed } from '../../ui/party/points.ts'
import { isEverybody, namesOf } from '../attempt/attempt.ts'
import { Award } from '../attempt/award.tsx'
import { Deeds } from './deeds.tsx'
import { Favorite } from './favorite.tsx'
import type { LapProps } from './lap.ts'

interface BestOfLapProps extends LapProps {
  readonly phase: 'favorite' | 'curtain'
  /** Of what it is the best, where that is no round. */
  readonly of?: string
  /** What the best have besides, and where from. */
  readonly bonus?: { readonly from: string; readonly of: Readonly<Record<string, number>> }
}

/** The end of a lap: everybody names the best of it, and then it is told who that is. */
export function BestOfLap({ phase, ...props }: BestOfLapProps) {
  const { lap } = props
  if (phase === 'curtain') return <Star {...props} />
  return (
    <Favorite {...props} noteOf={(id) => lap.deeds[id] ?? null} before="Think back. Who would you pay to see again?">
      <Deeds {...props} />
    </Favorite>
  )
}

function Star({ lap: { best, deeds }, of = 'the round', bonus, me, players }: Omit<BestOfLapProps, 'phase'>) {
  const [only, another] = best
  if (only === undefined) {
    return (
      <Heading level={2} size="title" className="my-auto animate-pop text-center">
        No star this round. The couch shrugs.
      </Heading>
    )
  }
  const isForAll = isEverybody(best, players)
  const extra = bonus?.of[only] ?? 0
  const told = another === undefined ? (deeds[only] ?? '') : 'A tie. Everyone take a bow.'
  return (
    <Award
      ids={best}
      isForAll={isForAll}
      words={`Best of ${of}`}
      who={isForAll ? 'The whole couch' : namesOf(best, { me, players })}
      pay={`${signed(BEST_PAY + extra)}${another === undefined ? '' : ' each'}`}
      extra={extra}
      foot={`${extra > 0 ? `${points(extra)} of it ${bonus?.from}. ` : ''}${told}`}
      me={me}
    />
  )
}
