import { lazy, Suspense } from 'react'
import { useToasts } from './toast-store.ts'

const Viewport = lazy(async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport }))

/** Once in the app, beside the routes. Costs nothing until somebody calls `toast`. */
export function ToastLayer() {
  const woken = useToasts((state) => state.woken)
  return woken ? (
    <Suspense>
      <Viewport />
    </Suspense>
  ) : null
}
