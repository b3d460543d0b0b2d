import type { RefCallback } from 'react'
import { withNextFrame } from './with-next-frame.ts'

/** For each mark, whether it holds at a height in rem. */
type Rooms = Readonly<Record<string, (height: number) => boolean>>

/**
 * Keeps on an element, as `data-holds`, what the height that it got has room for. A container query would be asked in
 * each pass of a layout, first with no height and then with all of it, and everything within styled anew both times.
 * What no longer has room goes at once; what comes is styled with the picture after this one, which is laid out already.
 */
export function marksRoom(rooms: Rooms): RefCallback<HTMLElement> {
  return (it) => {
    if (it === null || typeof ResizeObserver === 'undefined') return
    let callOff = () => {}
    const watch = new ResizeObserver(([seen]) => {
      if (!seen) return
      const held = it.dataset.holds?.split(' ') ?? []
      const marks = marksIn(rooms, seen.contentRect.height / rem())
      it.dataset.holds = marks.filter((mark) => held.includes(mark)).join(' ')
      callOff()
      callOff = withNextFrame(() => {
        it.dataset.holds = marks.join(' ')
      })
    })
    watch.observe(it)
    return () => {
      watch.disconnect()
      callOff()
    }
  }
}

const marksIn = (rooms: Rooms, height: number) => Object.keys(rooms).filter((mark) => rooms[mark]?.(height))

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/**
 * Keeps on an element, as `--room-wide` and `--room-tall`, the size that it got, for what stands in it: the units of a
 * container would have it styled again in each pass of a layout, too.
 */
export const measureRoom: RefCallback<HTMLElement> = (it) => {
  if (it === null) return
  places?.observe(it)
  return () => places?.unobserve(it)
}

const places =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((resized) => {
        for (const { target, contentRect } of resized) {
          if (!(target instanceof HTMLElement)) continue
          target.style.setProperty('--room-wide', `${contentRect.width}px`)
          target.style.setProperty('--room-tall', `${contentRect.height}px`)
        }
      })
