import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CALLS } from './calls.ts'
import type { Rows } from './check.ts'
import { CONSTANTS } from './constants.ts'
import { ENTITIES } from './entities.ts'
import { ERRORS } from './errors.ts'
import { GAME_PAGES } from './game-pages.ts'
import { LAYOUT } from './layout.ts'
import { PEOPLE_PAGES } from './people-pages.ts'
import { PRODUCT } from './product.ts'
import { ROUTES } from './routes.ts'
import { SESSION_PAGES } from './session-pages.ts'
import { STATES } from './states.ts'
import { VALIDATION } from './validation.ts'

const TABLE: Readonly<Record<string, Rows>> = {
  '1, 6 · what it is and for whom': PRODUCT,
  '2 · routes': ROUTES,
  '2 · layout, overlays, home': LAYOUT,
  '2 · pages of games': GAME_PAGES,
  '2 · pages of sessions': SESSION_PAGES,
  '2 · pages of people': PEOPLE_PAGES,
  '3 · entities': ENTITIES,
  '4 · states': STATES,
  '5 · validation': VALIDATION,
  '7 · calls': CALLS,
  '8 · errors': ERRORS,
  '9 · constants': CONSTANTS,
}
const root = join(import.meta.dirname, '../../../..')
const rules = readdirSync(root)
  .map((name) => join(root, name, 'RULES.md'))
  .filter((list) => existsSync(list))
  .map((list) => readFileSync(list, 'utf8'))
  .join('\n')

test('[SPEC-1] no row occurs twice', () => {
  const rows = Object.entries(TABLE).flatMap(([section, list]) => list.map(([says]) => `${section}: ${says}`))
  expect(rows.filter((row, i) => rows.indexOf(row) !== i)).toEqual([])
})

/** Makes rules a check, because `scripts/rules.test.ts` finds no rule without a test that quotes it. */
function holds(numbers: string): void {
  for (const number of numbers.split(' ')) expect(rules, number).toContain(`- **${number}** `)
}

describe.each(Object.entries(TABLE))('section %s', (_, list) => {
  test.each(list.map(([says, check]) => ({ says, check })))('[SPEC-1] $says', async ({ check }) => {
    if (typeof check === 'string') holds(check)
    else await check()
  })
})
