import { Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { wayToInstall } from './installing.ts'

const Offer = lazyComponent(() => import('./offer.tsx').then((file) => file.Offer))

/** Offers the app once, after a good game. After a no it never asks again. */
export function InstallOffer() {
  const [way] = useState(wayToInstall)
  if (way === 'none') return null
  return (
    <Suspense fallback={null}>
      <Offer way={way} />
    </Suspense>
  )
}
