import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface AloneProps {
  /** The id of the heading in it. */
  readonly labelledBy: string
  /** Its first control is what to press; otherwise there is nothing that one should. */
  readonly isAsking: boolean
  readonly className: string
  readonly children: ReactNode
}

/** Lies over the page until it is taken away; nothing else there can be reached, except for what is opened from it. */
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

/** Answers how they are shown again. */
function hideOthers(own: Element): () => void {
  const others = [...document.body.children].filter((one) => one !== own && !one.hasAttribute('inert'))
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

/** Counted as the sheets count that lie below or above it: the last of them lets the page be scrolled again. */
function lockScroll(one: 1 | -1): void {
  const { dataset } = document.body
  const locks = Number(dataset['scrollLocked'] ?? 0) + one
  if (locks > 0) dataset['scrollLocked'] = String(locks)
  else delete dataset['scrollLocked']
}
