import { type PrecacheEntry, Serwist } from 'serwist'
import { type Plan, planFor, SHELL } from './navigation.ts'

declare const self: ServiceWorkerGlobalScope
/** All of one-phone play, by the build. */
declare const __KEPT__: PrecacheEntry[]

/** So long the network may take before what is kept is opened instead. */
const PATIENCE_MS = 4000
/** What a proxy says of a server that is away. */
const AWAY: readonly number[] = [502, 503, 504]

const serwist = new Serwist({
  precacheEntries: __KEPT__,
  // In the background, so not all at once.
  precacheOptions: { concurrency: 3, cleanupOutdatedCaches: true },
  // While the worker awakes, the page is on its way already.
  navigationPreload: true,
  // After one visit, not after two.
  clientsClaim: true,
})

serwist.registerCapture(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && planFor(url.pathname) !== null,
  async ({ event, request, url }) => {
    const plan = planFor(url.pathname)
    // the capture above answers for both
    return plan ? open(plan, event as FetchEvent, request) : fetch(request)
  },
)
serwist.addEventListeners()

// A page asks whether it is of this version, which then need not be offered to it.
self.addEventListener('message', ({ data, ports }) => {
  if (data?.type === 'IS_KEPT') ports[0]?.postMessage(serwist.getPrecacheKeyForUrl(String(data.url)) !== undefined)
})

async function open({ document, isKeptFirst }: Plan, event: FetchEvent, request: Request): Promise<Response> {
  const kept = () => serwist.matchPrecache(document)
  const fresh = fetchPage(event, request)
  // A failure is seen below, or does not matter any more.
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
