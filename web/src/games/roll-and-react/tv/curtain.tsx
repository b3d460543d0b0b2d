import { BEST_PAY } from '@highjinks/games/best-pay'
import type { View } from '@highjinks/games/roll-and-react'
import { PoseContext } from '../../../show/people/pose-context.ts'
import { MOST_IN_SPOTLIGHT } from '../../../show/spotlight/most-in-spotlight.ts'
import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import { Held } from '../../../show/timeline/held.tsx'
import { Splash } from '../../../show/timeline/splash.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { signed } from '../../../ui/party/points.ts'
import { Badge } from '../../../ui/status/badge.tsx'
import { winnersOf } from '../../attempt/attempt.ts'
import { TvRanks } from '../../tv/ranks.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { Roses } from '../flowers.tsx'

/** The lap is over: its favorite, then how everybody stands. */
export function Curtain({ table, players }: TvProps<View>) {
  const best = table.curtain?.best ?? []
  const reached = useBeats()
  const isOut = reached('stamp') > 0
  const isLit = isOut && best.length > 0 && best.length <= MOST_IN_SPOTLIGHT
  const winners = winnersOf(best, { me: null, players })
  const others = isOut ? players.flatMap(({ id }) => (best.includes(id) ? [] : [id])) : []
  return (
    <PoseContext value="accepts">
      <Spotlight ids={isLit ? best : []} {...{ players, between: '&', clapping: others }} isSlim>
        {isLit && <Roses isPair={best.length > 1} />}
        <div role="status" data-paid className="grid grow content-center justify-items-center gap-2 text-center">
          {best.length > 0 && (
            <Splash isOn={isOut && reached('own') === 0} color="curtain">
              <span className="flex justify-center gap-8">
                {best.map((id) => (
                  <Avatar key={id} seed={id} size={`${Math.min(28, 76 / best.length)}rem`} isCrowned />
                ))}
              </span>
              <small>{winners}!</small>
            </Splash>
          )}
          {isOut ? (
            <>
              {!isLit && (
                <span aria-hidden="true" className="flex kids:not-last:-mr-3">
                  {best.map((id) => (
                    <Avatar key={id} seed={id} size="13rem" className="animate-slam" />
                  ))}
                </span>
              )}
              <h2 className="animate-pop font-display text-6xl leading-tight font-extrabold text-balance">
                {best.length === 0 ? 'No favorite this round' : `Best of the round: ${winners}!`}
              </h2>
              {best.length > 0 && (
                <Badge tone="lime" className="animate-pop text-5xl">
                  {signed(BEST_PAY)}
                  {best.length > 1 && ' each'}
                </Badge>
              )}
            </>
          ) : (
            <p className="animate-breathe font-display text-7xl font-extrabold text-muted">And the star is …</p>
          )}
        </div>
        <Held isOut={reached('gains') > 0}>
          <TvRanks standings={table.standings} players={players} />
        </Held>
      </Spotlight>
    </PoseContext>
  )
}
