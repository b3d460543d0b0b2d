import { expect, test } from 'vitest'
import type { House } from './house.ts'

/** What every place that keeps what the house is set to promises. */
export function houseContract(
  name: string,
  open: () => Promise<{ readonly house: House; readonly close: () => Promise<void> }>,
): void {
  test(`[OPERATOR-13] ${name}: sign-up is open until an operator closes it, and open again when they say so`, async () => {
    const { house, close } = await open()
    expect(await house.isSignUpOpen()).toBe(true)
    for (const isOpen of [false, false, true, false]) {
      await house.openSignUp(isOpen)
      expect(await house.isSignUpOpen()).toBe(isOpen)
    }
    await close()
  })
}
