import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import * as z from 'zod/mini'
import { App } from './app.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { preloadLinks } from './preload-links.ts'

// Compiling schemas needs `new Function`, which the content security policy forbids.
z.config({ jitless: true })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
preloadLinks(document)
// What the page is called before any script has run; from here on each page says it itself.
for (const first of document.head.querySelectorAll('title, meta[name="description"]')) first.remove()
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>,
)
