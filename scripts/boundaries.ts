import { dirname, join } from 'node:path/posix'

type Table = Readonly<Record<string, readonly string[]>>

/**
 * Which of our packages each may import; the test beside this file holds every import to it. Other packages must stand
 * in its package.json, as knip sees to.
 */
export const PACKAGES: Table = {
  protocol: [],
  games: ['protocol'],
  edge: ['protocol'],
  'session-store': ['protocol', 'games', 'edge'],
  'rest-api': ['protocol', 'games', 'session-store', 'edge'],
  'realtime-server': ['protocol', 'games', 'session-store', 'edge'],
  embedded: ['protocol', 'games', 'session-store', 'edge', 'rest-api', 'realtime-server'],
  web: ['protocol', 'games'],
  e2e: ['protocol', 'games', 'session-store', 'embedded'],
  bench: ['protocol', 'games', 'session-store', 'edge', 'rest-api', 'realtime-server', 'embedded'],
  scripts: ['embedded'],
}

/** The layers of `web/src`, and which of the others each may import. A file beside them counts as `app`. */
const LAYERS: Table = {
  app: ['pages', 'features', 'games', 'stage', 'ui', 'lib'],
  pages: ['features', 'games', 'stage', 'ui', 'lib'],
  features: ['stage', 'ui', 'lib'],
  games: ['stage', 'ui', 'lib'],
  stage: ['ui', 'lib'],
  ui: ['lib'],
  lib: [],
}

/** Where no folder may import another, except for those that all of them share. */
const PEERS: Table = {
  'games/src': ['kit', 'session', 'local', 'decks', 'testing'],
  'web/src/games': ['attempt', 'interlude', 'testing'],
  'web/src/features': [],
}

/** What runs in a browser as well, and so must not know Node. */
const ANYWHERE = /^(protocol|games|web)\/src\/.*(?<!\.test)\.tsx?$/

/** All that a file imports, in whichever form. */
export const importsIn = (source: string) =>
  [...source.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => specifier)

/** Why a file, named from the root of the repository, must not import this; null when it may. */
export function refusal(file: string, specifier: string) {
  if (specifier.startsWith('node:')) return ANYWHERE.test(file) ? `${file} must not import Node's own` : null
  const target = targetOf(file, specifier)
  return (
    breach(PACKAGES, packageOf(file), packageOf(target)) ??
    breach(LAYERS, layerOf(file), layerOf(target)) ??
    peerBreach(file, target)
  )
}

/** Where an import leads: to a file of ours, from the root of the repository, or to nothing there. */
function targetOf(file: string, specifier: string) {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  return specifier.startsWith('@highjinks/') ? specifier.replace(/^@highjinks\/([^/]+)/, '$1/src') : ''
}

const packageOf = (path: string) => path.split('/')[0] ?? ''
function layerOf(path: string) {
  const [home, , layer = '', ...below] = path.split('/')
  return home !== 'web' ? '' : below.length > 0 ? layer : 'app'
}

function breach(table: Table, from: string, to: string) {
  const isFree = from === to || !(to in table) || (table[from]?.includes(to) ?? true)
  return isFree ? null : `${from} must not import ${to}`
}

function peerBreach(file: string, target: string) {
  for (const [home, shared] of Object.entries(PEERS)) {
    const [from, to] = [file, target].map((path) => new RegExp(`^${home}/([^/]+)/`).exec(path)?.[1])
    if (from && to && from !== to && !shared.includes(to)) return `${from} must not import ${to}`
  }
  return null
}
