import type { Feed } from '../show/feed.ts'
import { useSession } from './session-store.ts'

/** The state that this screen shows now. */
export const feed: Feed = {
  view: () => {
    const { view, connection } = useSession.getState()
    return connection.kind === 'live' ? view : null
  },
  subscribe: (tell) => useSession.subscribe(tell),
}
