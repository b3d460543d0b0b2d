import { CATALOGUE } from '@highjinks/games'
import { type SiteRoute, slugOf } from '@highjinks/protocol'
import { NO_NETWORK } from '../src/worker/navigation.ts'

const gamePages = CATALOGUE.map(({ id }) => `/game/${id}`)

/** What is the same for everybody who has never been here, in the order in which a sitemap lists it. */
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
/** Where an invitation is; its page is written down as far as it is the same for all of them. */
export const INVITATION = '/join/*'
/** What a browser fills by itself, and no search engine keeps; a star stands for any one piece. */
const FILLED: readonly string[] = [
  '/play/*',
  '/multiplayer/*',
  // Where the picture on a waiting TV leads a phone
  '/tv/*',
  '/profile',
  // Links in letters lead there, and whoever runs the place
  '/auth/forgot',
  '/auth/reset',
  '/auth/verify',
  '/auth/callback',
  '/operator',
  ...CATALOGUE.flatMap(({ id }) => [`/setup/${id}`, `/gameplay/${id}`]),
]
/** Where whoever comes with an engine that is too old is sent: no script, no sheet. */
export const OLD_BROWSER = 'old-browser.html'
/** A game under its number or a name, from where its page leads on to the one address that it has. */
const ALIASES: readonly SiteRoute[] = CATALOGUE.flatMap(({ id, slug, name }) => {
  const words = [...new Set([slug, slugOf(name)])]
  const paths = [`/games/${id}`, ...words.flatMap((word) => [`/games/${word}`, `/game/${word}`])]
  return paths.map((path) => ({ path, document: documentOf(`/game/${id}`), status: 200 as const }))
})

/** Every address that there is, and which document is there: read by both front doors, so that they cannot differ. */
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

/** The same list as a map in Caddy's words. */
export function routesForCaddy(): string {
  const rows = SITE_ROUTES.map(({ path, document, status }) => {
    const pattern = path.replaceAll('.', '[.]').replaceAll('*', '[^/.]+')
    return `\t~(?i)^${pattern === '/' ? '/' : `${pattern}/?`}$ ${document} ${status}`
  })
  return ['map {path} {document} {document_status} {', ...rows, `\tdefault ${NOT_FOUND} 404`, '}', ''].join('\n')
}

/** What `main/routes.tsx` imports for the page at an address; null where it is in the entry itself. */
export function importFor(address: string, routes: string): string | null {
  const pages = routes.matchAll(/path: '([^']+)',\s*Page: lazyComponent\([^;]*?import\('(\.[^']+)'\)/g)
  for (const [, path = '', file = ''] of pages)
    if (new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address)) return file
  return null
}
