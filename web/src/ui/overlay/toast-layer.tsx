import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useToasts } from './toast-store.ts'

const Viewport = lazyComponent(() => import('./toast-viewport.tsx').then((file) => file.ToastViewport))

/**
 * Mount once in the app, beside the routes. It is an empty region until the first `toast`, and shows toasts from then
 * on.
 */
export function ToastLayer() {
  const woken = useToasts((state) => state.woken)
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null)
  return (
    <>
      {/* It exists before the first message: few screen readers read a region that appears together with its text. */}
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

/** Marks where toasts will be before the first one: F8 leads here already. */
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
