import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useToasts } from './toast-store.ts'

const Viewport = lazyComponent(() => import('./toast-viewport.tsx').then((file) => file.ToastViewport))

/** Once in the app, beside the routes: an empty region until somebody calls `toast`, and what shows toasts from then on. */
export function ToastLayer() {
  const woken = useToasts((state) => state.woken)
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null)
  return (
    <>
      {/* There before the first message: what comes together with its words is read by hardly any screen reader. */}
      <div ref={setAnnouncer} aria-live="polite" className="sr-only" />
      {woken ? (
        <Suspense fallback={<EmptyRegion />}>
          <Viewport announcer={announcer} />
        </Suspense>
      ) : (
        <EmptyRegion />
      )}
    </>
  )
}

/** Where toasts will be, for whoever looks before the first: F8 leads here already. */
function EmptyRegion() {
  const region = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const lead = (event: KeyboardEvent) => void (event.code === 'F8' && region.current?.focus())
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [])
  return (
    <section aria-label="Notifications (F8)" className="sr-only">
      <ol ref={region} tabIndex={-1} />
    </section>
  )
}
