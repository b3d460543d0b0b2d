import { cpSync, existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { startProgram, until } from '@highjinks/embedded/testing'
import { onPath } from './needs.ts'
import { run } from './processes.mjs'

const VERSION = '4.32.5'
/** Voids the token that all others need, so it comes last, and a few calls are enough. */
const LAST = 'logoutEverywhere'

/**
 * Tests our server with everything that its OpenAPI document allows and forbids, and fails where the two differ.
 * Arguments go to schemathesis: `npm run contract -- --max-time 60 --seed 1`.
 */
const schemathesis = resolve(process.env.SCHEMATHESIS ?? onPath('schemathesis') ?? (await installed()))

// Schemathesis reads its configuration and writes its data in the working directory.
const cwd = resolve('.cache/contract')
rmSync(cwd, { recursive: true, force: true })
cpSync('scripts/contract', cwd, { recursive: true })
const env = { PORT: '0', DATA_DIR: `${cwd}/data`, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
const server = startProgram('embedded/src/main.ts', env)
const url = await until(() => /^Highjinks is ready at (\S+)\n/m.exec(server.out())?.[1])
const args = ['run', `${url}/api/openapi.json`, '--url', url]
const passes = [
  ['--exclude-operation-id', LAST, ...process.argv.slice(2)],
  ['--include-operation-id', LAST, '--max-examples', '20'],
]
for (const pass of passes) {
  const { code } = await run(schemathesis, [...args, ...pass], { cwd })
  process.exitCode ||= code
}
server.kill('SIGTERM')

/** Returns its path, after installing it from PyPI if needed. */
async function installed() {
  const home = `.cache/schemathesis-${VERSION}`
  const program = `${home}/bin/schemathesis`
  if (existsSync(program)) return program
  console.log(`Installing schemathesis ${VERSION} from PyPI into ${home} …`)
  const steps = [
    ['python3', '-m', 'venv', home],
    [`${home}/bin/pip`, 'install', '--quiet', '--disable-pip-version-check', `schemathesis==${VERSION}`],
  ] as const
  for (const [command, ...rest] of steps) {
    const { code, output } = await run(command, rest, { output: 'keep' })
    if (code !== 0) throw new Error(`NOT tried: schemathesis could not be installed: ${output.trim()}`)
  }
  return program
}
