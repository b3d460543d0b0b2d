import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openEmbeddedStore } from './embedded/store.ts'
import type { LiveLayout } from './log.ts'
import type { SessionStore, TellFault } from './port.ts'
import { openRedisStore } from './redis/store.ts'

export interface StorePlace {
  readonly redisUrl?: string | undefined
  readonly dataDir: string
  /** The clock for a file's sessions; Redis has its own. */
  readonly now?: () => number
  /** The format for writing live sessions. */
  readonly liveLayout?: LiveLayout
  readonly onFault?: TellFault
}

/** Opens Redis if there is one, otherwise a file in the data folder. */
export async function openStore(place: StorePlace): Promise<SessionStore> {
  const { redisUrl, dataDir, now, liveLayout: layout = 1, onFault } = place
  const options = { layout, ...(onFault && { onFault }) }
  if (redisUrl) return openRedisStore({ url: redisUrl, ...options })
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  return openEmbeddedStore({ file: join(dataDir, 'sessions.db'), ...options, ...(now && { now }) })
}
