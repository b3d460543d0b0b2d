import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { History, PlayedGame } from './history.ts'

function played(userId: string, number: number, playedAt = number * 1000): PlayedGame {
  return {
    userId,
    sessionId: 's1234567890',
    number,
    gameId: 1,
    slug: 'truth-or-dare',
    playedAt,
    players: 4,
    score: 1250,
    place: 2,
  }
}

/** Tests what every store of played games promises. */
export function historyContract(
  name: string,
  open: () => Promise<{ readonly history: History; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let history: History
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ history, close } = await open())
    })
    afterAll(() => close())

    test('[HISTORY-1] played games are listed newest first, each for its players', async () => {
      await history.keep([played('ada', 1), played('ada', 3), played('ada', 2), played('bob', 3)])
      expect(await history.of('ada', null, 10)).toEqual([played('ada', 3), played('ada', 2), played('ada', 1)])
      expect(await history.of('nobody', null, 10)).toEqual([])
    })

    test('[HISTORY-2] a game that arrives twice is one row, even if both arrive in parallel', async () => {
      await Promise.all([history.keep([played('cleo', 1)]), history.keep([played('cleo', 1)])])
      await history.keep([{ ...played('cleo', 1), score: 9 }, played('cleo', 2)])
      expect(await history.of('cleo', null, 10)).toEqual([played('cleo', 2), played('cleo', 1)])
    })

    test('[HISTORY-3] pages follow each other without a gap or a repetition, also within one millisecond', async () => {
      const all = Array.from({ length: 23 }, (_, i) => played('dan', i + 1, 5000 + Math.floor(i / 5)))
      await history.keep(all)
      const seen: number[] = []
      let before: PlayedGame | null = null
      for (;;) {
        const page: readonly PlayedGame[] = await history.of('dan', before, 10)
        seen.push(...page.map((game) => game.number))
        before = page.at(-1) ?? null
        if (!before) break
      }
      expect(seen).toEqual(all.map((game) => game.number).reverse())
    })

    test('[HISTORY-9] how many games each has is counted', async () => {
      await history.keep([played('counted', 1), played('counted', 2)])
      const counted = await history.count(['counted', 'nobody'])
      expect([counted.get('counted'), counted.get('nobody')]).toEqual([2, undefined])
      expect(await history.count([])).toEqual(new Map())
    })

    test('[HISTORY-2] nothing to keep is nothing kept', async () => {
      await history.keep([])
      expect(await history.of('eve', null, 10)).toEqual([])
    })
  })
}
