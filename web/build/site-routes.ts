import { CATALOGUE } from '@highjinks/games'
import { type SiteRoute, slugOf } from '@highjinks/protocol'
import { NO_NETWORK } from '../src/worker/navigation.ts'

const gamePages = CATALOGUE.map(({ id }) => `/game/${id}`)

/** Pages that are the same for every first visit, in the sitemap's order. */
export const WRITTEN: readonly string[] = [
  '/',
  '/games',
  ...gamePages,
  '/how-to-play',
  '/challenges',
  '/join',
  '/about',
  '/auth',
  '/contact',
  '/terms',
  '/privacy',
  '/disclaimer',
]
/** An invitation's address. The part of its page that is the same for all of them is prerendered. */
export const INVITATION = '/join/*'
/** Pages that the browser fills and no search engine stores; a star matches one segment. */
const FILLED: readonly string[] = [
  '/play/*',
  '/multiplayer/*',
  // A phone arrives here from the code on a waiting TV.
  '/tv/*',
  '/profile',
  // Links in emails lead there, and so does the operator
  '/auth/forgot',
  '/auth/reset',
  '/auth/verify',
  '/auth/callback',
  '/operator',
  ...CATALOGUE.flatMap(({ id }) => [`/setup/${id}`, `/gameplay/${id}`]),
]
/** The page for engines that are too old: no script, no style sheet. */
export const OLD_BROWSER = 'old-browser.html'
/** A game's id or name, which redirects to its one address. */
const ALIASES: readonly SiteRoute[] = CATALOGUE.flatMap(({ id, slug, name }) => {
  const words = [...new Set([slug, slugOf(name)])]
  const paths = [`/games/${id}`, ...words.flatMap((word) => [`/games/${word}`, `/game/${word}`])]
  return paths.map((path) => ({ path, document: documentOf(`/game/${id}`), status: 200 as const }))
})

/** Every address with its document. Both proxies read it, so that they can't differ. */
export const SITE_ROUTES: readonly SiteRoute[] = [
  ...WRITTEN.map((path) => ({ path, document: documentOf(path), status: 200 as const })),
  { path: INVITATION, document: 'invitation.html', status: 200 },
  { path: '/c/*', document: 'crew.html', status: 200 },
  { path: '/c/*/cards', document: 'filled.html', status: 200 },
  ...['/tv', '/screen', '/screen/*'].map((path) => ({ path, document: 'screen.html', status: 200 as const })),
  { path: '/old-browser', document: OLD_BROWSER, status: 200 },
  ...ALIASES,
  ...FILLED.map((path) => ({ path, document: 'filled.html', status: 200 as const })),
  { path: NO_NETWORK, document: 'no-network.html', status: 200 },
  ...['robots.txt', 'sitemap.xml'].map((document) => ({ path: `/${document}`, document, status: 200 as const })),
]
export const NOT_FOUND = 'not-found.html'

export function documentOf(path: string): string {
  return `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.html`
}

/** Returns the same list as a Caddy map. */
export function routesForCaddy(): string {
  const rows = SITE_ROUTES.map(({ path, document, status }) => {
    const pattern = path.replaceAll('.', '[.]').replaceAll('*', '[^/.]+')
    return `\t~(?i)^${pattern === '/' ? '/' : `${pattern}/?`}$ ${document} ${status}`
  })
  return ['map {path} {document} {document_status} {', ...rows, `\tdefault ${NOT_FOUND} 404`, '}', ''].join('\n')
}

/** Returns the module that `main/routes.tsx` imports for an address; null if the page is in the entry itself. */
export function importFor(address: string, routes: string): string | null {
  const pages = routes.matchAll(/path: '([^']+)',\s*Page: lazyComponent\([^;]*?import\('(\.[^']+)'\)/g)
  for (const [, path = '', file = ''] of pages)
    if (new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address)) return file
  return null
}
