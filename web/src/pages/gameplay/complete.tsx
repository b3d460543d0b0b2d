import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { serverNow } from '../../lib/server-clock.ts'
import { TableClock, useClockOf } from '../../show/timeline/table-clock.ts'
import { bowsOf } from '../local-game/bows.ts'
import { forgetEvening, type GameCard } from '../local-game/evening.ts'
import { Podium } from './podium.tsx'
import type { EveningInHand } from './use-evening.ts'

interface CompleteProps {
  readonly card: GameCard
  readonly evening: EveningInHand
}

/** Long ago, so everything has been revealed. */
const LONG_AGO = Number.NEGATIVE_INFINITY

/** The end of the game, revealed once in beats. After a reload, or without a score, it is all there from the start. */
export function Complete({ card, evening }: CompleteProps) {
  const { game, hasEnded, again } = evening
  const navigate = useNavigate()
  const bows = bowsOf(game)
  const [since, setSince] = useState(() => (hasEnded && bows.some(({ score }) => score > 0) ? serverNow() : LONG_AGO))
  const clock = useClockOf({ paused: false, since, deadline: null })
  // Scroll up: the button that ended it is further down.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  function leave() {
    forgetEvening()
    void navigate('/games')
  }
  return (
    <TableClock value={clock}>
      <Podium
        card={card}
        game={game}
        bows={bows}
        since={since}
        onSkip={() => setSince(LONG_AGO)}
        onAgain={again}
        onLeave={leave}
      />
    </TableClock>
  )
}
