import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'

type Table = Readonly<Record<string, readonly string[]>>

/**
 * Our packages that each package may import; the test below checks every import. Other packages must be in its
 * package.json, which knip checks.
 */
const PACKAGES: Table = {
  protocol: [],
  games: ['protocol'],
  platform: ['protocol'],
  'session-store': ['protocol', 'games', 'platform'],
  'rest-api': ['protocol', 'games', 'session-store', 'platform'],
  'realtime-server': ['protocol', 'games', 'session-store', 'platform'],
  embedded: ['protocol', 'games', 'session-store', 'platform', 'rest-api', 'realtime-server'],
  web: ['protocol', 'games'],
  e2e: ['protocol', 'games', 'session-store', 'rest-api', 'embedded'],
  tools: ['protocol', 'games', 'session-store', 'platform', 'rest-api', 'realtime-server', 'embedded'],
  scripts: ['embedded'],
}

/** The folders of `web/src`, and which of the others each may import. A file beside them counts as `main`. */
const LAYERS: Table = {
  main: ['pages', 'session', 'games', 'show', 'ui', 'lib', 'worker'],
  workshop: ['pages', 'session', 'games', 'show', 'ui', 'lib'],
  pages: ['session', 'games', 'show', 'ui', 'lib'],
  session: ['games', 'show', 'ui', 'lib'],
  games: ['show', 'ui', 'lib'],
  show: ['ui', 'lib'],
  ui: ['lib'],
  lib: [],
  worker: [],
}

/**
 * The folders of `rest-api/src`, from the lowest: each may import those before it. Besides them, `border` is what every
 * call passes through, `records` is everything that is stored, and every other file connects the folders.
 */
const REST_API = [
  'stores',
  'mail',
  'server-settings',
  'audit-log',
  'accounts',
  'border',
  'games',
  'contact',
  'crashes',
  'favorites',
  'history',
  'reports',
  'tv',
  'bans',
  'deleted-accounts',
  'auth',
  'provider',
  'challenges',
  'sessions',
  'crew-cards',
  'crews',
  'records',
  'my-data',
  'backups',
  'operator',
  'outbox',
  'docs',
  'main',
] as const
const BORDER = /^(route|router|body|error-responses|origin|requests|serialize|validation-message|phone-cookie)\.ts$/
const RECORDS = /^(repositories|mongo-records)\.ts$/
/** Tests may import whatever they need. */
const TESTING = /^rest-api\/src\/(testing\/|.*\.(test|contract)\.ts$)/

/** Folders that may not import each other, except for those that all of them share. */
const PEERS: Table = {
  tools: ['drills', 'looks'],
  'games/src': ['kit', 'session', 'local', 'decks', 'balance', 'testing'],
  'web/src/games': ['attempt', 'ghost', 'interlude', 'lap', 'one-phone', 'poses', 'table', 'testing', 'tv', 'twist'],
}

/** Code that also runs in a browser, and so must not import Node. */
const ANYWHERE = /^(protocol|games|web)\/src\/.*(?<!\.test)\.tsx?$/

/** Returns everything a file imports, in any form. */
const importsIn = (source: string) =>
  [...source.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => specifier)

/** Returns why a file may not import this, or null if it may. */
function refusal(file: string, specifier: string) {
  if (specifier.startsWith('node:')) return ANYWHERE.test(file) ? `${file} must not import Node's own` : null
  const target = targetOf(file, specifier)
  return (
    breach(PACKAGES, packageOf(file), packageOf(target)) ??
    breach(LAYERS, layerOf(file), layerOf(target)) ??
    restApiBreach(file, target) ??
    peerBreach(file, target)
  )
}

/** Resolves an import to one of our files, or to nothing. */
function targetOf(file: string, specifier: string) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  return specifier.startsWith('@highjinks/') ? specifier.replace(/^@highjinks\/([^/]+)/, '$1/src') : ''
}

const packageOf = (path: string) => path.split('/')[0] ?? ''
function layerOf(path: string) {
  const [home, , layer = '', ...below] = path.split('/')
  return home !== 'web' ? '' : below.length > 0 ? layer : 'main'
}

function breach(table: Table, from: string, to: string) {
  const isFree = from === to || !(to in table) || (table[from]?.includes(to) ?? true)
  return isFree ? null : `${from} must not import ${to}`
}

function restApiBreach(file: string, target: string) {
  if (!target.startsWith('rest-api/src/') || TESTING.test(file)) return null
  const [from, to] = [file, target].map(restApiRankOf)
  return from === undefined || to === undefined || (to <= from && to < REST_API.length)
    ? null
    : `${file} must not import ${target}`
}

/** Undefined outside this package. */
function restApiRankOf(path: string) {
  const [home, , folder = '', ...below] = path.split('/')
  if (home !== 'rest-api') return undefined
  const name = below.length > 0 ? folder : BORDER.test(folder) ? 'border' : RECORDS.test(folder) ? 'records' : 'main'
  const rank = REST_API.findIndex((one) => one === name)
  return rank === -1 ? REST_API.length : rank
}

function peerBreach(file: string, target: string) {
  for (const [home, shared] of Object.entries(PEERS)) {
    const [from, to] = [file, target].map((path) => new RegExp(`^${home}/([^/]+)/`).exec(path)?.[1])
    if (from && to && from !== to && !shared.includes(to)) return `${from} must not import ${to}`
  }
  return null
}

const REFUSED = [
  ['protocol/src/a.ts', '@highjinks/games'],
  ['protocol/src/a.ts', '../../games/src/index.ts'],
  ['protocol/src/a.ts', 'node:fs'],
  ['games/src/truth-or-dare/rules.ts', '@highjinks/session-store'],
  ['games/src/truth-or-dare/rules.ts', 'node:crypto'],
  ['games/src/truth-or-dare/rules.ts', '../high-rollers/deck.ts'],
  ['games/src/truth-or-dare/deck/mild.ts', '../../high-rollers/deck.ts'],
  ['games/src/kit/vote.ts', '../truth-or-dare/index.ts'],
  ['platform/src/a.ts', '@highjinks/session-store'],
  ['rest-api/src/a.ts', '@highjinks/realtime-server'],
  ['rest-api/src/a.ts', '../../realtime-server/src/index.ts'],
  ['rest-api/src/stores/a.ts', '../favorites/favorites.ts'],
  ['rest-api/src/auth/a.ts', '../provider/provider.ts'],
  ['rest-api/src/favorites/a.ts', '../repositories.ts'],
  ['rest-api/src/new-one/a.ts', '../another-new-one/b.ts'],
  ['realtime-server/src/a.ts', '@highjinks/web'],
  ['embedded/src/a.ts', '../../web/src/main/app.tsx'],
  ['web/src/lib/a.ts', '@highjinks/session-store/testing'],
  ['web/src/lib/a.ts', 'node:path'],
  ['web/src/lib/a.ts', '../ui/button.tsx'],
  ['web/src/lib/a.ts', '../main.tsx'],
  ['web/src/ui/a.tsx', '../games/high-rollers/screen.tsx'],
  ['web/src/ui/a.tsx', '../show/people/a.tsx'],
  ['web/src/show/people/a.tsx', '../../games/game-of.ts'],
  ['web/src/session/lobby/a.tsx', '../../pages/join/a.tsx'],
  ['web/src/games/high-rollers/a.tsx', '../truth-or-dare/a.tsx'],
  ['web/src/games/high-rollers/a.tsx', '../../session/lobby/a.tsx'],
  ['web/src/pages/a.tsx', '../main/routes.tsx'],
  ['web/src/main/a.tsx', '../workshop/gallery/a.tsx'],
  ['tools/bench/a.ts', '@highjinks/web'],
  ['tools/drills/a.ts', '../bench/timing.ts'],
  ['scripts/a.ts', '@highjinks/games'],
] as const

const ALLOWED = [
  ['protocol/src/a.ts', 'zod/mini'],
  ['protocol/src/a.ts', './ids.ts'],
  ['games/src/deck.test.ts', 'node:fs'],
  ['games/src/register.ts', './truth-or-dare/index.ts'],
  ['games/src/truth-or-dare/deck/mild.ts', '../rules.ts'],
  ['games/src/truth-or-dare/rules.ts', '../kit/vote.ts'],
  ['games/src/truth-or-dare/rules.ts', '@highjinks/protocol'],
  ['embedded/src/a.ts', '@highjinks/rest-api'],
  ['rest-api/src/favorites/a.ts', '../stores/collection.ts'],
  ['rest-api/src/provider/a.ts', '../auth/deps.ts'],
  ['rest-api/src/stores/a.test.ts', '../repositories.ts'],
  ['tools/bench/a.ts', '../drills/run.ts'],
  ['web/vite.config.ts', 'node:path'],
  ['web/src/main/main.tsx', './app.tsx'],
  ['web/src/main/a.tsx', '../pages/home.tsx'],
  ['web/src/pages/a.tsx', '../games/index.ts'],
  ['web/src/session/lobby/seats/a.tsx', '../chair.tsx'],
  ['web/src/session/lobby/a.tsx', '../../ui/button.tsx'],
  ['web/src/session/lobby/a.tsx', '../../games/game-of.ts'],
  ['web/src/games/high-rollers/a.tsx', '@highjinks/games/high-rollers'],
] as const

/** Packages that a package must not even list, because nothing else would stop it from importing them. */
const NEVER = [
  ['protocol', ['react', 'ioredis', 'express', 'socket.io', 'mongoose']],
  ['games', ['react', 'react-dom', 'ioredis', 'express', 'socket.io', 'mongoose']],
  ['session-store', ['express', 'socket.io', 'mongoose']],
  ['rest-api', ['socket.io']],
  ['realtime-server', ['express', 'mongoose']],
] as const

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

function sourcesOf(home: string) {
  const names = readdirSync(join(ROOT, home), { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => `${home}/${name.replaceAll('\\', '/')}`)
  return files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\/(node_modules|dist|template)\//.test(file))
}

describe('the import table', () => {
  it.each(REFUSED)('refuses %s → %s', (file, from) => expect(refusal(file, from)).toMatch('must not import'))
  it.each(ALLOWED)('allows %s → %s', (file, from) => expect(refusal(file, from)).toBeNull())

  it.each([
    "import x from '../a.ts'",
    "import '../a.ts'",
    "import type { X } from '../a.ts'",
    "export { x } from '../a.ts'",
    "export * from '../a.ts'",
    "const load = () => import('../a.ts')",
    "const load = () =>\n  import(\n    '../a.ts'\n  )",
    "type X = import('../a.ts').X",
  ])('finds the import in %s', (source) => expect(importsIn(source)).toEqual(['../a.ts']))

  it('is kept by all that is written', () => {
    const files = Object.keys(PACKAGES).flatMap(sourcesOf)
    const broken = files.flatMap((file) =>
      importsIn(read(file)).flatMap((from) => {
        const why = refusal(file, from)
        return why ? [`${file} → ${from}: ${why}`] : []
      }),
    )
    expect(files.length).toBeGreaterThan(1000)
    expect(broken).toEqual([])
  })

  it.each(NEVER)('has no word for what %s must not list', (home, never) => {
    const { dependencies, devDependencies } = JSON.parse(read(`${home}/package.json`))
    const listed = Object.keys({ ...dependencies, ...devDependencies })
    expect(listed.filter((name) => never.some((one) => one === name))).toEqual([])
  })
})
