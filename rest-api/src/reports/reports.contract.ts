import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Report, Reports } from './reports.ts'

/** Tests what every store of reports promises. */
export function reportsContract(
  name: string,
  open: () => Promise<{ readonly reports: Reports; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let reports: Reports
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ reports, close } = await open())
    })
    afterAll(() => close())

    test('[REPORT-1] what is kept is found again, newest first', async () => {
      const bare: Report = {
        id: 'r1',
        at: 1,
        by: null,
        sessionId: 's1234567890',
        kind: 'player',
        playerId: null,
        text: null,
        reason: 'Rude',
        doneAt: null,
        evidence: 'shown',
        name: null,
        accountId: null,
        deviceMark: null,
        slug: null,
      }
      const about = { name: 'Bob', accountId: 'bob', deviceMark: 'mark', slug: 'truth-or-dare' }
      const whole: Report = {
        ...bare,
        id: 'r2',
        at: 2,
        by: 'ada',
        kind: 'text',
        playerId: 'p123',
        text: 'He said so',
        ...about,
      }
      await reports.keep(bare)
      await reports.keep(whole)
      expect(await reports.newest(10)).toEqual([whole, bare])
      expect(await reports.newest(1)).toEqual([whole])
    })

    test('[REPORT-9] open reports are listed and counted separately, newest first', async () => {
      expect((await reports.open(10)).map(({ id }) => id)).toEqual(['r2', 'r1'])
      expect((await reports.open(1)).map(({ id }) => id)).toEqual(['r2'])
      expect(await reports.countOpen()).toBe(2)
      await reports.markDone('r2', 3)
      expect((await reports.open(10)).map(({ id }) => id)).toEqual(['r1'])
      expect(await reports.countOpen()).toBe(1)
      expect(await reports.newest(10)).toHaveLength(2)
    })

    test('[REPORT-11] pages follow each other without a gap or a repetition, also within one millisecond', async () => {
      for (const [i, id] of ['d', 'a', 'c', 'b', 'e'].entries())
        await reports.keep({
          id: `page-${id}`,
          at: 10 + (i >> 1),
          by: null,
          sessionId: 's1234567890',
          kind: 'player',
          playerId: null,
          text: null,
          reason: 'Rude',
          doneAt: null,
          evidence: 'shown',
          name: null,
          accountId: null,
          deviceMark: null,
          slug: null,
        })
      for (const list of [reports.newest, reports.open]) {
        const paged: string[] = []
        for (let page = await list(2); page.length > 0; page = await list(2, page.at(-1)))
          paged.push(...page.map(({ id }) => id))
        expect(paged).toEqual((await list(100)).map(({ id }) => id))
        expect(paged.slice(0, 5)).toEqual(['page-e', 'page-b', 'page-c', 'page-a', 'page-d'])
      }
    })

    test('[REPORT-9] the first time that it is dealt with counts, and what is not there never', async () => {
      expect(await reports.markDone('page-a', 21)).toBe(true)
      expect(await reports.markDone('page-a', 22)).toBe(true)
      expect(await reports.byId('page-a')).toMatchObject({ doneAt: 21 })
      expect(await reports.markDone('nothing', 21)).toBe(false)
    })
  })
}
