import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'
import { packageFile, ROOT } from './setup.mjs'
import { type Step, skipped } from './steps.ts'
import { one } from './tally.ts'

export function onPath(name: string, path: string = process.env.PATH ?? '') {
  const files = path.split(delimiter).map((folder) => join(folder, name))
  return files.find((file) => existsSync(file))
}

const quietly = { cwd: ROOT, output: 'keep', limited: true } as const

/** Puts a package of Debian's onto a machine that lets us; elsewhere the reason why not. */
async function apt(name: string) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return `install ${name} by hand: this needs root and apt-get`
  // at run level 1 a package does not start the service that it brings
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const install = `apt-get -qq install -y --no-install-recommends ${name}`
  const { code, output } = await run('sh', ['-c', `${install} || { apt-get -qq update; ${install}; }`], {
    ...quietly,
    env,
  })
  return code === 0 ? '' : `apt-get could not install ${name}: ${output.trim().split('\n').at(-1)}`
}

/** Debian's, which starts fastest, else Playwright's own. */
async function installBrowser() {
  const why = await apt('chromium-headless-shell')
  if (!why) return ''
  const args = [packageFile('@playwright/test/cli.js'), 'install', 'chromium-headless-shell']
  return (await run(process.execPath, args, quietly)).code === 0 ? '' : why
}

const need = (name: string, isThere: unknown, without: string, get: () => string | Promise<string>): Step => ({
  name,
  run: async () => {
    const why = isThere ? '' : await get()
    return why ? skipped(`${without}: ${why}`) : { tally: one(true) }
  },
})

/** What the tests need besides Node; installed where that can be done, and said where not. */
export function needs() {
  const hasMongo = process.env.TEST_MONGO_URL || onPath('mongod')
  const hasBrowser = process.env.PLAYWRIGHT_CHROMIUM || onPath('chromium-headless-shell')
  return [
    need('redis-server', onPath('redis-server'), 'no test ran against a real Redis', () => apt('redis-server')),
    need('mongo', hasMongo, 'no test ran against MongoDB', () => 'set TEST_MONGO_URL or put a mongod on the path'),
    need('browser', hasBrowser, 'no browser test ran', installBrowser),
  ]
}
