import { useLayoutEffect, useRef } from 'react'

export interface TurnMarkerProps {
  /** Changes with the turn. */
  readonly turn: string | null
}

/**
 * A lime arrow that moves to the tile with `data-turn`. Put it first inside a `relative` container of player tiles. It
 * gets its position from the layout and moves only with a transform.
 */
export function TurnMarker({ turn }: TurnMarkerProps) {
  const marker = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const arrow = marker.current
    const container = arrow?.parentElement
    if (!arrow || !container) return
    const place = () => {
      const tile = container.querySelector<HTMLElement>('[data-turn]')
      arrow.style.opacity = tile && turn !== null ? '1' : '0'
      if (tile) {
        arrow.style.transform = `translate(${tile.offsetLeft - 11}px, ${tile.offsetTop + tile.offsetHeight / 2 - 12}px)`
      }
    }
    place()
    if (typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(place)
    watch.observe(container)
    return () => watch.disconnect()
  }, [turn])
  return (
    <span
      ref={marker}
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 z-10 size-6 transition-[transform,opacity] duration-400 ease-spring"
    >
      <svg viewBox="0 0 24 24">
        <path
          d="M4 5c0-2 2-3 4-2l13 7c2 1 2 3 0 4L8 21c-2 1-4 0-4-2Z"
          fill="var(--color-lime)"
          stroke="var(--color-ink)"
          strokeWidth="3"
        />
      </svg>
    </span>
  )
}
