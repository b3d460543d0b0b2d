import { accept, type Game, refuse } from '@highjinks/protocol'
import type { Handlers } from '../route.ts'

export function gamesHandlers(catalogue: readonly Game[]): Pick<Handlers, 'games' | 'game'> {
  // Frozen, they are written once for all who ask
  const all = catalogue.map((game) => Object.freeze({ ...game }))
  Object.freeze(all)
  return {
    games: async () => accept(all),
    async game({ params }) {
      const found = all.find((game) => game.id === params.id)
      return found ? accept(found) : refuse('game-not-found')
    },
  }
}
