import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './file-lock.mjs'
import { run } from './processes.mjs'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const CACHE = join(ROOT, '.cache')
/** A program of a package, to be run with Node on any system. @param {string} path */
export const packageFile = (path) => join(ROOT, 'node_modules', path)

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/**
 * Whether what npm last put into node_modules has everything the lock file asks for on every platform.
 * More than that does no harm: an `npm install` under way elsewhere is not undone.
 * @param {Packages} wanted @param {Packages} present
 */
export function isInstalled(wanted, present) {
  return Object.entries(wanted).every(
    ([key, { version, optional }]) => !key.includes('node_modules/') || optional || present[key]?.version === version,
  )
}

function isUpToDate() {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages
  if (!existsSync(join(ROOT, 'node_modules/.package-lock.json'))) return false
  return isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))
}

/** Installs what the lock file asks for, once, however many commands start together. Without need it touches no network. */
export async function install() {
  if (isUpToDate()) return
  // beside node_modules, which `npm ci` removes
  await withLock(join(CACHE, 'locks/install'), installLocked, () => console.log('Another command is installing …'))
}

async function installLocked() {
  if (isUpToDate()) return
  console.log('Installing packages …')
  // the npm that called us, without a shell between; a Git hook has none
  const cli = process.env.npm_execpath
  const ci = ['ci', '--include=dev', '--include=optional', '--prefer-offline', '--loglevel=error']
  const { code } = await (cli ? run(process.execPath, [cli, ...ci], { cwd: ROOT }) : run('npm', ci, { cwd: ROOT }))
  if (code !== 0) throw new Error('npm ci failed: see above. Without a network, run it once with one.')
}
