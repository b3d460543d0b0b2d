import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry, AuditLog } from './audit-log.ts'

const DAY = 24 * 60 * 60 * 1000

/** Tests what every store of the audit log promises. */
export function auditLogContract(
  name: string,
  open: () => Promise<{ readonly auditLog: AuditLog; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let log: AuditLog
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ auditLog: log, close } = await open())
    })
    afterAll(() => close())

    test('[OPERATOR-3] what was done is listed newest first', async () => {
      const first: AuditEntry = { id: 'a', at: DAY, by: null, what: 'close', about: 's1234567890', note: null }
      const second: AuditEntry = { id: 'b', at: 2 * DAY, by: 'ada', what: 'answer', about: 'm1', note: 'Wrote back' }
      await log.keep(first)
      await log.keep(second)
      expect(await log.newest(10)).toEqual([second, first])
      expect(await log.newest(1)).toEqual([second])
    })
  })
}
