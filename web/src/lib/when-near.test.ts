import { afterEach, expect, it, vi } from 'vitest'
import { whenNear } from './when-near.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Stands for the browser's, which tells of what scrolls; jsdom has no layout. */
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

it('waits until what is written down of a piece is near, and watches no longer', async () => {
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

it('waits for nothing where nothing is written down, or nobody can tell what is near', async () => {
  vi.stubGlobal('IntersectionObserver', Sight)
  await whenNear('faces')
  vi.unstubAllGlobals()
  document.body.innerHTML = '<p data-later="faces"></p>'
  await whenNear('faces')
})
