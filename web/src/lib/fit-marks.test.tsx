import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createFitMarks } from './fit-marks.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('style')
})

const markFits = createFitMarks({ line: (height) => height >= 2, row: (height) => height >= 10 })

it('[LOOK-3] keeps on an element what its height has room for, adds marks a frame later, and stops watching with it', async () => {
  const watched = new Map<Element, (height: number) => void>()
  vi.stubGlobal('ResizeObserver', observerThatTells(watched))
  document.documentElement.style.fontSize = '16px'
  render(<p ref={markFits}>here</p>)
  const it = screen.getByText('here')
  const room = async (height: number) => {
    watched.get(it)?.(height)
    const atOnce = it.dataset.holds
    await new Promise(requestAnimationFrame)
    return [atOnce, it.dataset.holds]
  }
  expect(await room(16)).toEqual(['', ''])
  expect(await room(32)).toEqual(['', 'line'])
  expect(await room(160)).toEqual(['line', 'line row'])
  expect(await room(32)).toEqual(['line', 'line'])
  cleanup()
  expect(watched.size).toBe(0)
})

type Seen = (entries: readonly { contentRect: { height: number } }[]) => void

/** The test page has no layout, so it has no observer of sizes either. */
function observerThatTells(watched: Map<Element, (height: number) => void>) {
  return class {
    private readonly seen: Seen
    constructor(seen: Seen) {
      this.seen = seen
    }
    observe(it: Element) {
      watched.set(it, (height) => this.seen([{ contentRect: { height } }]))
    }
    disconnect() {
      watched.clear()
    }
  }
}
