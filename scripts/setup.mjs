import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './file-lock.mjs'
import { run } from './processes.mjs'

export const ROOT = join(import.meta.dirname, '..')
export const CACHE = join(ROOT, '.cache')
const MIN_NODE = [20, 19]

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked */
/** @typedef {Record<string, Locked>} Packages */

/** What an npm command sets for its own run and an inner npm must not inherit. */
const INHERITED =
  /^npm_(config_(omit|production|only|include|workspaces?|global|prefix|ignore_scripts)|package_|lifecycle_)/i

/** The npm that called us, without a shell between. @param {string[]} args @param {import('./processes.mjs').Options} [options] */
export function npm(args, options = {}) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !INHERITED.test(name)))
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.c?js$/.test(cli)) return run(process.execPath, [cli, ...args], { cwd: ROOT, env, ...options })
  return run('npm', args, { cwd: ROOT, env, ...options })
}

/**
 * Whether what npm last put into node_modules has everything the lock file asks for on this platform.
 * More than that does no harm: an `npm install` under way elsewhere is not undone.
 * @param {Packages} wanted @param {Packages} present @param {{ platform: string, arch: string }} machine
 */
export function isInstalled(wanted, present, { platform, arch }) {
  const fits = (/** @type {string[] | undefined} */ list, /** @type {string} */ value) =>
    !list || (!list.includes(`!${value}`) && (list.includes(value) || list.every((name) => name.startsWith('!'))))
  return Object.entries(wanted).every(([key, one]) => {
    if (!key.includes('node_modules/') || one.libc) return true
    if (!fits(one.os, platform) || !fits(one.cpu, arch)) return true
    const found = present[key]
    return found ? found.version === one.version : Boolean(one.optional && !one.os)
  })
}

function isUpToDate() {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages
  if (!existsSync(join(ROOT, 'node_modules/.package-lock.json'))) return false
  return isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'), process)
}

/** Installs what the lock file asks for, once, however many commands start together. Without need it touches no network. */
export async function install() {
  refuseOldNode()
  if (isUpToDate()) return
  // beside node_modules, which `npm ci` removes
  await withLock(join(CACHE, 'locks/install'), installLocked, () => console.log('Another command is installing …'))
}

async function installLocked() {
  if (isUpToDate()) return
  console.log('Installing packages …')
  const flags = [
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { code } = await npm(['ci', ...flags])
  if (code !== 0) throw new Error('npm ci failed: see above. Without a network, run it once with one.')
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [wantMajor = 0, wantMinor = 0] = MIN_NODE
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return
  throw new Error(`Node ${MIN_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`)
}
