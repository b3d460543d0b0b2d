import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startProgram, until } from '@highjinks/embedded/testing'
import { onPath } from './needs.ts'
import { run } from './processes.ts'

/**
 * Asks a server of our own everything that its OpenAPI document allows and forbids, and fails where the two differ.
 * Arguments go to schemathesis: `npm run contract -- --max-examples 200 --seed 1`.
 */
const schemathesis = process.env.SCHEMATHESIS ?? onPath('schemathesis')
if (!schemathesis)
  throw new Error('NOT tried: `pip install schemathesis==4.32.5` first, or say where it is by SCHEMATHESIS')

// What schemathesis remembers it writes to where it is started, and there it looks for its configuration.
const cwd = mkdtempSync(join(tmpdir(), 'highjinks-contract-'))
cpSync('scripts/contract', cwd, { recursive: true })
const env = { PORT: '0', DATA_DIR: join(cwd, 'data'), RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
const server = startProgram('embedded/src/main.ts', env)
try {
  const url = await until(() => /^Highjinks is ready at (\S+)\n/m.exec(server.out())?.[1])
  const flags = [`${url}/api/openapi.json`, '--url', url, ...process.argv.slice(2)]
  // One call voids the token that all the others need: it comes last.
  for (const which of ['--exclude-operation-id', '--include-operation-id']) {
    const { code } = await run(resolve(schemathesis), ['run', ...flags, which, 'logoutEverywhere'], { cwd })
    process.exitCode ||= code
  }
} finally {
  server.kill('SIGTERM')
  await server.ended
  rmSync(cwd, { recursive: true, force: true })
}
