import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'

const PageJester = lazyComponent(() => import('./page-jester.tsx').then((file) => file.PageJester))

/** The jester of a laptop's lobby and podium, who appears when his lines have loaded. */
export function JesterBeside() {
  return (
    <Suspense fallback={null}>
      <PageJester />
    </Suspense>
  )
}
