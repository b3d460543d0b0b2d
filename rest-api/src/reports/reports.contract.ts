import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Report, Reports } from './reports.ts'

/** What every place that keeps reports promises. */
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

    test('[REPORT-9] what nobody has dealt with yet is listed and counted by itself, newest first', async () => {
      expect((await reports.open(10)).map(({ id }) => id)).toEqual(['r2', 'r1'])
      expect((await reports.open(1)).map(({ id }) => id)).toEqual(['r2'])
      expect(await reports.countOpen()).toBe(2)
      await reports.markDone('r2', 3)
      expect((await reports.open(10)).map(({ id }) => id)).toEqual(['r1'])
      expect(await reports.countOpen()).toBe(1)
      expect(await reports.newest(10)).toHaveLength(2)
    })

    test('[ERASE-3] whoever has no account any more is taken from what they reported', async () => {
      expect(await reports.by('ada')).toMatchObject([{ id: 'r2' }])
      await reports.forgetReporter('ada')
      expect(await reports.by('ada')).toEqual([])
      expect(await reports.newest(10)).toMatchObject([
        { id: 'r2', by: null, text: 'He said so' },
        { id: 'r1', by: null },
      ])
    })

    test('[ERASE-3] nor is anything of whom it was about, but a mark of their browser', async () => {
      expect(await reports.byId('r2')).toMatchObject({ name: 'Bob', accountId: 'bob' })
      await reports.forgetReported('bob')
      expect(await reports.byId('r2')).toMatchObject({ name: null, accountId: null, text: 'He said so' })
      expect(await reports.byId('nothing')).toBeNull()
    })

    test('[RETAIN-1] a report is gone after a year, one dealt with ninety days after that', async () => {
      const DAY = 24 * 60 * 60 * 1000
      const from = 1_800_000_000_000
      const nobody = { name: null, accountId: null, deviceMark: null, slug: null }
      const rude = {
        by: null,
        sessionId: 's1234567890',
        kind: 'player',
        playerId: null,
        text: null,
        reason: 'Rude',
        ...nobody,
      }
      for (const [id, at] of [
        ['old', from],
        ['young', from + 300 * DAY],
        ['done', from + 300 * DAY],
      ] as const)
        await reports.keep({ ...rude, id, at, doneAt: null, evidence: 'shown' })
      const there = async () =>
        (await reports.newest(100))
          .map(({ id }) => id)
          .filter((id) => !/^r\d/.test(id))
          .sort()
      expect(await reports.markDone('done', from + 301 * DAY)).toBe(true)
      expect(await reports.markDone('done', from + 350 * DAY)).toBe(true)
      expect(await reports.markDone('nothing', from)).toBe(false)
      await reports.expire(from + 365 * DAY - 1)
      expect(await there()).toEqual(['done', 'old', 'young'])
      expect(await reports.expire(from + 365 * DAY)).toBe(1)
      await reports.expire(from + 391 * DAY - 1)
      expect(await there()).toEqual(['done', 'young'])
      await reports.expire(from + 391 * DAY)
      expect(await there()).toEqual(['young'])
    })

    test('[REPORT-11] pages follow each other without a gap or a repetition, also within one millisecond', async () => {
      await reports.expire(1e15)
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
        const first = await list(2)
        const second = await list(2, first.at(-1))
        const third = await list(2, second.at(-1))
        expect([first, second, third].map((page) => page.map(({ id }) => id.slice(-1)).join(''))).toEqual([
          'eb',
          'ca',
          'd',
        ])
      }
    })

    test('[REPORT-11] of too many those that are done go first, then the oldest', async () => {
      await reports.markDone('page-e', 20)
      expect(await reports.expire(20, 5)).toBe(0)
      expect(await reports.expire(20, 3)).toBe(2)
      expect((await reports.newest(10)).map(({ id }) => id)).toEqual(expect.arrayContaining(['page-b', 'page-c']))
      expect(await reports.countOpen()).toBe(3)
    })
  })
}
