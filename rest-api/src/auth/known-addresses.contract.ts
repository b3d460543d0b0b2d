import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type KnownAddresses, PLACES_MOST } from './known-addresses.ts'

/** Tests what every store of known addresses promises. */
export function knownAddressesContract(
  name: string,
  open: () => Promise<{ readonly places: KnownAddresses; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let places: KnownAddresses
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ places, close } = await open())
    })
    afterAll(() => close())

    test('[AUTH-14] an account’s newest sixteen addresses are remembered, and nobody else’s', async () => {
      const mark = (n: number) => `mark-${n}`
      for (let n = 0; n < PLACES_MOST; n++) await places.remember('ada', mark(n), n)
      await places.remember('ada', mark(0), 100)
      await places.remember('ada', mark(99), 101)
      expect(await places.has('ada', mark(0))).toBe(true)
      expect(await places.has('ada', mark(1))).toBe(false)
      expect(await places.has('ada', mark(2))).toBe(true)
      expect(await places.has('ada', mark(99))).toBe(true)
      expect(await places.has('bob', mark(0))).toBe(false)
    })

    test('[ERASE-2] those of one account are forgotten, and nobody else’s', async () => {
      await places.remember('cleo', 'cleo-1', 1)
      await places.remember('cleo', 'cleo-2', 2)
      await places.remember('dan', 'dan-1', 1)
      expect(await places.times('cleo')).toEqual([2, 1])
      await places.forget('cleo')
      expect(await places.times('cleo')).toEqual([])
      expect(await places.has('dan', 'dan-1')).toBe(true)
    })
  })
}
