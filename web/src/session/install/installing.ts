import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'

/** The event of a browser that can install us; TypeScript doesn't know it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface HTMLElement {
    /** Saved there by the script before the first paint, as the event comes only once. */
    installing?: InstallPrompt
  }
}

/** The install method of this browser: by a prompt, by its own menu, or not at all. */
export type InstallMethod = 'asks' | 'by-hand' | 'none'

/** True once this browser has shown the question. */
const wasAsked = storedJson('installAsked', z.boolean(), false)

export function installMethod(): InstallMethod {
  if (wasAsked.get() || isInstalled()) return 'none'
  if (document.documentElement.installing) return 'asks'
  return isApplePhone() ? 'by-hand' : 'none'
}

/** Ends the questions for good, whatever the answer is, or without one. */
export function rememberAsked(): void {
  wasAsked.set(true)
}

export async function install(): Promise<void> {
  await document.documentElement.installing?.prompt()
}

function isInstalled(): boolean {
  return window.matchMedia?.('(display-mode: standalone)').matches ?? false
}

/** Detects iPads too, which claim to be a Mac but have touch. Only a page over https can become an app there. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return (
    window.isSecureContext && (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1))
  )
}
