import { accept, type Game, type HistoryEntry } from '@highjinks/protocol'
import type { Handlers } from '../route.ts'
import { readBookmark, writeBookmark } from './bookmark.ts'
import type { History, PlayedGame } from './history.ts'

const PAGE = 10

export interface HistoryDeps {
  readonly history: History
  readonly catalogue: readonly Game[]
}

export function historyHandlers({ history, catalogue }: HistoryDeps): Pick<Handlers, 'history'> {
  return {
    async history({ user, query }) {
      const before = query.before === undefined ? null : readBookmark(query.before)
      // One more than is shown says whether there is a next page
      const found = await history.of(user.id, before, PAGE + 1)
      const page = found.slice(0, PAGE)
      const last = found.length > PAGE ? page.at(-1) : undefined
      return accept({
        entries: page.map((played) => presentPlayed(played, catalogue)),
        next: last ? writeBookmark(last) : null,
      })
    },
  }
}

function presentPlayed(played: PlayedGame, catalogue: readonly Game[]): HistoryEntry {
  return {
    id: `${played.sessionId}-${played.number}`,
    gameId: played.gameId,
    // A game that has left the catalogue keeps its slug for a name
    gameName: catalogue.find((game) => game.id === played.gameId)?.name ?? played.slug,
    playedAt: new Date(played.playedAt).toISOString(),
    players: played.players,
    score: played.score,
    place: played.place,
  }
}
