import { expect, test } from 'vitest'
import { playEvening } from '../../show/jester/testing/play-evening.ts'
import { castOf } from '../../show/people/cast.ts'
import { NO_PROGRESS } from '../../show/people/reveal.ts'
import { showOf } from '../show.ts'

const SLUG = 'never-have-i-ever'
const AFTER = ['ask', 'nominate', 'choose']

test("a player who is still at their side of the card while the storyteller is chosen isn't on the sofa as well", () => {
  const seen = new Set<string>()
  for (const seed of [1, 2, 3, 4]) {
    for (const view of playEvening(SLUG, ['Anna', 'Bert', 'Cleo', 'Dora'], seed)) {
      const { table } = view
      if (view.session.status !== 'playing' || !table || !AFTER.includes(table.phase)) continue
      const { staging, reveal } = showOf(SLUG, table)
      if (staging.onNow.length === 0) continue
      seen.add(table.phase)
      const people = castOf(view, { reveal, scene: staging, progress: NO_PROGRESS, standings: [] })
      const away = people.flatMap(({ id, isInSpotlight }) => (isInSpotlight ? [id] : []))
      expect([table.phase, ...away.toSorted((a, b) => a.localeCompare(b))]).toEqual([
        table.phase,
        ...staging.onNow.toSorted(),
      ])
    }
  }
  expect(seen.size).toBeGreaterThan(0)
})
