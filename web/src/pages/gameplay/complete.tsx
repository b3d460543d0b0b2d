import { useNavigate } from 'react-router-dom'
import { forgetEvening, type GameCard } from '../../features/local-game/evening.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import type { EveningInHand } from './use-evening.ts'

const LIST = new Intl.ListFormat('en')

interface CompleteProps {
  readonly card: GameCard
  readonly evening: EveningInHand
}

/** Nobody keeps score round one phone: everybody takes a bow. */
export function Complete({ card, evening }: CompleteProps) {
  const navigate = useNavigate()
  const { players } = evening.game
  function leave() {
    forgetEvening()
    void navigate('/games')
  }
  return (
    <main className="mx-auto flex w-full max-w-2xl grow flex-col items-center text-center">
      <div className="my-auto grid gap-6 py-8">
        <ul aria-hidden="true" className="flex flex-wrap justify-center gap-x-1 gap-y-3">
          {players.map((player, index) => (
            <li
              key={player.id}
              className="animate-pop"
              style={{ animationDelay: `${index * 90}ms`, rotate: `${((index % 3) - 1) * 7}deg` }}
            >
              <Avatar
                seed={`${player.id} ${player.name}`}
                size={players.length > 8 ? '4.5rem' : 'clamp(5rem, 22vw, 8rem)'}
              />
            </li>
          ))}
        </ul>
        <Heading level={1} size="hero">
          Game Complete!
        </Heading>
        <p className="text-xl text-balance">
          A round of applause for {LIST.format(players.map((player) => player.name))}.
        </p>
        <p className="text-muted">{card.name} is done with you. For now.</p>
      </div>
      <ActionBar className="w-[calc(100%+2rem)]">
        <Button size="lg" onClick={evening.again}>
          Play Again
        </Button>
        <Button kind="secondary" onClick={leave}>
          Exit Game
        </Button>
      </ActionBar>
    </main>
  )
}
