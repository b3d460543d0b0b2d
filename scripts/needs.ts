import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'
import type { Outcome } from './steps.ts'

export function onPath(name: string, path = process.env.PATH ?? '') {
  const files = path.split(delimiter).map((folder) => join(folder, name))
  return files.find((file) => existsSync(file))
}

/** Installs a Debian package if this machine allows it; otherwise returns why not. */
async function apt(name: string) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return `install ${name} by hand: this needs root and apt-get`
  console.log(`Installing ${name} with apt-get, which the tests need …`)
  // At run level 1, a package doesn't start its service
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const install = `apt-get -qq update; apt-get -qq install -y --no-install-recommends ${name}`
  const { code, output } = await run('sh', ['-c', install], { env, output: 'keep' })
  return code === 0 ? '' : `apt-get could not install ${name}: ${output.trim().split('\n').at(-1)}`
}

/** Prefers Debian's browser, which starts fastest, over Playwright's own. */
async function installBrowser() {
  const why = await apt('chromium-headless-shell')
  if (!why) return ''
  console.log('Downloading the browser of Playwright, which the tests need …')
  const install = ['node_modules/@playwright/test/cli.js', 'install', 'chromium-headless-shell']
  return (await run(process.execPath, install, { output: 'keep' })).code === 0 ? '' : why
}

/** Downloads the oldest browsers we support from the npm registry. */
async function fetchEngines() {
  const { code, output } = await run(process.execPath, ['--import', 'tsx', 'e2e/src/engines/fetch.ts'], {
    output: 'keep',
  })
  return code === 0 ? '' : (/^(?:\w*Error|npm error).*/m.exec(output)?.[0] ?? 'they could not be fetched')
}

/** Installs what the tests need besides Node, if possible. Returns what is still missing and why. */
export async function findMissing(): Promise<Outcome[]> {
  const { TEST_MONGO_URL, PLAYWRIGHT_CHROMIUM } = process.env
  const reasons = {
    'redis-server': onPath('redis-server') ? '' : await apt('redis-server'),
    // Compose's proxy, with the same Caddyfile
    caddy: onPath('caddy') ? '' : await apt('caddy'),
    mongo: TEST_MONGO_URL || onPath('mongod') ? '' : 'set TEST_MONGO_URL or put a mongod on the path',
    browser: PLAYWRIGHT_CHROMIUM || onPath('chromium-headless-shell') ? '' : await installBrowser(),
    'old engines': await fetchEngines(),
  }
  return Object.entries(reasons).flatMap(([name, why]) =>
    why ? { name, passed: 0, failed: 0, skipped: 1, note: `nothing was tried with it: ${why}` } : [],
  )
}
