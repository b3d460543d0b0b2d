import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useSharing } from './sharing.ts'

const Dialog = lazyComponent(() => import('./share-dialog.tsx').then((file) => file.ShareDialog))

/** Mount once on a page with share buttons; costs nothing until one is pressed. */
export function ShareLayer() {
  const isOpen = useSharing((state) => state.open !== null)
  return isOpen ? (
    <Suspense>
      <Dialog />
    </Suspense>
  ) : null
}
