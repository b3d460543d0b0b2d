import { lazy, Suspense } from 'react'

const PageJester = lazy(() => import('./page-jester.tsx').then((file) => ({ default: file.PageJester })))

/** The jester of a laptop's lobby and of its podium, who comes when his lines have. */
export function JesterBeside() {
  return (
    <Suspense fallback={null}>
      <PageJester />
    </Suspense>
  )
}
