import { type PrecacheEntry, Serwist } from 'serwist'
import { type Plan, planFor, SHELL } from './navigation.ts'

declare const self: ServiceWorkerGlobalScope
/** The list of files for one-phone play, which the build fills in. */
declare const __KEPT__: PrecacheEntry[]

/** The time the network has before the cached page opens instead. */
const PATIENCE_MS = 4000
/** The statuses a proxy returns while the server is down. */
const AWAY: readonly number[] = [502, 503, 504]

const serwist = new Serwist({
  precacheEntries: __KEPT__,
  // This runs in the background, so it limits its requests.
  precacheOptions: { concurrency: 3, cleanupOutdatedCaches: true },
  // While the worker wakes up, the page is already on its way.
  navigationPreload: true,
  // Take over after the first visit, not the second.
  clientsClaim: true,
})

serwist.registerCapture(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && planFor(url.pathname) !== null,
  async ({ event, request, url }) => {
    const plan = planFor(url.pathname)
    // The capture above answers for both.
    return plan ? open(plan, event as FetchEvent, request) : fetch(request)
  },
)
serwist.addEventListeners()

// A page asks whether it runs this version. If so, it doesn't offer an update.
self.addEventListener('message', ({ data, ports }) => {
  if (data?.type === 'IS_KEPT') ports[0]?.postMessage(serwist.getPrecacheKeyForUrl(String(data.url)) !== undefined)
})

async function open({ document, isKeptFirst }: Plan, event: FetchEvent, request: Request): Promise<Response> {
  const kept = () => serwist.matchPrecache(document)
  const fresh = fetchPage(event, request)
  // A failure shows below, or doesn't matter anymore.
  event.waitUntil(fresh.catch(() => undefined))
  if (isKeptFirst) return (await kept()) ?? fresh
  try {
    const answer = await (document === SHELL ? Promise.race([fresh, expire()]) : fresh)
    return AWAY.includes(answer.status) ? ((await kept()) ?? answer) : answer
  } catch {
    return (await kept()) ?? fresh
  }
}

async function fetchPage(event: FetchEvent, request: Request): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse
  return preloaded ?? fetch(request)
}

function expire(): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(() => reject(new Error('too slow')), PATIENCE_MS))
}
