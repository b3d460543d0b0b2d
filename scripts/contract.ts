import { cpSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { startProgram, until } from '@highjinks/embedded/testing'
import { onPath } from './needs.ts'
import { run } from './processes.mjs'

/**
 * Asks a server of our own everything that its OpenAPI document allows and forbids, and fails where the two differ.
 * Arguments go to schemathesis: `npm run contract -- --max-examples 200 --seed 1`.
 */
const schemathesis = process.env.SCHEMATHESIS ?? onPath('schemathesis')
if (!schemathesis) throw new Error('NOT tried: `pip install schemathesis==4.32.5`, or set SCHEMATHESIS to where it is')

// What schemathesis remembers it writes to where it is started, and there it looks for its configuration.
const cwd = resolve('.cache/contract')
rmSync(cwd, { recursive: true, force: true })
cpSync('scripts/contract', cwd, { recursive: true })
const env = { PORT: '0', DATA_DIR: `${cwd}/data`, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
const server = startProgram('embedded/src/main.ts', env)
const url = await until(() => /^Highjinks is ready at (\S+)\n/m.exec(server.out())?.[1])
const flags = [`${url}/api/openapi.json`, '--url', url, ...process.argv.slice(2)]
// One call voids the token that all the others need: it comes last.
for (const which of ['--exclude-operation-id', '--include-operation-id']) {
  const { code } = await run(resolve(schemathesis), ['run', ...flags, which, 'logoutEverywhere'], { cwd })
  process.exitCode ||= code
}
server.kill('SIGTERM')
