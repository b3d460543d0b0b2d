import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const SLUG = 'this-or-that'
mkdirSync(join(ROOT, '.cache'), { recursive: true })
/** Below what is installed, which is found from there as well. */
const copy = mkdtempSync(join(ROOT, '.cache/new-game-'))

const installed = (file: string) => join(ROOT, 'node_modules', file)
const BIOME = installed('@biomejs/biome/bin/biome')
const TSC = installed('typescript/bin/tsc')
const VITEST = installed('vitest/vitest.mjs')
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

/** Everything that git knows; of packages of ours the copy's own. */
beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  for (const file of files.toString().split('\n')) {
    if (file === '' || !existsSync(join(ROOT, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(ROOT, file), join(copy, file))
  }
  const ours = join(copy, 'node_modules/@highjinks')
  mkdirSync(ours, { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules/@highjinks'))) symlinkSync(join(copy, name), join(ours, name))
})
afterAll(() => rmSync(copy, { recursive: true }))

it(
  '[CONF-14] a new game of two phases plays at once, and whatever holds for every game holds for it',
  () => {
    expect(run('--import', 'tsx', 'scripts/new-game.ts', SLUG)).toContain('This Or That can be played')
    run(BIOME, 'check', '--linter-enabled=false', 'games/src', 'web/src/games')
    run(TSC, '-b', 'web')
    const tests = ['games/src/conformance', 'games/src/session/cue', `games/src/${SLUG}`, 'web/src/games/onstage']
    const more = ['web/src/games/ghost', `web/src/games/${SLUG}`, 'web/src/games/one-line', 'web/src/games/transitions']
    // What once knew each game by its name
    const lists = ['games/src/session/night', 'games/src/session/any-evening', 'editor/src/likeness']
    run(
      VITEST,
      'run',
      '--project=unit',
      '--project=web',
      ...tests,
      ...more,
      ...lists,
      'web/src/session/table/table-head',
    )
    const long = ['web/src/pages/session/refresh', 'web/src/games/told', 'web/src/games/spotlight']
    run(VITEST, 'run', '--project=web', ...long, '-t', SLUG)
  },
  GIVEN_UP_AFTER,
)

it('says what a name must be, and overwrites nothing', () => {
  const make = (slug: string) => () => run('--import', 'tsx', 'scripts/new-game.ts', slug)
  expect(make('This Or That')).toThrow('small letters')
  expect(make('truth-or-dare')).toThrow('already')
})
