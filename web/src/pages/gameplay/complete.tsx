import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { forgetEvening, type GameCard } from '../local-game/evening.ts'
import { Recap } from './recap.tsx'
import type { EveningInHand } from './use-evening.ts'

const LIST = new Intl.ListFormat('en')

interface CompleteProps {
  readonly card: GameCard
  readonly evening: EveningInHand
}

/** Nobody keeps score round one phone: everybody takes a bow. */
export function Complete({ card, evening }: CompleteProps) {
  const navigate = useNavigate()
  // Whoever ended it did so further down.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  const { players } = evening.game
  function leave() {
    forgetEvening()
    void navigate('/games')
  }
  return (
    <main className="mx-auto flex w-full max-w-3xl grow flex-col items-center text-center">
      <div className="my-auto grid w-full gap-5 py-6">
        <Heading level={1} size="hero">
          Game Complete!
        </Heading>
        <p className="text-xl text-balance">
          A round of applause for {LIST.format(players.map((player) => player.name))}.
        </p>
        <Recap game={evening.game} />
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
