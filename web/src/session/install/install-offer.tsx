import { Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { installMethod } from './installing.ts'

const Offer = lazyComponent(() => import('./offer.tsx').then((file) => file.Offer))

/** Offers the app once, after a good game. After a no it never asks again. */
export function InstallOffer() {
  const [method] = useState(installMethod)
  if (method === 'none') return null
  return (
    <Suspense fallback={null}>
      <Offer method={method} />
    </Suspense>
  )
}
