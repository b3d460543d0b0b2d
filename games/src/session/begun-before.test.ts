import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { seeded } from '../kit/index.ts'
import { advanceClock, deadlineOf } from './clock.ts'
import { readSession } from './read.ts'
import type { Session } from './session.ts'
import { tableOf } from './table.ts'
import { view } from './view.ts'

/** Sessions of four stored by earlier rules, one in each phase of each game: by slug, then by phase. */
function keptBy(rules: number): Readonly<Record<string, Readonly<Record<string, Session>>>> {
  return JSON.parse(gunzipSync(readFileSync(new URL(`stored/rules-${rules}.json.gz`, import.meta.url))).toString())
}

const MOST_STEPS = 5000

/** Plays everyone like simulated players; the clock does the rest. */
function playOn(stored: Session): Session {
  const random = seeded(1)
  let session = stored
  // Long ago, so the phase's clock has run out
  let now = stored.createdAt + 60_000
  for (let step = 0; session.status === 'playing' && step < MOST_STEPS; step++) {
    now = Math.max(now, deadlineOf(session) ?? now) + 1
    const advanced = advanceClock(session, { now, random })
    if (!advanced.ok) throw new Error(advanced.code)
    session = advanced.state
  }
  return session
}

const rows = [1, 2].flatMap((rules) =>
  Object.entries(keptBy(rules)).flatMap(([slug, phases]) =>
    Object.entries(phases).map(([phase, session]) => [slug, rules, phase, session] as const),
  ),
)

it.each(rows)('[KEPT-7] %s, begun by rules %i and kept in its %s, goes on to its podium', (slug, _, __, stored) => {
  const read = readSession(stored)
  expect(read).toMatchObject({ status: 'playing', notice: null, table: { slug } })
  // It's shown to everyone, whatever fields it lacks
  expect(view(read).table?.seats).toHaveLength(4)
  for (const { id } of read.seats) expect(() => tableOf(read)?.game.hand(tableOf(read)?.state, id)).not.toThrow()
  const over = playOn(read)
  expect([over.status, over.night.length]).toEqual(['over', 1])
})
