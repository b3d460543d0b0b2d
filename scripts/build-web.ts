import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { withLock } from './file-lock.mjs'
import { precompress } from './precompress.ts'
import type { Options } from './processes.mjs'
import { run } from './processes.mjs'
import { CACHE, ROOT } from './setup.mjs'

const SOURCES = ['web', 'protocol', 'games', 'package-lock.json', 'tsconfig.base.json']
const PASSED_OVER = /(^|[\\/])(node_modules|dist|data)[\\/]|\.test\.tsx?$/
const DIST = join(ROOT, 'web/dist')
const STAMP = join(CACHE, 'web-build')

/** Where a package that a workspace depends on keeps one of its files, hoisted or not. */
export function packageFile(workspace: string, name: string, file: string) {
  const places = [workspace, '.'].map((folder) => join(ROOT, folder, 'node_modules', name, file))
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error(`${name} is not installed`)
  return found
}

/** One value for everything the client is built from. */
export function hashSources(root: string, sources: string[] = SOURCES) {
  const hash = createHash('sha256')
  const files = sources.flatMap((source) => {
    if (source.endsWith('.json')) return [source]
    return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  })
  for (const file of files.filter((name) => !PASSED_OVER.test(name)).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

const isBuilt = (hash: string) =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash && existsSync(join(DIST, 'index.html'))

/** Builds `web/dist` when what it is made of has changed since. */
export async function buildWeb(output?: Options['output']) {
  if (isBuilt(hashSources(ROOT))) return ''
  return withLock(join(CACHE, 'locks/web-build'), () => buildLocked(output))
}

async function buildLocked(output?: Options['output']) {
  const hash = hashSources(ROOT)
  if (isBuilt(hash)) return ''
  if (output !== 'keep') console.log('Building the client …')
  rmSync(STAMP, { force: true })
  const vite = packageFile('web', 'vite', 'bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  const built = await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'web'),
    env,
    output,
  })
  if (built.code !== 0) throw new Error(`The client could not be built.\n${built.output}`)
  await precompress(DIST)
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, hash)
  return built.output
}
