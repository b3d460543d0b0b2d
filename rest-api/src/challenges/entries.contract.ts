import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Entries } from './entries.ts'

/** Tests what every store of entries promises. */
export function entriesContract(
  name: string,
  open: () => Promise<{ readonly entries: Entries; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let entries: Entries
    let close: () => Promise<void>
    let week = 0
    let challengeId: string
    beforeAll(async () => {
      ;({ entries, close } = await open())
    })
    beforeEach(() => {
      challengeId = `week-${++week}`
    })
    afterAll(() => close())

    const join = (userId: string, at = 1000, most = 100) => entries.join({ challengeId, userId, at, most })
    const score = (userId: string, points: number, at = 2000, verified = false) =>
      entries.score(challengeId, userId, { score: points, verified, at })
    const order = async () => (await entries.top(challengeId, 0, 100)).map((entry) => entry.userId)

    test('[CHALLENGE-5] joining gives an entry without points; joining again changes nothing', async () => {
      const joined = {
        ok: true,
        state: { challengeId, userId: 'ada', joinedAt: 1000, best: { score: 0, verified: false, at: 1000 } },
      }
      expect(await join('ada', 1000)).toEqual(joined)
      expect(await join('ada', 9000)).toEqual(joined)
      await score('ada', 300)
      expect(await join('ada')).toMatchObject({ ok: true, state: { best: { score: 300 } } })
      expect(await order()).toEqual(['ada'])
    })

    test('[CHALLENGE-6] the best score is kept, whatever order they come in', async () => {
      await join('ada')
      expect(await score('ada', 400)).toMatchObject({ best: { score: 400 } })
      expect(await score('ada', 100, 3000)).toMatchObject({ best: { score: 400, at: 2000 } })
      expect(await score('ada', 1000, 4000)).toMatchObject({ best: { score: 1000, at: 4000 } })
      expect(await entries.find(challengeId, 'ada')).toMatchObject({ best: { score: 1000, at: 4000 } })
    })

    test('[CHALLENGE-6] of many scores sent in parallel, the best is kept', async () => {
      await join('ada')
      await Promise.all([3, 900, 17, 512, 899, 1].map((points, i) => score('ada', points, 2000 + i)))
      expect(await entries.find(challengeId, 'ada')).toMatchObject({ best: { score: 900 } })
    })

    test('[CHALLENGE-7] verified scores come first, then the higher, then the earlier, then by ID', async () => {
      for (const user of ['late', 'b-same', 'a-same', 'verified', 'best', 'none']) await join(user)
      await score('late', 500, 9000)
      await score('b-same', 500, 5000)
      await score('a-same', 500, 5000)
      await score('verified', 500, 9999, true)
      await score('best', 501, 9999)
      expect(await order()).toEqual(['verified', 'best', 'a-same', 'b-same', 'late', 'none'])
    })

    test('[CHALLENGE-7] a verified score replaces any entered one, and no later entered score replaces it', async () => {
      await join('ada')
      await score('ada', 500, 2000)
      expect(await score('ada', 300, 3000, true)).toMatchObject({ best: { score: 300, verified: true } })
      expect(await score('ada', 900, 4000)).toMatchObject({ best: { score: 300, verified: true, at: 3000 } })
      expect(await score('ada', 301, 5000, true)).toMatchObject({ best: { score: 301, verified: true } })
    })

    test('[CHALLENGE-8] a rank is counted from one', async () => {
      for (const [i, user] of ['e', 'd', 'c', 'b', 'a'].entries()) {
        await join(user)
        await score(user, 100 * (i % 3), 2000)
      }
      const all = await entries.top(challengeId, 0, 100)
      expect(await Promise.all(all.map(entries.rank))).toEqual([1, 2, 3, 4, 5])
      expect((await entries.top(challengeId, 2, 2)).map((entry) => entry.userId)).toEqual(
        all.slice(2, 4).map((entry) => entry.userId),
      )
      expect(await entries.top(challengeId, 99, 10)).toEqual([])
    })

    test('[CHALLENGE-9] if thirty people ask for seven positions in parallel, seven get one', async () => {
      const asked = await Promise.all(Array.from({ length: 30 }, (_, i) => join(`user-${i}`, 1000 + i, 7)))
      expect(asked.filter((step) => step.ok)).toHaveLength(7)
      expect(asked.filter((step) => !step.ok && step.code === 'full')).toHaveLength(23)
      expect(await order()).toHaveLength(7)
    })

    test('[CHALLENGE-9] a participant can join again when it’s full, and joining twice in parallel takes one position', async () => {
      await Promise.all([join('ada', 1000, 2), join('ada', 1000, 2)])
      expect(await join('bob', 1000, 2)).toMatchObject({ ok: true })
      expect(await join('cleo', 1000, 2)).toEqual({ ok: false, code: 'full' })
      expect(await join('ada', 1000, 2)).toMatchObject({ ok: true })
    })

    test('[ERASE-2] an erased account’s results stay, each under a new ID of its own', async () => {
      await join('ann', 1000, 2)
      await join('bob', 1000, 2)
      await score('ann', 400)
      await entries.join({ challengeId: `${challengeId}-next`, userId: 'ann', at: 1, most: 2 })
      expect((await entries.of('ann')).map((entry) => entry.challengeId)).toEqual([`${challengeId}-next`, challengeId])
      let nobodies = 0
      const nobody = () => `gone-${challengeId}-${++nobodies}`
      await entries.makeNameless('ann', nobody)
      await entries.makeNameless('ann', nobody)
      expect(nobodies).toBe(2)
      expect(await entries.of('ann')).toEqual([])
      expect(await entries.find(challengeId, 'ann')).toBeNull()
      const [first, second] = await entries.top(challengeId, 0, 10)
      expect(first).toMatchObject({ best: { score: 400 } })
      expect(first?.userId).toMatch(/^gone-/)
      expect(second?.userId).toBe('bob')
      // Its position isn't free again
      expect(await join('cleo', 1000, 2)).toEqual({ ok: false, code: 'full' })
    })

    test('[CHALLENGE-10] a score from someone who hasn’t joined isn’t stored', async () => {
      expect(await score('stranger', 700)).toBeNull()
      expect(await entries.find(challengeId, 'stranger')).toBeNull()
      expect(await order()).toEqual([])
    })
  })
}
