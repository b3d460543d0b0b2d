import { Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { wayToInstall } from './installing.ts'

const Offer = lazyComponent(() => import('./offer.tsx').then((file) => file.Offer))

/** Once, when a game has ended well: the app for the next time. Whoever says no is never asked again. */
export function InstallOffer() {
  const [way] = useState(wayToInstall)
  if (way === 'none') return null
  return (
    <Suspense fallback={null}>
      <Offer way={way} />
    </Suspense>
  )
}
