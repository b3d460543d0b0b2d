import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fittingShare, shrinkSnugly, useFit } from './use-fit.ts'
import { withNextFrame } from './with-next-frame.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it.each([
  { middle: 500, over: 0, share: 1, less: 1 },
  { middle: 500, over: -20, share: 1, less: 1 },
  { middle: 500, over: 50, share: 1, less: 0.87 },
  { middle: 450, over: 45, share: 0.9, less: 0.78 },
  { middle: 500, over: 400, share: 1, less: 0.6 },
])('a middle of $middle px with $over px too much at $share shows at $less', ({ share, less, ...heights }) => {
  expect(fittingShare(share, heights)).toBeCloseTo(less)
})

/** A frame of 1,000 px that shows a table whose middle has the given height at full size, with 600 px more above it. */
function showOnTv(full: number) {
  const middle = document.createElement('div')
  middle.setAttribute('data-fits', '')
  const place = document.createElement('main')
  place.append(middle)
  document.body.append(place)
  let measured = 0
  let room = 400
  const share = () => Number(middle.style.getPropertyValue('--fit') || 1)
  place.getBoundingClientRect = () => {
    measured++
    return new DOMRect(0, 600, 800, room)
  }
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(1000)
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, 800, 600 + full * share())
  middle.getBoundingClientRect = () => new DOMRect(0, 600, 800, full * share())
  return {
    place,
    middle,
    share,
    measured: () => measured,
    grow: (by: number) => (full += by),
    giveRoom: (by: number) => (room += by),
  }
}

/** Each step takes a frame. */
async function settle() {
  for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame)
}

it("shrinks the middle and nothing else, and measures it twice if that's enough", async () => {
  const tv = showOnTv(500)
  renderHook(() => useFit('choose'))
  await settle()
  expect(tv.share()).toBeCloseTo(0.74)
  expect(tv.measured()).toBe(2)
  expect(document.documentElement.getAttribute('style')).toBeNull()
})

it('starts again at full size with the next phase', async () => {
  const tv = showOnTv(500)
  const { rerender } = renderHook(({ what }) => useFit(what), { initialProps: { what: 'choose' } })
  await settle()
  tv.grow(-120)
  rerender({ what: 'choose' })
  expect(tv.share()).toBeCloseTo(0.74)
  rerender({ what: 'reveal' })
  await settle()
  expect(tv.share()).toBe(1)
})

it('starts again at full size once the fonts have loaded', async () => {
  const fonts = new EventTarget()
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  const tv = showOnTv(500)
  renderHook(() => useFit('ballot'))
  await settle()
  tv.grow(-120)
  fonts.dispatchEvent(new Event('loadingdone'))
  await settle()
  expect(tv.share()).toBe(1)
  Reflect.deleteProperty(document, 'fonts')
})

it("starts again at full size when there's more height, as when the sofa sinks a moment later", async () => {
  const tell = watchSizes()
  const tv = showOnTv(500)
  renderHook(() => useFit('reveal'))
  await settle()
  tv.giveRoom(64)
  tell.get(tv.place)?.()
  await settle()
  expect(tv.share()).toBeCloseTo(0.9)
  tv.giveRoom(40)
  tell.get(tv.place)?.()
  await settle()
  expect(tv.share()).toBe(1)
})

it('shrinks what arrives in the middle after it was measured, and takes no more height', async () => {
  const tell = watchSizes()
  const tv = showOnTv(0)
  renderHook(() => useFit('curtain'))
  await settle()
  expect(tv.share()).toBe(1)
  tv.grow(500)
  tell.get(tv.middle)?.()
  await settle()
  expect(tv.share()).toBeCloseTo(0.74)
})

/** The test page has no layout, so it has no observer of sizes. Returns a way to notify each watched element. */
function watchSizes(): ReadonlyMap<Element, () => void> {
  const watched = new Map<Element, () => void>()
  class Observer {
    private readonly seen: () => void
    constructor(seen: () => void) {
      this.seen = seen
    }
    observe(it: Element) {
      watched.set(it, this.seen)
    }
    disconnect() {
      watched.clear()
    }
  }
  vi.stubGlobal('ResizeObserver', Observer)
  return watched
}

it("keeps a laptop's middle as large as there's room for, and never too small to read", async () => {
  const laptop = showOnTv(500)
  renderHook(() => useFit('choose', shrinkSnugly))
  await settle()
  expect(laptop.share()).toBeGreaterThan(0.78)
  expect(laptop.share()).toBeLessThanOrEqual(0.8)
  laptop.grow(400)
  cleanup()
  renderHook(() => useFit('vote', shrinkSnugly))
  await settle()
  expect(laptop.share()).toBe(0.72)
})

it('fits a laptop by the next frame, before anything is under the sofa', async () => {
  const laptop = showOnTv(500)
  renderHook(() => useFit('choose', shrinkSnugly, withNextFrame))
  await new Promise(requestAnimationFrame)
  expect(laptop.share()).toBeLessThanOrEqual(0.8)
})
