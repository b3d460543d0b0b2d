import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENT_MARKS, SITE_FILES, type SiteRoute } from '@highjinks/protocol'

const ROUTES: readonly SiteRoute[] = [
  { path: '/', document: 'home.html', status: 200 },
  { path: '/games', document: 'games.html', status: 200 },
  { path: '/game/3', document: 'game-3.html', status: 200 },
  { path: '/join/*', document: 'invitation.html', status: 200 },
  { path: '/c/*', document: 'crew.html', status: 200 },
  { path: '/c/*/cards', document: 'filled.html', status: 200 },
  { path: '/play/*', document: 'filled.html', status: 200 },
  { path: '/tv', document: 'screen.html', status: 200 },
  { path: '/tv/*', document: 'filled.html', status: 200 },
  { path: '/screen', document: 'screen.html', status: 200 },
  { path: '/screen/*', document: 'screen.html', status: 200 },
  { path: '/robots.txt', document: 'robots.txt', status: 200 },
  { path: '/sitemap.xml', document: 'sitemap.xml', status: 200 },
  { path: '*', document: 'not-found.html', status: 404 },
]

/** Writes a tiny built client where each document's title is its name. */
export function writeBuilt(dist: string): void {
  for (const folder of ['assets', SITE_FILES.documents]) mkdirSync(join(dist, folder), { recursive: true })
  const { publicUrl, houseName, head } = DOCUMENT_MARKS
  const write = (name: string, text: string) => writeFileSync(join(dist, SITE_FILES.documents, name), text)
  const titled = (document: string) =>
    `<!doctype html>\n<title>${document}</title>\n<meta name="application-name" content="${houseName}">\n<link rel="canonical" href="${publicUrl}/">\n<body>\n`
  for (const { document } of ROUTES) write(document, titled(document))
  // Long enough to be worth compressing.
  write('home.html', `${titled('home.html')}<p>${'Pick your trouble. '.repeat(40)}\n`)
  const neutral = `<title>invitation.html</title>\n<meta property="og:url" content="${publicUrl}/join">`
  write('invitation.html', `<!doctype html>\n${head.begin}\n${neutral}\n${head.end}\n<body>\n<p>You’re invited`)
  write('robots.txt', `User-agent: *\nSitemap: ${publicUrl}/sitemap.xml\n`)
  write('sitemap.xml', `<urlset><url><loc>${publicUrl}/</loc></url></urlset>\n`)
  writeFileSync(join(dist, SITE_FILES.routes), JSON.stringify(ROUTES))
  writeFileSync(join(dist, 'assets/main-abc123.js'), 'export {}')
  writeFileSync(join(dist, 'sw.js'), '//')
}
