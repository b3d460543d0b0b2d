import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const SLUG = 'this-or-that'
mkdirSync(join(ROOT, '.cache'), { recursive: true })
/** Below the installed packages, so that they can be found from there too. */
const copy = mkdtempSync(join(ROOT, '.cache/new-game-'))

const installed = (file: string) => join(ROOT, 'node_modules', file)
const BIOME = installed('@biomejs/biome/bin/biome')
const TSC = installed('typescript/bin/tsc')
const VITEST = installed('vitest/vitest.mjs')

/** Runs a command and returns its output, which a failure prints in full. */
function run(...args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
  } catch (fault) {
    const { stdout = '', stderr = '' } = fault as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`${stdout}${stderr}`, { cause: fault })
  }
}

/** Copies everything that git knows, and links our packages to the copy. */
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

describe('[CONF-14] a new game of two phases plays at once, and whatever holds for every game holds for it', () => {
  it('is made, formatted and typed', () => {
    expect(run('--import', 'tsx', 'scripts/new-game.ts', SLUG)).toContain('This Or That can be played')
    run(BIOME, 'check', '--linter-enabled=false', 'games/src', 'web/src/games')
    run(TSC, '-b', 'web')
  })

  it.each([
    ['its rules', 'unit', ['games/src/conformance', 'games/src/session/cue', `games/src/${SLUG}`]],
    // Code that used to list each game by name
    ['what lists games', 'unit', ['games/src/session/night', 'games/src/session/any-evening', 'tools/cards/likeness']],
    [
      'its screens',
      'web',
      ['onstage', 'ghost', SLUG, 'one-line', 'transitions'].map((name) => `web/src/games/${name}`),
    ],
    ['its place at the table', 'web', ['web/src/session/table/table-head']],
    ['a refresh', 'web', ['web/src/pages/session/refresh', '-t', SLUG]],
    ['what is told of it', 'web', ['web/src/games/told', 'web/src/games/spotlight', '-t', SLUG]],
  ])('keeps %s', (_, project, files) => {
    run(VITEST, 'run', `--project=${project}`, ...files)
  })
})

it('says what a name must be, and overwrites nothing', () => {
  const make = (slug: string) => () => run('--import', 'tsx', 'scripts/new-game.ts', slug)
  expect(make('This Or That')).toThrow('small letters')
  expect(make('truth-or-dare')).toThrow('already')
})
