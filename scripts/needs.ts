import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { packageFile } from './build-web.ts'
import { run } from './processes.mjs'
import { ROOT } from './setup.mjs'
import type { Step } from './steps.ts'
import { one, skipped } from './steps.ts'

/** The headless shell first: it starts in half the time of a whole browser. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

export function onPath(name: string, path: string = process.env.PATH ?? '') {
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

/** Puts a package of Debian's onto a machine that lets us; elsewhere the reason why not. */
async function apt(name: string) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return `install ${name} by hand: this needs root and apt-get`
  // at run level 1 a package does not start the service that it brings
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const get = (...args: string[]) => run('apt-get', ['-qq', ...args], { env, output: 'keep', limited: true })
  const flags = ['install', '-y', '--no-install-recommends', name]
  if ((await get(...flags)).code === 0) return ''
  await get('update')
  const { code, output } = await get(...flags)
  return code === 0 ? '' : `apt-get could not install ${name}: ${output.trim().split('\n').at(-1)}`
}

const absent = (name: string, why: string) => skipped(name, why).run()

const redis = (): Step => ({
  name: 'redis-server',
  run: async () => {
    const why = onPath('redis-server') ? '' : await apt('redis-server')
    if (why) return absent('redis-server', `no test ran against a real Redis: ${why}`)
    return { tally: one(true), output: '' }
  },
})

const mongo = (): Step => ({
  name: 'mongo',
  run: async () => {
    if (process.env.TEST_MONGO_URL || onPath('mongod')) return { tally: one(true), output: '' }
    return absent('mongo', 'no test ran against MongoDB: set TEST_MONGO_URL or put a mongod on the path')
  },
})

export const findBrowser = () => process.env.PLAYWRIGHT_CHROMIUM ?? BROWSERS.map((name) => onPath(name)).find(Boolean)

const browser = (): Step => ({
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
