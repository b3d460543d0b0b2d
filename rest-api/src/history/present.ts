import type { Game, HistoryEntry } from '@highjinks/protocol'
import type { PlayedGame } from './history.ts'

export function presentGame(played: PlayedGame, catalogue: readonly Game[]): HistoryEntry {
  return {
    id: `${played.sessionId}-${played.number}`,
    gameId: played.gameId,
    // A game that has left the catalog uses its slug as a name
    gameName: catalogue.find((game) => game.id === played.gameId)?.name ?? played.slug,
    playedAt: new Date(played.playedAt).toISOString(),
    players: played.players,
    score: played.score,
    place: played.place,
  }
}
