import { accept, type Game } from '@highjinks/protocol'
import type { Handlers } from '../route.ts'
import { readBookmark, writeBookmark } from './cursor.ts'
import type { History } from './history.ts'
import { presentGame } from './present.ts'

const PAGE = 10

export interface HistoryDeps {
  readonly history: History
  readonly catalogue: readonly Game[]
}

export function historyHandlers({ history, catalogue }: HistoryDeps): Pick<Handlers, 'history'> {
  return {
    async history({ user, query }) {
      const before = query.before === undefined ? null : readBookmark(query.before)
      // One more than a page, to know whether there is a next one
      const found = await history.of(user.id, before, PAGE + 1)
      const page = found.slice(0, PAGE)
      const last = found.length > PAGE ? page.at(-1) : undefined
      return accept({
        entries: page.map((played) => presentGame(played, catalogue)),
        next: last ? writeBookmark(last) : null,
      })
    },
  }
}
