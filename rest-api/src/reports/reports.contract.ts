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
      }
      const whole: Report = { ...bare, id: 'r2', at: 2, by: 'ada', kind: 'text', playerId: 'p123', text: 'He said so' }
      await reports.keep(bare)
      await reports.keep(whole)
      expect(await reports.newest(10)).toEqual([whole, bare])
      expect(await reports.newest(1)).toEqual([whole])
    })
  })
}
