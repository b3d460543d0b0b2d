import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { type Options, run } from './processes.ts'

const PASSED_OVER = /[\\/](node_modules|dist)[\\/]|\.test\.tsx?$/
/** Says what the build beside it was made of; every build begins by emptying that folder. */
const STAMP = 'web/dist/.made-of'

/** One value for everything the client is built from. */
export function hashSources(
  folders = ['web', 'protocol', 'games'],
  others = ['package-lock.json', 'tsconfig.base.json'],
) {
  const entries = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of [...files, ...others].filter((name) => !PASSED_OVER.test(name)).sort())
    hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds `web/dist` when what it is made of has changed since; answers what was said about it. */
export function buildWeb(output?: Options['output']) {
  return withLock('.cache/locks/web-build', async () => {
    const hash = hashSources()
    if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return ''
    if (output !== 'keep') console.log('Building the client …')
    const env = { ...process.env, NODE_ENV: 'production' }
    const vite = ['../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
    const built = await run(process.execPath, vite, { cwd: 'web', env, output })
    if (built.code !== 0) throw new Error(`The client could not be built.\n${built.output}`)
    writeFileSync(STAMP, hash)
    return built.output
  })
}
