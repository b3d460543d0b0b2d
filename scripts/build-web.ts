import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { withLock } from './file-lock.mjs'
import type { Options } from './processes.mjs'
import { run } from './processes.mjs'
import { CACHE, packageFile, ROOT } from './setup.mjs'

const SOURCES = ['web', 'protocol', 'games', 'package-lock.json', 'tsconfig.base.json']
const PASSED_OVER = /(^|[\\/])(node_modules|dist|data)[\\/]|\.test\.tsx?$/
const STAMP = join(CACHE, 'web-build')

/** One value for everything the client is built from. */
export function hashSources(root: string, sources: string[] = SOURCES) {
  const files = sources.flatMap((source) => {
    if (source.endsWith('.json')) return [source]
    return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  })
  const hash = createHash('sha256')
  for (const file of files.filter((name) => !PASSED_OVER.test(name)).sort())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Builds `web/dist` when what it is made of has changed since; answers what was said about it. */
export function buildWeb(output?: Options['output']) {
  return withLock(join(CACHE, 'locks/web-build'), async () => {
    const hash = hashSources(ROOT)
    const isBuilt = existsSync(STAMP) && existsSync(join(ROOT, 'web/dist/index.html'))
    if (isBuilt && readFileSync(STAMP, 'utf8') === hash) return ''
    if (output !== 'keep') console.log('Building the client …')
    rmSync(STAMP, { force: true })
    const env = { ...process.env, NODE_ENV: 'production' }
    const args = [packageFile('vite/bin/vite.js'), 'build', '--logLevel', 'warn']
    const built = await run(process.execPath, args, { cwd: join(ROOT, 'web'), env, output })
    if (built.code !== 0) throw new Error(`The client could not be built.\n${built.output}`)
    writeFileSync(STAMP, hash)
    return built.output
  })
}
