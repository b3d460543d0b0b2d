import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { mountAnnouncer } from '../ui/announcer/announcer.ts'
import { takeEarly } from './early.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { tellOfCrash, watchCrashes } from './watch-crashes.ts'

interface WrittenPage {
  /** Returns whether the prerendered page of this name is the current one. */
  readonly isHere: (page: string) => boolean
  /** Resolves when the page's code has loaded. Until then the prerendered HTML stays. */
  readonly isThere: () => Promise<void>
}

/** Renders one of our pages into its document, or takes over its prerendered HTML. */
export function mount(page: ReactNode, written?: WrittenPage): void {
  // Compiling schemas needs `new Function`, which the content security policy forbids.
  z.config({ jitless: true })
  watchCrashes(window)
  mountAnnouncer()
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no #root')
  const whole = (
    <StrictMode>
      <ErrorBoundary>{page}</ErrorBoundary>
    </StrictMode>
  )
  if (written?.isHere(root.dataset['page'] ?? '')) {
    // In small pieces, so that a tap doesn't wait for all of it.
    const takeOver = () => {
      takeEarly(document)
      startTransition(() => void hydrateRoot(root, whole, { onRecoverableError: tellOfCrash }))
    }
    void written.isThere().then(takeOver)
    return
  }
  document.documentElement.pressed = null
  // The document has a title before any script runs. From here on each page sets its own.
  for (const first of document.head.querySelectorAll('title, meta[name="description"]')) first.remove()
  createRoot(root).render(whole)
}
