import { type Keeping, useKeeping } from '../../lib/keeping.ts'
import { answerWhoPlays, untilOutOfLobby } from './playing.ts'
import { watchVersions } from './versions.ts'

/** Never from the browser's own store, or a broken worker could stay. */
const FROM_SERVER = { updateViaCache: 'none' } as const

/** Lets a worker keep the games for a time without a network: when the page rests, and where nobody saves data. */
export async function keepSite(): Promise<void> {
  if (!('serviceWorker' in navigator)) return say(window.isSecureContext ? 'impossible' : 'plain-http')
  const known = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (known || !savesData()) return register()
  useKeeping.setState({ state: 'unasked', fetchNow: () => void register() })
}

async function register(): Promise<void> {
  await untilOutOfLobby()
  say('fetching')
  // A browser may refuse it, and one that tests drive may not do it.
  const registration = await navigator.serviceWorker.register('/sw.js', FROM_SERVER).catch(() => undefined)
  if (!registration) return say('impossible')
  void navigator.serviceWorker.ready.then(sayWhetherKept)
  if (!registration.active) tellEnd(registration)
  answerWhoPlays()
  watchVersions(registration)
}

/** A worker that is the way out is there too, and keeps nothing. */
async function sayWhetherKept(): Promise<void> {
  const kept = await caches.match('/catalogue.json', { ignoreSearch: true }).catch(() => undefined)
  say(kept ? 'ready' : 'impossible')
}

/**
 * The first one did not come whole: on the next visit it is tried again. One that came and went has not failed, and may
 * be gone before the browser has told that there is one.
 */
function tellEnd({ installing }: ServiceWorkerRegistration): void {
  let hasCome = false
  installing?.addEventListener('statechange', () => {
    if (installing.state !== 'redundant') hasCome = true
    else if (hasCome) void sayWhetherKept()
    else say('failed')
  })
}

function say(state: Keeping): void {
  useKeeping.setState({ state })
}

function savesData(): boolean {
  // Not every browser tells, and TypeScript does not know of those that do.
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
