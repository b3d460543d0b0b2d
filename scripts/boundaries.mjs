import { dirname, join, relative, sep } from 'node:path'

/**
 * Who may import whom, as one table, and the lint rule that holds everybody to it.
 * A rule of our own, because "another feature" and "another game" can only be told from where a path leads,
 * not from how it is spelled.
 *
 * `ours`: our packages it may know; `only`: everything else it may know (unsaid: what its package.json lists);
 * `never`: what it must not know even so.
 * @type {Record<string, { ours: string[], only?: string[], never?: string[] }>}
 */
export const PACKAGES = {
  protocol: { ours: [], only: ['zod'] },
  games: { ours: ['protocol'], never: ['node:', 'react', 'react-dom', 'ioredis'] },
  edge: { ours: ['protocol'] },
  'session-store': { ours: ['protocol', 'games', 'edge'], never: ['express', 'socket.io', 'mongoose'] },
  'rest-api': { ours: ['protocol', 'games', 'session-store', 'edge'], never: ['socket.io'] },
  'realtime-server': { ours: ['protocol', 'games', 'session-store', 'edge'], never: ['express', 'mongoose'] },
  embedded: { ours: ['protocol', 'games', 'session-store', 'edge', 'rest-api', 'realtime-server'] },
  web: { ours: ['protocol', 'games'], never: ['node:'] },
  e2e: { ours: ['protocol', 'games', 'session-store', 'embedded'] },
  bench: { ours: ['protocol', 'games', 'session-store', 'edge', 'rest-api', 'realtime-server', 'embedded'] },
  scripts: { ours: ['embedded'], only: ['node:', 'tsx', 'vitest'] },
}

/** The layers of `web/src`, and which of the others each may import. A file beside them counts as `app`. @type {Record<string, string[]>} */
export const LAYERS = {
  app: ['pages', 'features', 'games', 'stage', 'ui', 'lib'],
  pages: ['features', 'games', 'stage', 'ui', 'lib'],
  features: ['stage', 'ui', 'lib'],
  games: ['stage', 'ui', 'lib'],
  stage: ['ui', 'lib'],
  ui: ['lib'],
  lib: [],
}

/** Folders beside the games that are not games. */
const ENGINE = ['kit', 'session', 'local', 'decks', 'attempt', 'interlude', 'testing']

/** @param {readonly string[]} names @param {string} specifier */
const named = (names, specifier) =>
  names.some((name) => (name.endsWith(':') ? specifier.startsWith(name) : `${specifier}/`.startsWith(`${name}/`)))

/** Tests and configuration run in Node whatever they are about, and bring their own tools. */
const isTooling = (/** @type {string} */ file) => /\.(test|config)\.tsx?$/.test(file)

/**
 * Where an import leads: a file of the repository (as `web/src/ui/x`), or null for a package from outside.
 * @param {string} file @param {string} specifier
 */
function target(file, specifier) {
  if (specifier.startsWith('.')) return join(dirname(file), specifier).split(sep).join('/')
  if (specifier.startsWith('#')) return `${file.split('/')[0]}/src/${specifier.replace(/^#\/?/, '')}`
  const ours = /^@highjinks\/([^/]+)(?:\/(.*))?$/.exec(specifier)
  return ours ? `${ours[1]}/src/${ours[2] ?? 'index'}` : null
}

/** @param {string} file @param {string} specifier */
function outsideRefusal(file, specifier) {
  const from = file.split('/')[0] ?? ''
  const row = PACKAGES[from]
  if (!row || isTooling(file)) return null
  if (row.never && named(row.never, specifier)) return `${from} must not know ${specifier}`
  if (row.only && !named(row.only, specifier)) return `${from} knows only ${row.only.join(', ')}`
  return null
}

/** The layer and the folder (or file) in it that a path under `web/src` belongs to. @param {string} path @returns {[string, string]} */
function place(path) {
  const [layer = '', part = ''] = path.includes('/') ? path.split('/') : ['app']
  return [layer, part.replace(/\.\w+$/, '')]
}

/** @param {string} from @param {string} to */
function layerRefusal(from, to) {
  const [layer, part] = place(from)
  const [wanted, wantedPart] = place(to)
  const below = LAYERS[layer]
  if (!below || !(wanted in LAYERS)) return null
  if (layer !== wanted) return below.includes(wanted) ? null : `${layer} must not import ${wanted}`
  if (layer === 'features' && part !== wantedPart) return 'one feature must not import another'
  return layer === 'games' ? gameRefusal(from.slice('games/'.length), to.slice('games/'.length)) : null
}

/** @param {string} from @param {string} to */
function gameRefusal(from, to) {
  const inside = (/** @type {string} */ path) => (path.includes('/') ? path.split('/')[0] : null)
  const [here, there] = [inside(from), inside(to)]
  if (!here || !there || here === there || ENGINE.includes(there) || isTooling(from)) return null
  return ENGINE.includes(here) ? 'the engine names no game; ask the register' : 'one game must not import another'
}

/**
 * Why this import is refused, or null.
 * @param {string} file from the root of the repository, with forward slashes
 * @param {string} specifier
 */
export function refusal(file, specifier) {
  const to = target(file, specifier)
  if (to === null) return outsideRefusal(file, specifier)
  const [from = '', wanted = ''] = [file.split('/')[0], to.split('/')[0]]
  if (from === wanted) return insideRefusal(file, to)
  const row = PACKAGES[from]
  if (!row || !(wanted in PACKAGES) || row.ours.includes(wanted)) return null
  return `${from} must not import ${wanted}`
}

/** @param {string} file @param {string} to */
function insideRefusal(file, to) {
  const [home = ''] = /^(web|games)\/src\//.exec(file) ?? []
  if (!home || !to.startsWith(home)) return null
  return (home === 'web/src/' ? layerRefusal : gameRefusal)(file.slice(home.length), to.slice(home.length))
}

/** @param {{ cwd: string, filename: string, report: (found: { node: unknown, message: string }) => void }} context */
function create(context) {
  const file = relative(context.cwd, context.filename).split(sep).join('/')
  const look = (/** @type {{ source?: { value?: unknown } | null }} */ node) => {
    const specifier = node.source?.value
    const message = typeof specifier === 'string' ? refusal(file, specifier) : null
    if (message) context.report({ node, message })
  }
  return {
    ImportDeclaration: look,
    ExportNamedDeclaration: look,
    ExportAllDeclaration: look,
    ImportExpression: look,
    TSImportType: look,
  }
}

export default { meta: { name: 'highjinks' }, rules: { boundaries: { create } } }
