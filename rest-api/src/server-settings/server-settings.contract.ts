import { expect, test } from 'vitest'
import type { ServerSettings } from './server-settings.ts'

/** Tests what every store of server settings promises. */
export function serverSettingsContract(
  name: string,
  open: () => Promise<{ readonly serverSettings: ServerSettings; readonly close: () => Promise<void> }>,
): void {
  test(`[OPERATOR-13] ${name}: sign-up is open until an operator closes it, and open again when they say so`, async () => {
    const { serverSettings: settings, close } = await open()
    expect(await settings.isSignUpOpen()).toBe(true)
    for (const isOpen of [false, false, true, false]) {
      await settings.openSignUp(isOpen)
      expect(await settings.isSignUpOpen()).toBe(isOpen)
    }
    await close()
  })
}
