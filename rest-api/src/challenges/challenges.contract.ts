import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { TEST_CATALOGUE } from '../testing/catalogue.ts'
import { type Challenges, openCurrent, planWeek, type WeeklyChallenge } from './challenges.ts'
import { weekOf } from './week.ts'

/** Tests what every store of challenges promises. */
export function challengesContract(
  name: string,
  open: () => Promise<{ readonly challenges: Challenges; readonly close: () => Promise<void> }>,
): void {
  const monday = Date.parse('2026-11-16T00:00:00Z')
  const planned = (now: number): WeeklyChallenge => {
    const challenge = planWeek(weekOf(now), TEST_CATALOGUE)
    if (!challenge) throw new Error('the test catalog is empty')
    return challenge
  }

  describe(name, () => {
    let challenges: Challenges
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ challenges, close } = await open())
    })
    afterAll(() => close())

    test('[CHALLENGE-3] if twenty processes open a week in parallel, one opens it and all see the same', async () => {
      const opened = await Promise.all(
        // They share one connection pool here; on a busy machine one must retry, and does
        Array.from({ length: 20 }, () =>
          vi.waitFor(() => openCurrent({ challenges, catalogue: TEST_CATALOGUE }, monday), 60_000),
        ),
      )
      expect(new Set(opened.map((one) => JSON.stringify(one))).size).toBe(1)
      expect(opened[0]).toEqual(planned(monday))
    })

    test('[CHALLENGE-3] an open week stays as it is when the catalog changes', async () => {
      const catalogue = [...TEST_CATALOGUE].reverse().map((game) => ({ ...game, name: 'Another', id: game.id + 100 }))
      expect(await openCurrent({ challenges, catalogue }, monday)).toEqual(planned(monday))
      expect(await challenges.open({ ...planned(monday), title: 'Another' })).toEqual(planned(monday))
    })

    test('[CHALLENGE-2] the next week is about the next game', async () => {
      const next = await openCurrent({ challenges, catalogue: TEST_CATALOGUE }, monday + 7 * 86_400_000)
      expect(next?.id).toBe('2026-w48')
      expect(next?.gameId).not.toBe(planned(monday).gameId)
    })

    test('[CHALLENGE-4] a week that nobody opened doesn’t exist', async () => {
      expect(await challenges.byId('1999-w01')).toBeNull()
      expect(await openCurrent({ challenges, catalogue: [] }, 0)).toBeNull()
    })
  })
}
