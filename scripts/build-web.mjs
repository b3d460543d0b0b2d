import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { run } from './processes.mjs'

const PASSED_OVER = /[\\/](node_modules|dist)[\\/]|\.test\.tsx?$/
/** Records the sources of the build beside it. A build starts by emptying that folder. */
const STAMP = 'web/dist/.made-of'

/** Returns one hash for everything the client is built from. */
export function hashSources(folders = ['web', 'protocol', 'games']) {
  const entries = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of [...files, 'package-lock.json', 'tsconfig.base.json'].sort())
    if (!PASSED_OVER.test(file)) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds `web/dist` if its sources have changed. */
export const buildWeb = () =>
  withLock('.cache/locks/web-build', async () => {
    const hash = hashSources()
    if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
    console.log('Building the client, which takes a quarter of a minute …')
    const { code } = await run(process.execPath, ['--import', 'tsx', 'build/all.ts'], { cwd: 'web' })
    if (code !== 0) throw new Error('the client could not be built')
    writeFileSync(STAMP, hash)
  })
