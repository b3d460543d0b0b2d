import { type LocalGame, presentPlayers } from '@highjinks/games/local'
import type { Game } from '@highjinks/protocol'
import { Smartphone } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { playerName } from '../../lib/storage.ts'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { useGames } from '../catalogue/games.ts'
import type { GameCard } from '../local-game/evening.ts'
import { keepGameData } from '../local-game/game-data.ts'

interface NextProps {
  readonly card: GameCard
  readonly game: LocalGame
}

/** Another game with the same people: on this phone, or on their own phones. */
export function Next({ card, game }: NextProps) {
  const navigate = useNavigate()
  const games = useGames()
  const others = games.status === 'ready' ? games.value.filter(({ id }) => id !== card.id) : []
  const { settings } = game
  const players = presentPlayers(game)
  const host = players[0]?.name ?? ''
  function begin(next: Game) {
    const numPlayers = Math.min(next.maxPlayers, Math.max(next.minPlayers, players.length))
    const chosen = {
      game: next,
      sessionName: `${next.name} Session`,
      hostName: host,
      settings: { ...settings, numPlayers },
    }
    const failure = keepGameData(chosen)
    if (failure !== null) return toast({ title: 'Error', text: failure, tone: 'bad' })
    void navigate(`/gameplay/${next.id}`)
  }
  function toOwnPhones() {
    playerName.set(host)
    void navigate(`/multiplayer/${card.id}`)
  }
  return (
    <section aria-labelledby="next" className="grid gap-2">
      <Heading level={2} size="small" id="next" className="text-center">
        Same crew, new game
      </Heading>
      {others.length > 0 && (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {others.map((next) => (
            <li key={next.id} className="grid">
              <Button kind="secondary" className="px-2 leading-tight" onClick={() => begin(next)}>
                {next.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button kind="ghost" onClick={toOwnPhones}>
        <Smartphone aria-hidden="true" className="size-5" />
        Play the next one on your own phones
      </Button>
    </section>
  )
}
