import { BEST_PAY } from '@highjinks/games/best-pay'
import type { Hand, View } from '@highjinks/games/roll-and-react'
import { MOST_IN_SPOTLIGHT } from '../../show/spotlight/most-in-spotlight.ts'
import { Held } from '../../show/timeline/held.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { longestWord } from '../../ui/look/longest-word.ts'
import { signed } from '../../ui/party/points.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { winnersOf } from '../attempt/attempt.ts'
import { LapScores } from '../attempt/lap-scores.tsx'
import { OwnResult } from '../attempt/own-result.tsx'
import type { ScreenProps } from '../screen.ts'
import { Bouquet } from './flowers.tsx'
import { prizesOf } from './prizes.ts'

type CurtainProps = ScreenProps<View, Hand>

/** With more of them than this their scores need a phone's height. */
const FEW = 5
/** More letters than these are smaller on a small phone. */
const LONG = 40

/** The lap is over: its favorite, then how everybody stands. */
export function Curtain({ table, me, players }: CurtainProps) {
  const { best } = table.curtain ?? { best: [] }
  const reached = useBeats()
  const isOut = reached('stamp') > 0
  const prizes = prizesOf(best)
  const isFull = table.standings.length > FEW
  const own = me !== null && reached('gains') > 0 ? (prizes[me] ?? 0) : 0
  // A laptop has them in the light beside the words, with what they got over their heads.
  const isBeside = best.length <= MOST_IN_SPOTLIGHT && 'laptop:hidden'
  const winners = winnersOf(best, { me, players })
  return (
    <>
      <div role="status" className="grid justify-items-center gap-2 text-center">
        <Held isOut={isOut} suspense="And the star is …">
          <div className="grid justify-items-center gap-2">
            {best.length > 0 && (
              <span aria-hidden="true" className={cx('flex kids:not-last:-mr-3', isFull && 'short:hidden', isBeside)}>
                {best.map((id) => (
                  <Avatar
                    key={id}
                    seed={id}
                    size="clamp(4rem, 18vw, 9rem)"
                    className={cx('animate-slam', 'short:haunted:size-12', isFull && 'max-sm:size-13')}
                  />
                ))}
              </span>
            )}
            {best.length > 0 && isBeside && <Bouquet className="hidden h-44 animate-slam laptop:block desk:h-[34vh]" />}
            <Heading
              level={2}
              size="title"
              className={cx(
                'animate-pop',
                isFull && 'max-sm:text-2xl',
                winners.length > LONG ? 'short:text-xl' : 'short:haunted:text-2xl',
              )}
            >
              {best.length === 0 ? (
                'No favorite this round'
              ) : (
                <>
                  <span className="desk:block desk:text-4xl">Best of the round:</span>{' '}
                  <span className="large-name" style={{ '--longest': longestWord(`${winners}!`) }}>
                    {winners}!
                  </span>
                </>
              )}
            </Heading>
            {best.length > 0 && !(me !== null && best.includes(me)) && (
              <Badge tone="lime" className={cx('animate-pop text-xl short:hidden', isBeside)}>
                {signed(BEST_PAY)}
                {best.length > 1 && ' each'}
              </Badge>
            )}
          </div>
        </Held>
        <Held isOut={reached('own') > 0}>
          {me !== null && own > 0 && (
            <OwnResult me={me} gain={own} words="Take a bow!" why="For the best run." isTight />
          )}
        </Held>
      </div>
      <Held isOut={reached('gains') > 0}>
        <LapScores
          gainOf={(id) => (id === me ? 0 : (prizes[id] ?? 0))}
          {...{ table, me, players }}
          className="animate-rise pb-4 max-sm:pb-1"
        />
      </Held>
    </>
  )
}
