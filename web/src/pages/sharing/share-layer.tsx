import { lazy, Suspense } from 'react'
import { useSharing } from './sharing.ts'

const Dialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

/** Once on a page with share buttons; costs nothing until one is pressed. */
export function ShareLayer() {
  const isOpen = useSharing((state) => state.open !== null)
  return isOpen ? (
    <Suspense>
      <Dialog />
    </Suspense>
  ) : null
}
