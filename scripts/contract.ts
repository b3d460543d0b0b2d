import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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
const server = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'embedded/src/main.ts')], {
  cwd: ROOT,
  env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const url = await readyAt(server)
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
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('close', resolve))
  rmSync(folder, { recursive: true, force: true })
}

function readyAt(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      said += text
      const url = /^Highjinks is ready at (\S+)\n/m.exec(said)?.[1]
      if (url) resolve(url)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)))
  })
}
