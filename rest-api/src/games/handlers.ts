import { accept, type Game, refuse } from '@highjinks/protocol'
import type { Handlers } from '../route.ts'

export function gamesHandlers(catalogue: readonly Game[]): Pick<Handlers, 'games' | 'game'> {
  return {
    games: async () => accept([...catalogue]),
    async game({ params }) {
      const found = catalogue.find((game) => game.id === params.id)
      return found ? accept(found) : refuse('game-not-found')
    },
  }
}
