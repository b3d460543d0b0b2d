import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { ErrorBoundary } from './error-boundary.tsx'
import { watchCrashes } from './watch-crashes.ts'

/** Puts a page of ours where its document left room for it. */
export function mount(page: ReactNode): void {
  // Compiling schemas needs `new Function`, which the content security policy forbids.
  z.config({ jitless: true })
  watchCrashes(window)
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no #root')
  // What the page is called before any script has run; from here on each page says it itself.
  for (const first of document.head.querySelectorAll('title, meta[name="description"]')) first.remove()
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>{page}</ErrorBoundary>
    </StrictMode>,
  )
}
