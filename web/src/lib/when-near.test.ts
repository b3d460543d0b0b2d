import { afterEach, expect, it, vi } from 'vitest'
import { whenNear } from './when-near.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Replaces the browser's observer, which reports what scrolls into view; jsdom has no layout. */
class Sight {
  static last: Sight | null = null
  readonly watched: Element[] = []
  readonly isNear: (...near: readonly boolean[]) => void
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.isNear = (...near) => tell(near.map((isIntersecting) => ({ isIntersecting })))
    Sight.last = this
  }
  observe(element: Element) {
    this.watched.push(element)
  }
  disconnect() {
    this.watched.length = 0
  }
}

async function hasCome(coming: Promise<void>): Promise<boolean> {
  return Promise.race([coming.then(() => true), Promise.resolve().then(() => false)])
}

it('waits until the prerendered part of a piece is near, and then stops watching', async () => {
  vi.stubGlobal('IntersectionObserver', Sight)
  document.body.innerHTML = '<p data-later="others"></p><p data-later="faces"></p>'
  const coming = whenNear('faces')
  expect(Sight.last?.watched).toEqual([document.querySelector('[data-later="faces"]')])
  Sight.last?.isNear(false, false)
  expect(await hasCome(coming)).toBe(false)
  Sight.last?.isNear(false, true)
  await coming
  expect(Sight.last?.watched).toEqual([])
})

it("doesn't wait if nothing is prerendered, or if the browser has no observer", async () => {
  vi.stubGlobal('IntersectionObserver', Sight)
  await whenNear('faces')
  vi.unstubAllGlobals()
  document.body.innerHTML = '<p data-later="faces"></p>'
  await whenNear('faces')
})
