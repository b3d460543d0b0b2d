import type { RefCallback } from 'react'
import { withNextFrame } from './with-next-frame.ts'

/** For each mark, returns whether it fits a height in rem. */
type FitTests = Readonly<Record<string, (height: number) => boolean>>

/**
 * Keeps on an element, as `data-holds`, what its height has room for. The browser would evaluate a container query in
 * each layout pass, first with no height and then with all of it, and restyle everything inside both times. A mark that
 * no longer fits goes right away. A new one is styled after this frame, which is laid out already.
 */
export function createFitMarks(tests: FitTests): RefCallback<HTMLElement> {
  return (it) => {
    if (it === null || typeof ResizeObserver === 'undefined') return
    let callOff = () => {}
    const watch = new ResizeObserver(([seen]) => {
      if (!seen) return
      const held = it.dataset.holds?.split(' ') ?? []
      const marks = marksIn(tests, seen.contentRect.height / rem())
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

const marksIn = (tests: FitTests, height: number) => Object.keys(tests).filter((mark) => tests[mark]?.(height))

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/**
 * Keeps an element's size on it, as `--room-wide` and `--room-tall`, for its children. Container units would restyle it
 * in each layout pass, too.
 */
export const measureBox: RefCallback<HTMLElement> = (it) => {
  if (it === null) return
  boxes?.observe(it)
  return () => boxes?.unobserve(it)
}

const boxes =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((resized) => {
        for (const { target, contentRect } of resized) {
          if (!(target instanceof HTMLElement)) continue
          target.style.setProperty('--room-wide', `${contentRect.width}px`)
          target.style.setProperty('--room-tall', `${contentRect.height}px`)
        }
      })
