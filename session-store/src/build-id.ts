import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The packages that read a session and compute the next. */
const PACKAGES = ['@highjinks/games', '@highjinks/protocol', '@highjinks/session-store']

/**
 * Returns an ID that is the same in all processes with these exact sources, which can therefore trust each other's
 * results.
 */
export function buildId(): string {
  const { resolve } = createRequire(import.meta.url)
  const hash = createHash('sha256')
  for (const name of PACKAGES) {
    const folder = dirname(resolve(name))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
    for (const file of files) if (/(?<!\.test)\.ts$/.test(file)) hash.update(readFileSync(join(folder, file)))
  }
  return hash.digest('base64url').slice(0, 12)
}
