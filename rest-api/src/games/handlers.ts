import { accept, type Game, refuse } from '@highjinks/protocol'
import type { SessionStore } from '@highjinks/session-store'
import type { Handlers } from '../route.ts'

interface GamesDeps {
  readonly catalogue: readonly Game[]
  readonly sessions: Pick<SessionStore, 'cardsAside'>
}

export function gamesHandlers({ catalogue, sessions }: GamesDeps): Pick<Handlers, 'games' | 'game' | 'cardsAside'> {
  // Frozen, so that they are serialized once for all callers
  const all = catalogue.map((game) => Object.freeze({ ...game }))
  Object.freeze(all)
  return {
    games: async () => accept(all),
    async game({ params }) {
      const found = all.find((game) => game.id === params.id)
      return found ? accept(found) : refuse('game-not-found')
    },
    cardsAside: async () => accept({ cards: [...sessions.cardsAside.current()].sort() }),
  }
}
