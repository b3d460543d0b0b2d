import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { packageFile } from './build-web.mjs'
import { run } from './processes.mjs'
import { ROOT } from './setup.mjs'
import { one, skipped } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

/** The headless shell first: it starts in half the time of a whole browser. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** @param {string} name @param {string} [path] */
export function onPath(name, path = process.env.PATH ?? '') {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** Puts a package of Debian's onto a machine that lets us; elsewhere the reason why not. @param {string} name */
async function apt(name) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return `install ${name} by hand: this needs root and apt-get`
  // at run level 1 a package does not start the service that it brings
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const get = (/** @type {string[]} */ ...args) =>
    run('apt-get', ['-qq', ...args], { env, output: 'keep', limited: true })
  const flags = ['install', '-y', '--no-install-recommends', name]
  if ((await get(...flags)).code === 0) return ''
  await get('update')
  const { code, output } = await get(...flags)
  return code === 0 ? '' : `apt-get could not install ${name}: ${output.trim().split('\n').at(-1)}`
}

/** @param {string} name @param {string} why */
const absent = (name, why) => skipped(name, why).run()

/** @returns {Step} */
const redis = () => ({
  name: 'redis-server',
  run: async () => {
    const why = onPath('redis-server') ? '' : await apt('redis-server')
    if (why) return absent('redis-server', `no test ran against a real Redis: ${why}`)
    return { tally: one(true), output: '' }
  },
})

/** @returns {Step} */
const mongo = () => ({
  name: 'mongo',
  run: async () => {
    if (process.env.TEST_MONGO_URL || onPath('mongod')) return { tally: one(true), output: '' }
    return absent('mongo', 'no test ran against MongoDB: set TEST_MONGO_URL or put a mongod on the path')
  },
})

export const findBrowser = () => process.env.PLAYWRIGHT_CHROMIUM ?? BROWSERS.map((name) => onPath(name)).find(Boolean)

/** @returns {Step} */
const browser = () => ({
  name: 'browser',
  run: async () => {
    const why = findBrowser() ? '' : await installBrowser()
    if (why) return absent('browser', `no browser test ran: ${why}`)
    return { tally: one(true), output: '' }
  },
})

async function installBrowser() {
  const why = await apt('chromium-headless-shell')
  if (!why) return ''
  const cli = packageFile('e2e', '@playwright/test', 'cli.js')
  const args = [cli, 'install', 'chromium-headless-shell']
  const { code } = await run(process.execPath, args, { cwd: ROOT, output: 'keep', limited: true })
  return code === 0 ? '' : why
}

/** What the tests need besides Node; installed where that can be done, and said where not. */
export const needs = () => [redis(), mongo(), browser()]
