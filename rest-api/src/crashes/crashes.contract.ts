import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Crashes, CrashKind } from './crashes.ts'

const DAY = 24 * 60 * 60 * 1000

/** Tests what every store of crashes promises. */
export function crashesContract(
  name: string,
  open: () => Promise<{ readonly crashes: Crashes; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let crashes: Crashes
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ crashes, close } = await open())
    })
    afterAll(() => close())

    const kind = (id: string): CrashKind => ({ id, version: '1.0.0', route: '/', message: 'x is undefined', stack: '' })

    test('[CRASH-2] crashes of one kind are counted in one place, those that happened last first', async () => {
      await crashes.note(kind('a'), DAY)
      await crashes.note(kind('b'), 2 * DAY)
      await Promise.all([crashes.note(kind('a'), 3 * DAY), crashes.note(kind('a'), 3 * DAY)])
      expect(await crashes.newest(10)).toEqual([
        { ...kind('a'), count: 3, firstAt: DAY, lastAt: 3 * DAY },
        { ...kind('b'), count: 1, firstAt: 2 * DAY, lastAt: 2 * DAY },
      ])
      expect(await crashes.count()).toEqual({ kinds: 2, times: 4 })
    })
  })
}
