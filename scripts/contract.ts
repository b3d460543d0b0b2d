import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startProgram, until } from '@highjinks/embedded/testing'
import { onPath } from './needs.ts'
import { run } from './processes.ts'

/**
 * Asks a server of our own everything that its OpenAPI document allows and forbids, and fails where the two differ.
 * Arguments go to schemathesis: `npm run contract -- --max-examples 200 --seed 1`.
 */
const program = process.env.SCHEMATHESIS ?? onPath('schemathesis')
if (!program) {
  console.error(`
*** The contract was NOT tried: there is no schemathesis. ***
    python3 -m venv .cache/python && .cache/python/bin/pip install schemathesis==4.32.5
    SCHEMATHESIS=.cache/python/bin/schemathesis npm run contract
`)
  process.exit(1)
}

// What schemathesis remembers it writes to where it is started.
const folder = mkdtempSync(join(tmpdir(), 'highjinks-contract-'))
const env = { PORT: '0', DATA_DIR: join(folder, 'data'), RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
const server = startProgram('embedded/src/main.ts', env)
try {
  const url = await until(() => /^Highjinks is ready at (\S+)\n/m.exec(server.out())?.[1])
  const [config, hooks] = ['schemathesis.toml', 'formats.py'].map((file) => resolve('scripts/contract', file))
  const flags = ['--url', url, '--workers=2', '--continue-on-failure', ...process.argv.slice(2)]
  const ask = async (which: string) => {
    const args = ['--config-file', config ?? '', 'run', `${url}/api/openapi.json`, which, 'logoutEverywhere', ...flags]
    return run(resolve(program), args, { cwd: folder, env: { ...process.env, SCHEMATHESIS_HOOKS: hooks } })
  }
  // One call voids the token that all the others need: it comes last.
  const codes = [(await ask('--exclude-operation-id')).code, (await ask('--include-operation-id')).code]
  process.exitCode = Math.max(...codes)
} finally {
  server.kill('SIGTERM')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
}
