import { Suspense, useEffect, useRef } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { announce } from '../announcer/announcer.ts'
import { useToasts } from './toast-store.ts'

const Viewport = lazyComponent(() => import('./toast-viewport.tsx').then((file) => file.ToastViewport))

/**
 * Mount once in the app, beside the routes. It is an empty list until the first `toast`, and shows and announces toasts
 * from then on.
 */
export function ToastLayer() {
  const woken = useToasts((state) => state.woken)
  const newest = useToasts((state) => state.shown[0])
  useEffect(() => {
    if (!newest) return
    const { title, text, why, tone } = newest
    return announce(
      [title, text, why]
        .filter(Boolean)
        .join('. ')
        .replace(/([.!?])\. /g, '$1 '),
      tone === 'bad' ? 'urgent' : 'news',
    )
  }, [newest])
  return woken ? (
    <Suspense fallback={<EmptyRegion />}>
      <Viewport />
    </Suspense>
  ) : (
    <EmptyRegion />
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
