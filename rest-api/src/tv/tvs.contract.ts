import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAIRED_MS, type Tv, type Tvs } from './tvs.ts'

/** Tests what every store of TVs promises. */
export function tvsContract(
  name: string,
  start: () => Promise<{ readonly tvs: Tvs; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let tvs: Tvs
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ tvs, close } = await start())
    })
    afterAll(() => close())
    const open = async (id: string, until = 1000): Promise<Tv> => {
      const made: Tv = { id, mark: `mark of ${id}`, device: 'a-device', sessionId: null, until }
      expect(await tvs.open(made)).toBe(true)
      return made
    }

    test('[PAIR-2] a code is one TV’s', async () => {
      const made = await open('BCDFGH')
      expect(await tvs.open({ ...made, mark: 'another' })).toBe(false)
      expect(await tvs.find('BCDFGH', 'mark of BCDFGH', 999)).toEqual(made)
    })

    test('[PAIR-2] a code takes one room, however many are sent in parallel, and never a second one', async () => {
      const made = await open('CDFGHJ')
      const sent = Array.from({ length: 10 }, (_, i) => tvs.claim('CDFGHJ', `room-${i}`, 999))
      const [got, ...others] = (await Promise.all(sent)).filter((one) => one !== null)
      expect(others).toEqual([])
      expect(got).toEqual({ ...made, sessionId: got?.sessionId, until: 999 + PAIRED_MS })
      expect(await tvs.claim('CDFGHJ', 'room-late', 999)).toBeNull()
      expect(await tvs.find('CDFGHJ', 'mark of CDFGHJ', 999)).toEqual(got)
    })

    test('[PAIR-2] a code that waits is looked at without spending it', async () => {
      const made = await open('MNPQRS')
      expect(await tvs.waiting('MNPQRS', 999)).toEqual(made)
      expect(await tvs.waiting('MNPQRS', 1000)).toBeNull()
      expect(await tvs.waiting('NPQRST', 1)).toBeNull()
      expect(await tvs.claim('MNPQRS', 'room', 999)).toMatchObject({ sessionId: 'room' })
      expect(await tvs.waiting('MNPQRS', 999)).toBeNull()
    })

    test('[PAIR-3] it is found by its own secret alone, for a week after it got its room', async () => {
      await open('DFGHJK')
      await tvs.claim('DFGHJK', 'room', 500)
      expect(await tvs.find('DFGHJK', 'mark of BCDFGH', 600)).toBeNull()
      expect(await tvs.find('DFGHJK', 'mark of DFGHJK', 499 + PAIRED_MS)).toMatchObject({ sessionId: 'room' })
      expect(await tvs.find('DFGHJK', 'mark of DFGHJK', 500 + PAIRED_MS)).toBeNull()
    })

    test('[PAIR-2] a code that is over takes no room', async () => {
      await open('FGHJKL')
      expect(await tvs.claim('FGHJKL', 'room', 1000)).toBeNull()
      expect(await tvs.claim('GHJKLM', 'room', 1)).toBeNull()
    })
  })
}
