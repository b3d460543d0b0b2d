import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { refusal } from './boundaries.mjs'

const REFUSED = [
  ['protocol/src/a.ts', '@highjinks/games'],
  ['protocol/src/a.ts', 'node:fs'],
  ['protocol/src/a.ts', 'react'],
  ['protocol/src/a.ts', '../../games/src/index.ts'],
  ['games/src/truth-or-dare/rules.ts', '@highjinks/session-store'],
  ['games/src/truth-or-dare/rules.ts', 'node:crypto'],
  ['games/src/truth-or-dare/rules.ts', 'react'],
  ['games/src/truth-or-dare/rules.ts', 'ioredis'],
  ['games/src/truth-or-dare/rules.ts', '../high-rollers/deck.ts'],
  ['games/src/truth-or-dare/deck/mild.ts', '../../high-rollers/deck.ts'],
  ['games/src/kit/vote.ts', '../truth-or-dare/index.ts'],
  ['games/src/session/start.ts', '../truth-or-dare/index.ts'],
  ['edge/src/a.ts', '@highjinks/session-store'],
  ['session-store/src/a.ts', 'express'],
  ['session-store/src/a.ts', 'socket.io'],
  ['session-store/src/a.ts', 'mongoose'],
  ['rest-api/src/a.ts', '@highjinks/realtime-server'],
  ['rest-api/src/a.ts', '@highjinks/web'],
  ['rest-api/src/a.ts', '../../realtime-server/src/index.ts'],
  ['realtime-server/src/a.ts', '@highjinks/rest-api'],
  ['realtime-server/src/a.ts', '@highjinks/web'],
  ['embedded/src/a.ts', '@highjinks/web'],
  ['embedded/src/a.ts', '../../web/src/app/app.tsx'],
  ['web/src/lib/a.ts', '@highjinks/rest-api'],
  ['web/src/lib/a.ts', '@highjinks/realtime-server'],
  ['web/src/lib/a.ts', '@highjinks/session-store/testing'],
  ['web/src/lib/a.ts', '@highjinks/edge'],
  ['web/src/lib/a.ts', '@highjinks/embedded'],
  ['web/src/lib/a.ts', 'node:path'],
  ['web/src/lib/a.ts', '../ui/button.tsx'],
  ['web/src/lib/a.ts', '../main.tsx'],
  ['web/src/ui/a.tsx', '../features/lobby/seats.tsx'],
  ['web/src/ui/a.tsx', '../games/high-rollers/screen.tsx'],
  ['web/src/ui/a.tsx', '#pages/home.tsx'],
  ['web/src/features/lobby/a.tsx', '../profile/a.tsx'],
  ['web/src/features/lobby/seats/a.tsx', '../../profile/a.tsx'],
  ['web/src/features/lobby/a.tsx', '../../games/register.ts'],
  ['web/src/features/lobby/a.tsx', '../../pages/home.tsx'],
  ['web/src/games/high-rollers/a.tsx', '../truth-or-dare/a.tsx'],
  ['web/src/games/high-rollers/a.tsx', '../../features/lobby/a.tsx'],
  ['web/src/pages/a.tsx', '../app/routes.tsx'],
  ['bench/src/a.ts', '@highjinks/web'],
  ['e2e/a.spec.ts', '@highjinks/web'],
  ['scripts/a.mjs', 'express'],
] as const

const ALLOWED = [
  ['protocol/src/a.ts', 'zod/mini'],
  ['protocol/src/a.ts', './ids.ts'],
  ['protocol/src/a.test.ts', 'vitest'],
  ['games/src/register.ts', './truth-or-dare/index.ts'],
  ['games/src/truth-or-dare/deck/mild.ts', '../rules.ts'],
  ['games/src/truth-or-dare/rules.ts', '../kit/vote.ts'],
  ['games/src/truth-or-dare/rules.ts', '@highjinks/protocol'],
  ['edge/src/a.ts', '@highjinks/protocol'],
  ['rest-api/src/a.ts', '@highjinks/edge'],
  ['realtime-server/src/a.ts', '@highjinks/session-store'],
  ['session-store/src/a.ts', '@highjinks/edge'],
  ['embedded/src/a.ts', '@highjinks/rest-api'],
  ['web/src/main.tsx', './app/app.tsx'],
  ['web/src/app/a.tsx', '../pages/home.tsx'],
  ['web/src/pages/a.tsx', '../games/register.ts'],
  ['web/src/features/lobby/seats/a.tsx', '../chair.tsx'],
  ['web/src/features/lobby/a.tsx', '../../ui/button.tsx'],
  ['web/src/games/high-rollers/a.tsx', '@highjinks/games/high-rollers'],
  ['web/src/ui/a.tsx', '../lib/storage.ts'],
  ['web/vite.config.ts', 'node:path'],
  ['scripts/a.mjs', 'node:fs'],
] as const

const FORMS = [
  (from: string) => `import x from '${from}'\nexport { x }`,
  (from: string) => `export * from '${from}'`,
  (from: string) => `import type { X } from '${from}'\nexport type { X }`,
  (from: string) => `export const load = () => import('${from}')`,
  (from: string) => `export type X = import('${from}').X`,
]

const root = join(import.meta.dirname, '..')
const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint')
const house = mkdtempSync(join(tmpdir(), 'boundaries-'))
afterAll(() => rmSync(house, { recursive: true, force: true }))

/** Lints a house of these files alone, and tells which of them broke the table. */
function lint(sources: Map<string, string>): Set<string> {
  cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'))
  mkdirSync(join(house, 'scripts'), { recursive: true })
  cpSync(join(root, 'scripts/boundaries.mjs'), join(house, 'scripts/boundaries.mjs'))
  for (const [file, source] of sources) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), source)
  }
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix', '.'], { cwd: house, encoding: 'utf8' })
  const broken = stdout.split('\n').filter((line) => line.includes('highjinks(boundaries)'))
  return new Set(broken.map((line) => line.replace(/:\d+:\d+:.*$/, '')))
}

describe('the import table', () => {
  it.each(REFUSED)('refuses %s → %s', (file, from) => expect(refusal(file, from)).toMatch(/must|knows|names/))
  it.each(ALLOWED)('allows %s → %s', (file, from) => expect(refusal(file, from)).toBeNull())

  it('fails the linter in every form an import can take', () => {
    const rows = [...REFUSED, ...ALLOWED].flatMap(([file, from], row) =>
      FORMS.filter((_, form) => form < 1 || !file.endsWith('.mjs')).map((write, form) => {
        const name = file.replace(/[^/]+?(\.(?:test|config|spec))?(\.\w+)$/, `row-${row}-${form}$1$2`)
        return { name, refused: row < REFUSED.length, source: write(from) }
      }),
    )
    const broken = lint(new Map(rows.map(({ name, source }) => [name, source])))
    expect([...broken].sort()).toEqual(
      rows
        .filter(({ refused }) => refused)
        .map(({ name }) => name)
        .sort(),
    )
  })
})
