import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const SLUG = 'this-or-that'
const copy = mkdtempSync(join(tmpdir(), 'new-game-'))
const GIVEN_UP_AFTER = 5 * 60_000

/** What it prints; all of that is told where it fails. */
function run(...args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
  } catch (fault) {
    const { stdout = '', stderr = '' } = fault as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`${stdout}${stderr}`, { cause: fault })
  }
}

/** Everything that git knows, and what is installed; of packages of ours the copy's own. */
beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  for (const file of files.toString().split('\n')) {
    if (file === '' || !existsSync(join(ROOT, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(ROOT, file), join(copy, file))
  }
  const [theirs, installed] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')]
  const ours = join(installed, '@highjinks')
  mkdirSync(ours, { recursive: true })
  for (const name of readdirSync(theirs)) {
    if (name !== '@highjinks') symlinkSync(join(theirs, name), join(installed, name))
  }
  for (const name of readdirSync(join(theirs, '@highjinks'))) symlinkSync(join(copy, name), join(ours, name))
})
afterAll(() => rmSync(copy, { recursive: true }))

it(
  '[CONF-14] a new game of two phases plays at once, and whatever holds for every game holds for it',
  () => {
    expect(run('--import', 'tsx', 'scripts/new-game.ts', SLUG)).toContain('This Or That can be played')
    run('node_modules/@biomejs/biome/bin/biome', 'check', '--linter-enabled=false', 'games/src', 'web/src/games')
    run('node_modules/typescript/bin/tsc', '-b', 'web')
    const tests = ['games/src/conformance', 'games/src/session/cue', `games/src/${SLUG}`, 'web/src/games/onstage']
    const more = ['web/src/games/ghost', `web/src/games/${SLUG}`, 'web/src/games/one-line', 'web/src/games/transitions']
    run('node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--project=web', ...tests, ...more)
    const refreshed = ['web/src/pages/session/refresh', '-t', SLUG]
    run('node_modules/vitest/vitest.mjs', 'run', '--project=web', ...refreshed)
  },
  GIVEN_UP_AFTER,
)

it('says what a name must be, and overwrites nothing', () => {
  const make = (slug: string) => () => run('--import', 'tsx', 'scripts/new-game.ts', slug)
  expect(make('This Or That')).toThrow('small letters')
  expect(make('truth-or-dare')).toThrow('already')
})
