import { type Keeping, useKeeping } from '../../lib/keeping.ts'
import { answerWhoPlays, untilOutOfLobby } from './playing.ts'
import { watchVersions } from './versions.ts'

/** Never from the HTTP cache, or a broken worker could stay. */
const FROM_SERVER = { updateViaCache: 'none' } as const

/** Registers the worker that caches the games for offline use: when the page is idle, and not in data saver mode. */
export async function keepSite(): Promise<void> {
  if (!('serviceWorker' in navigator)) return say(window.isSecureContext ? 'impossible' : 'plain-http')
  const known = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (known || !savesData()) return register()
  useKeeping.setState({ state: 'unasked', fetchNow: () => void register() })
}

async function register(): Promise<void> {
  await untilOutOfLobby()
  say('fetching')
  // A browser can refuse it, and automated ones may not do it.
  const registration = await navigator.serviceWorker.register('/sw.js', FROM_SERVER).catch(() => undefined)
  if (!registration) return say('impossible')
  void navigator.serviceWorker.ready.then(sayWhetherKept)
  if (!registration.active) tellEnd(registration)
  answerWhoPlays()
  watchVersions(registration)
}

/** Reports whether the games are cached. The worker that removes itself is there too, and caches nothing. */
async function sayWhetherKept(): Promise<void> {
  const kept = await caches.match('/catalogue.json', { ignoreSearch: true }).catch(() => undefined)
  say(kept ? 'ready' : 'impossible')
}

/**
 * Reports how the install ended. A first worker that wasn't complete gets another try on the next visit. One that came
 * and went hasn't failed, and may be gone before the browser has announced it.
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
  // Not every browser has this, and TypeScript doesn't know it.
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
