import type { Log } from '@highjinks/edge'
import { clock } from '@highjinks/games/session'
import { type SessionStore, StoreAway } from '@highjinks/session-store'

/** Does `work` every so often, one round at a time; what fails is logged and tried again in the next round. */
export function every(milliseconds: number, log: Log, name: string, work: () => Promise<void>): () => Promise<void> {
  let isStopped = false
  let under: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    if (isStopped || busy) return
    busy = true
    under = work()
      .catch((fault: unknown) => {
        if (fault instanceof StoreAway) log.debug({ work: name }, 'the store is away')
        else log.error({ work: name, fault }, 'a round of the clock failed')
      })
      .finally(() => {
        busy = false
      })
  }, milliseconds)
  let busy = false
  return async () => {
    isStopped = true
    clearInterval(timer)
    await under
  }
}

/** Commits the ordinary clock change for every session that is due. Every process does this; the version lets one win. */
export async function sweep(store: SessionStore, random: () => number): Promise<void> {
  const ids = await store.due(64)
  await Promise.all(ids.map((id) => store.update(id, (session, now) => clock(session, { now, random }))))
}
