import { readFileSync } from 'node:fs'
import { withLock } from './lock.mjs'
import { run } from './processes.mjs'

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

/** None where the file is missing, or npm was stopped half-way through it. @param {string} file */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

/** Installs what the lock file asks for, once, however many commands start together. Without need it touches no network. */
export const install = () =>
  // beside node_modules, which `npm ci` removes
  withLock('.cache/locks/install', async () => {
    if (isInstalled(packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json'))) return
    console.log('Installing packages …')
    // the npm that called us, without a shell between; a Git hook has none
    const npm = process.env.npm_execpath
    const ci = ['ci', '--include=dev', '--include=optional', '--prefer-offline', '--loglevel=error']
    const { code } = await (npm ? run(process.execPath, [npm, ...ci]) : run('npm', ci))
    if (code !== 0) throw new Error('npm ci failed: see above. Without a network, run it once with one.')
  })
