import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface AloneProps {
  /** The id of its heading. */
  readonly labelledBy: string
  /** Its first control is the one to press; otherwise there's none. */
  readonly isAsking: boolean
  readonly className: string
  readonly children: ReactNode
}

/** Covers the page until it is removed. Nothing else is reachable, except what it opens. */
export function Alone({ labelledBy, isAsking, className, children }: AloneProps) {
  const place = useRef<HTMLDivElement>(null)
  const wasAsking = useRef(isAsking)
  useLayoutEffect(() => {
    const own = place.current
    if (!own) return
    const asking = wasAsking.current ? own.querySelector<HTMLElement>('button:enabled') : null
    const last = document.activeElement
    const show = hideOthers(own)
    ;(asking ?? own).focus()
    return () => {
      show()
      if (last instanceof HTMLElement) last.focus({ preventScroll: true })
    }
  }, [])
  return createPortal(
    <div ref={place} role="dialog" aria-modal="true" aria-labelledby={labelledBy} tabIndex={-1} className={className}>
      {children}
    </div>,
    document.body,
  )
}

/** Hides the others and returns a function that shows them again. */
function hideOthers(own: Element): () => void {
  const others = [...document.body.children].filter((one) => one !== own && !one.matches('[inert], [data-announcer]'))
  for (const one of others) one.setAttribute('inert', '')
  const hidden = others.filter((one) => !one.hasAttribute('aria-hidden'))
  for (const one of hidden) one.setAttribute('aria-hidden', 'true')
  lockScroll(1)
  return () => {
    for (const one of others) one.removeAttribute('inert')
    for (const one of hidden) one.removeAttribute('aria-hidden')
    lockScroll(-1)
  }
}

/** Counts together with open sheets below or above it: closing the last one makes the page scroll again. */
function lockScroll(one: 1 | -1): void {
  const { dataset } = document.body
  const locks = Number(dataset['scrollLocked'] ?? 0) + one
  if (locks > 0) dataset['scrollLocked'] = String(locks)
  else delete dataset['scrollLocked']
}
