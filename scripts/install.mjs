import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { withLock } from './lock.mjs'

/**
 * Whether what npm last put into node_modules has everything the lock file asks for on every platform.
 * More than that does no harm: an `npm install` under way elsewhere is not undone.
 * @typedef {Record<string, { version?: string, optional?: boolean }>} Packages
 * @param {Packages} wanted @param {Packages} present
 */
export function isInstalled(wanted, present) {
  return Object.entries(wanted).every(
    ([key, { version, optional }]) => !key.includes('node_modules/') || optional || present[key]?.version === version,
  )
}

function isUpToDate() {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages
  try {
    return isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))
  } catch {
    return false
  }
}

/** Installs what the lock file asks for, once, however many commands start together. Without need it touches no network. */
export async function install() {
  if (isUpToDate()) return
  console.log('Installing packages …')
  // beside node_modules, which `npm ci` removes
  await withLock('.cache/locks/install', async () => {
    if (!isUpToDate()) await cleanInstall()
  })
}

async function cleanInstall() {
  // the npm that called us, without a shell between; a Git hook has none
  const npm = process.env.npm_execpath
  const ci = ['ci', '--include=dev', '--include=optional', '--prefer-offline', '--loglevel=error']
  const child = spawn(npm ? process.execPath : 'npm', npm ? [npm, ...ci] : ci, { stdio: 'inherit' })
  const stop = () => child.kill()
  // Ctrl-C and a closed terminal reach npm by themselves
  process.on('SIGTERM', stop)
  const [code] = await once(child, 'exit')
  process.off('SIGTERM', stop)
  if (code === 0) return
  console.error('npm ci failed: see above. Without a network, run it once with one.')
  process.exit(1)
}
