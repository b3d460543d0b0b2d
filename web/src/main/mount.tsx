import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { takeEarly } from './early.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { tellOfCrash, watchCrashes } from './watch-crashes.ts'

interface WrittenPage {
  /** Whether what the document has written down, and names so, is the page where we are. */
  readonly isHere: (page: string) => boolean
  /** Resolves when the code of the page has come: until then what is written down stands. */
  readonly isThere: () => Promise<void>
}

/** Puts a page of ours where its document left room for it, or takes over what the document has written there. */
export function mount(page: ReactNode, written?: WrittenPage): void {
  // Compiling schemas needs `new Function`, which the content security policy forbids.
  z.config({ jitless: true })
  watchCrashes(window)
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no #root')
  const whole = (
    <StrictMode>
      <ErrorBoundary>{page}</ErrorBoundary>
    </StrictMode>
  )
  if (written?.isHere(root.dataset['page'] ?? '')) {
    // In small pieces: a tap does not wait for all of it.
    const takeOver = () => {
      takeEarly(document)
      startTransition(() => void hydrateRoot(root, whole, { onRecoverableError: tellOfCrash }))
    }
    void written.isThere().then(takeOver)
    return
  }
  document.documentElement.pressed = null
  // What the page is called before any script has run; from here on each page says it itself.
  for (const first of document.head.querySelectorAll('title, meta[name="description"]')) first.remove()
  createRoot(root).render(whole)
}
