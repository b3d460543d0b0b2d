import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'

/** What a browser says that could install us; TypeScript does not know of it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface HTMLElement {
    /** Laid there by what runs before the first paint: it is told only once. */
    installing?: InstallPrompt
  }
}

/** How this browser can put us among its apps: by asking, by its own menu, or not at all. */
export type Way = 'asks' | 'by-hand' | 'none'

/** Whether somebody here has been asked. */
const wasAsked = storedJson('installAsked', z.boolean(), false)

export function wayToInstall(): Way {
  if (wasAsked.get() || isInstalled()) return 'none'
  if (document.documentElement.installing) return 'asks'
  return isApplePhone() ? 'by-hand' : 'none'
}

/** Never again, whatever the answer is, or if there is none. */
export function rememberAsked(): void {
  wasAsked.set(true)
}

export async function install(): Promise<void> {
  await document.documentElement.installing?.prompt()
}

function isInstalled(): boolean {
  return window.matchMedia?.('(display-mode: standalone)').matches ?? false
}

/** Also an iPad, which says that it is a Mac, but is touched. Only a page over https becomes an app there. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return (
    window.isSecureContext && (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1))
  )
}
