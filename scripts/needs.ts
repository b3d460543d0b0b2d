import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { packageFile } from './build-web.ts'
import { run } from './processes.mjs'
import { ROOT } from './setup.mjs'
import { one, type Step, skipped } from './steps.ts'

/** The headless shell first: it starts in half the time of a whole browser. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

export function onPath(name: string, path: string = process.env.PATH ?? '') {
  const files = path.split(delimiter).map((folder) => join(folder, name))
  return files.find((file) => {
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

export const findBrowser = () => process.env.PLAYWRIGHT_CHROMIUM ?? BROWSERS.map((name) => onPath(name)).find(Boolean)

async function installBrowser() {
  const why = await apt('chromium-headless-shell')
  if (!why) return ''
  const args = [packageFile('e2e', '@playwright/test', 'cli.js'), 'install', 'chromium-headless-shell']
  const { code } = await run(process.execPath, args, { cwd: ROOT, output: 'keep', limited: true })
  return code === 0 ? '' : why
}

const need = (name: string, without: string, find: () => string | Promise<string>): Step => ({
  name,
  run: async () => {
    const why = await find()
    return why ? skipped(name, `${without}: ${why}`).run() : { tally: one(true), output: '' }
  },
})

/** What the tests need besides Node; installed where that can be done, and said where not. */
export const needs = () => [
  need('redis-server', 'no test ran against a real Redis', () => (onPath('redis-server') ? '' : apt('redis-server'))),
  need('mongo', 'no test ran against MongoDB', () =>
    process.env.TEST_MONGO_URL || onPath('mongod') ? '' : 'set TEST_MONGO_URL or put a mongod on the path',
  ),
  need('browser', 'no browser test ran', () => (findBrowser() ? '' : installBrowser())),
]
