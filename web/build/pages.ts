import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CATALOGUE } from '@highjinks/games'
import { DOCUMENT_MARKS, ENDPOINTS, SITE_FILES, type SiteRoute } from '@highjinks/protocol'
import { renderPage } from '../src/main/render-page.tsx'
import { headOf, invitationHead, passingHead, readWritten } from './documents.ts'
import { filesOf, type Manifest } from './manifest.ts'
import { PLAIN } from './plain-styles.ts'
import {
  documentOf,
  INVITATION,
  importFor,
  NOT_FOUND,
  OLD_BROWSER,
  routesForCaddy,
  SITE_ROUTES,
  WRITTEN,
} from './site-routes.ts'

const DOCUMENT_KIB = 13
/** Any invitation's address. Its document is the same for all of them. */
const ANY_INVITATION = '/join/BCDFGH'
const INVITED = {
  title: 'You’re invited · Highjinks',
  description: 'Someone wants you in their game. Open the link, pick a name, and you are in. No app, no sign-up.',
}
const HOUSE = {
  title: 'Highjinks',
  description: 'Seven party games for adults, on one phone passed around or on everyone’s own.',
}
const HEAD = /<title>[^<]*<\/title>\s*(<meta name="description"[^>]*>)?/
const ROOT = '<div id="root"></div>'
/** The tags that load a document's script, and what that loads. */
const SCRIPTS = /\s*<(?:script type="module"|link rel="(?:modulepreload|preload" as="fetch)")[^>]*>(?:<\/script>)?/g

const FONT_PRELOADS = /\s*<link rel="preload" as="font"[^>]*>/g

/**
 * The names of the scripts that documents run on their own: the site's and the TV's first script, and the one that
 * starts a page's script.
 */
export interface FirstScripts {
  readonly site: string
  readonly tv: string
  readonly start: string
}

/**
 * Writes every document once the site and the TV are built, and the list of their addresses. Resolves to the folder
 * they are in.
 */
export async function writePages(web: string, first: FirstScripts): Promise<string> {
  const dist = join(web, 'dist')
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const shell = (file: string, scripts: string) =>
    read(file)
      .replace('<meta', `${scripts}\n    <meta`)
      .replace(
        'name="application-name" content="Highjinks"',
        `name="application-name" content="${DOCUMENT_MARKS.houseName}"`,
      )
  const site = shell(
    'index.html',
    `<script src="/${first.site}"></script>\n    <script async src="/${first.start}"></script>`,
  )
  const plain = readdirSync(join(dist, 'assets')).find((name) => name.startsWith(PLAIN) && name.endsWith('.css'))
  if (plain === undefined) throw new Error('old TVs have no sheet')
  const screen = shell('shared-screen.html', `<script src="/${first.tv}" data-plain="/assets/${plain}"></script>`)
  const compose = createCompose(web, site, JSON.parse(read('.vite/manifest.json')))
  mkdirSync(join(dist, SITE_FILES.documents), { recursive: true })
  const write = (name: string, text: string) => {
    const kib = gzipSync(text, { level: 9 }).length / 1024
    if (kib > DOCUMENT_KIB) throw new Error(`${name}: ${kib.toFixed(1)} of ${DOCUMENT_KIB} KiB`)
    writeFileSync(join(dist, SITE_FILES.documents, name), text)
  }
  for (const address of WRITTEN) {
    const page = readWritten(await renderPage(address))
    const game = CATALOGUE.find(({ id }) => address === `/game/${id}`)
    write(documentOf(address), compose(headOf({ ...page, address, game }), address, page.body))
  }
  const invitation = readWritten(await renderPage(ANY_INVITATION))
  write('invitation.html', compose(invitationHead(INVITED.title, INVITED.description), INVITATION, invitation.body))
  const ofCrew = invitationHead('A crew', 'One link for all its nights.', '/c')
  write(
    'crew.html',
    site.replace(HEAD, () => ofCrew),
  )
  const lost = readWritten(await renderPage('/not-found'))
  write(NOT_FOUND, compose(passingHead(lost.title, lost.description), '/not-found', lost.body))
  const passing = passingHead(HOUSE.title, HOUSE.description)
  write(
    'filled.html',
    site.replace(HEAD, () => passing),
  )
  write(
    'screen.html',
    screen.replace(HEAD, () => passing),
  )
  write(OLD_BROWSER, read('old-browser.html'))
  write('no-network.html', readFileSync(join(web, 'src/worker/no-network.html'), 'utf8'))
  write('robots.txt', robots())
  write('sitemap.xml', sitemap())
  // For an offline phone, which knows the games from nowhere else.
  writeFileSync(join(dist, 'catalogue.json'), JSON.stringify(CATALOGUE))
  const routes: readonly SiteRoute[] = [...SITE_ROUTES, { path: '*', document: NOT_FOUND, status: 404 }]
  writeFileSync(join(dist, SITE_FILES.routes), JSON.stringify(routes))
  writeFileSync(join(dist, SITE_FILES.caddy), routesForCaddy())
  for (const made of ['index.html', 'shared-screen.html', OLD_BROWSER, '.vite'])
    rmSync(join(dist, made), { recursive: true })
  return join(dist, SITE_FILES.documents)
}

function createCompose(web: string, site: string, manifest: Manifest) {
  const routes = readFileSync(join(web, 'src/main/routes.tsx'), 'utf8')
  return (head: string, address: string, body: string): string => {
    const imported = importFor(address.replace('*', 'BCDFGH'), routes)
    const files = imported === null ? { scripts: [], styles: [] } : filesOf(manifest, posix.join('src/main', imported))
    const tags = [
      ...files.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      // Loaded with its scripts instead of by them.
      ...(address === '/challenges'
        ? [`<link rel="preload" as="fetch" crossorigin="use-credentials" href="${ENDPOINTS.currentChallenge.path}">`]
        : []),
    ].filter((tag) => !site.includes(tag))
    const games = /href="\/games?\/\d/.test(body)
      ? `<script type="application/json" id="written-games">${JSON.stringify(CATALOGUE).replaceAll('<', '\\u003c')}</script>`
      : ''
    const document = site
      .replace(HEAD, () => `${head}\n`)
      .replace('</head>', () => `${tags.join('')}</head>`)
      .replace(ROOT, () => `<div id="root" data-page="${address.replace('*', ':code')}">${body}</div>${games}`)
    // Little of an invitation can be prerendered: the script is the way in, and loads before the fonts.
    return address === INVITATION ? fontsLater(document) : afterPaint(document)
  }
}

function fontsLater(document: string): string {
  return document.replace(FONT_PRELOADS, '').replace('<html', '<html data-fonts="later"')
}

/** Moves the script tags to where `main/start.js` finds them. */
function afterPaint(document: string): string {
  const scripts = document.match(SCRIPTS) ?? []
  const later = scripts.map((tag) => tag.trim()).join('')
  return document.replace(SCRIPTS, '').replace('</head>', () => `<template id="after-paint">${later}</template></head>`)
}

/** Messengers fetch a page before they preview its link, so this only forbids what isn't a page. */
function robots(): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /socket.io/\nSitemap: ${DOCUMENT_MARKS.publicUrl}/sitemap.xml\n`
}

/** Writes it on one line, so that nothing remains of it where our address is unknown. */
function sitemap(): string {
  const urls = WRITTEN.map((path) => `<url><loc>${DOCUMENT_MARKS.publicUrl}${path}</loc></url>`)
  const list = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
  return `<?xml version="1.0" encoding="UTF-8"?>${list}\n`
}
