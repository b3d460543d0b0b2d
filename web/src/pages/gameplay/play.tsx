import type { LocalGame, Pile } from '@highjinks/games/local'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { GameRoom } from '../../games/game-room.tsx'
import { keepAwake } from '../../lib/wake-lock.ts'
import { SoundButton } from '../../session/sound-button.tsx'
import type { RoomMood } from '../../show/scenery/scenery.ts'
import { Link } from '../../ui/button/link.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import type { GameCard } from '../local-game/evening.ts'
import { Complete } from './complete.tsx'
import { Gathering } from './gathering.tsx'
import { LastRound } from './last-round.tsx'
import { LocalLooks } from './seats.tsx'
import { Turn } from './turn.tsx'
import { useEvening } from './use-evening.ts'

interface PlayProps {
  readonly card: GameCard
  readonly piles: readonly Pile[]
}

export function Play({ card, piles }: PlayProps) {
  const evening = useEvening(card, piles)
  useEffect(keepAwake, [])
  const { stage } = evening.game
  return (
    <LocalLooks game={evening.game}>
      <div data-game={card.slug} className="relative flex grow flex-col px-4 pt-2 sm:px-6">
        <GameRoom slug={card.slug} mood={moodOf(evening.game)} place={stage === 'playing' ? 'local' : 'page'} />
        <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-1">
          <Link
            to="/games"
            className="-ml-2 inline-flex min-h-12 items-center gap-2 rounded-control px-2 font-display text-sm font-bold whitespace-nowrap hover:bg-leaf-800 max-phone:gap-1 max-phone:px-1 max-phone:text-[0.8125rem] max-small:text-xs sm:text-base"
          >
            <ArrowLeft aria-hidden="true" className="size-6" />
            Back to Games
          </Link>
          <div className="-mr-2 ml-auto flex items-center gap-1">
            <Badge tone="accent" className="max-sm:px-2 max-phone:px-1.5">
              Local Play Mode
            </Badge>
            <SoundButton />
          </div>
        </header>
        {stage === 'ready' && <Gathering card={card} evening={evening} />}
        {stage === 'playing' &&
          (evening.game.finale === 'announced' ? (
            <LastRound evening={evening} />
          ) : (
            <Turn card={card} evening={evening} />
          ))}
        {stage === 'complete' && <Complete card={card} evening={evening} />}
      </div>
    </LocalLooks>
  )
}

function moodOf({ stage, shown }: LocalGame): RoomMood {
  if (stage === 'complete') return 'glad'
  return shown === null ? 'idle' : 'tense'
}
