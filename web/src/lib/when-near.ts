/** The distance below the window that counts as near. */
const NEAR = '0px 0px 60% 0px'

/**
 * Resolves when a prerendered piece, marked `data-later` with this name, is about to scroll into view. Resolves right
 * away if there's none. Until then the piece stays as it is and needs none of its code.
 */
export function whenNear(name: string): Promise<void> {
  const written = typeof document === 'undefined' ? null : document.querySelector(`[data-later="${name}"]`)
  if (!written || typeof IntersectionObserver === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: NEAR },
    )
    observer.observe(written)
  })
}
