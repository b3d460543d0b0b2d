import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startProgram, until } from '@highjinks/embedded/testing'
import { onPath } from './needs.ts'
import { run } from './processes.mjs'
import { ROOT } from './setup.mjs'

/**
 * Asks a server of our own everything that its OpenAPI document allows and forbids, and fails where the two differ.
 * Arguments go to schemathesis: `npm run contract -- --max-examples 200 --seed 1`.
 */
const named = process.env.SCHEMATHESIS ?? onPath('schemathesis')
if (!named) {
  console.error(
    '\n*** The contract was NOT tried: there is no schemathesis. ***\n' +
      '    python3 -m venv .cache/python && .cache/python/bin/pip install schemathesis==4.32.5\n' +
      '    SCHEMATHESIS=.cache/python/bin/schemathesis npm run contract\n',
  )
  process.exit(1)
}

// It is started elsewhere
const program = resolve(named)
const folder = mkdtempSync(join(tmpdir(), 'highjinks-contract-'))
const { child, out, ended } = startProgram('embedded/src/main.ts', {
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
})
try {
  const url = await until(() => /^Highjinks is ready at (\S+)\n/m.exec(out())?.[1])
  const config = join(ROOT, 'scripts/contract/schemathesis.toml')
  const ask = (...which: string[]) =>
    run(
      program,
      [
        '--config-file',
        config,
        'run',
        `${url}/api/openapi.json`,
        '--url',
        url,
        '--workers=2',
        '--continue-on-failure',
        ...which,
        ...process.argv.slice(2),
      ],
      // It writes what it remembers to where it is started
      { cwd: folder, env: { ...process.env, SCHEMATHESIS_HOOKS: join(ROOT, 'scripts/contract/formats.py') } },
    )
  // One call voids the token that all the others need
  const { code: others } = await ask('--exclude-operation-id', 'logoutEverywhere')
  const { code: last } = await ask('--include-operation-id', 'logoutEverywhere')
  const code = others || last
  process.exitCode = code
} finally {
  child.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
