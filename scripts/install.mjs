import { readFileSync } from 'node:fs'
import { withLock } from './lock.mjs'
import { run } from './processes.mjs'

/**
 * @typedef {object} Package
 * @property {string} [version]
 * @property {boolean} [link] A folder of ours
 * @property {boolean} [optional] Each platform has its own
 * @property {boolean} [dev] Only for development
 * @property {boolean} [devOptional] For development, and optional besides
 * @typedef {Record<string, Package>} Packages
 */

/** @param {Package | undefined} one */
const isForDevelopment = (one) => Boolean(one?.dev || one?.devOptional)

/**
 * What npm has to do so that node_modules has everything the lock file asks for: nothing, add packages while whatever
 * runs goes on, or install anew. A package too many does no harm: an `npm install` under way elsewhere is not undone.
 * @param {Packages} wanted @param {Packages} present @param {{ withDev: boolean }} options
 * @returns {'nothing' | 'add' | 'anew'}
 */
export function whatToInstall(wanted, present, { withDev }) {
  const needed = Object.entries(wanted).filter(
    ([key, one]) => key.includes('node_modules/') && !one.optional && (withDev || !isForDevelopment(one)),
  )
  const hasOther = needed.some(([key, { version }]) => key in present && present[key]?.version !== version)
  if (hasOther || Object.keys(present).length === 0) return 'anew'
  return needed.some(([key]) => !(key in present)) ? 'add' : 'nothing'
}

/** None where the file is missing, or npm was stopped half-way through it. @param {string} file @returns {Packages} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

/** Adds packages in place and leaves the lock file alone. */
const ADD = ['install', '--no-save']
const ANEW = ['ci']

/**
 * Installs what a command needs, once, however many commands start together. Without need it touches no network.
 * @param {{ withDev: boolean }} options
 */
export const install = ({ withDev }) =>
  // Beside node_modules, because `npm ci` removes it
  withLock('.cache/locks/install', async () => {
    const present = packagesIn('node_modules/.package-lock.json')
    const todo = whatToInstall(packagesIn('package-lock.json'), present, { withDev })
    if (todo === 'nothing') return
    // A start doesn't remove what a developer has installed.
    const isDev = withDev || Object.values(present).some(isForDevelopment)
    const how = [...(todo === 'add' ? ADD : ANEW), isDev ? '--include=dev' : '--omit=dev', '--include=optional']
    const args = [...how, '--prefer-offline', '--loglevel=error']
    const why = isDev ? ', those for development too' : ''
    console.log(`Installing packages${why}: half a minute, longer on a slow line …`)
    const began = performance.now()
    // The npm that called us, without a shell in between; a Git hook has none
    const npm = process.env.npm_execpath
    const { code } = await (npm ? run(process.execPath, [npm, ...args]) : run('npm', args))
    if (code !== 0) throw new Error('npm could not install them: see above. Without a network, run it once with one.')
    console.log(`Installed in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  })
