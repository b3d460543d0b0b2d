import { CATALOGUE } from '@highjinks/games'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { putGames } from '../pages/catalogue/games.ts'
import { App } from './app.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** Renders a page as every first visit sees it, for the build to prerender. */
export async function renderPage(address: string): Promise<string> {
  putGames(CATALOGUE)
  let fault: unknown = null
  const { prelude } = await prerender(
    <StrictMode>
      <ErrorBoundary>
        <StaticRouter location={address}>
          <App />
        </StaticRouter>
      </ErrorBoundary>
    </StrictMode>,
    {
      // Pieces that arrive later would need a script in the page, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (thrown) => {
        fault ??= thrown
      },
    },
  )
  const html = await new Response(prelude).text()
  if (fault !== null) throw new Error(`${address} cannot be written down`, { cause: fault })
  return html
}
