import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'

const PageJester = lazyComponent(() => import('./page-jester.tsx').then((file) => file.PageJester))

/** The jester of a laptop's lobby and of its podium, who comes when his lines have. */
export function JesterBeside() {
  return (
    <Suspense fallback={null}>
      <PageJester />
    </Suspense>
  )
}
