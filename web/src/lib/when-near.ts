/** How far below the window something is near. */
const NEAR = '0px 0px 60% 0px'

/**
 * Resolves when what the document has written down of a piece, marked `data-later` with this name, is about to be seen;
 * at once where nothing of it is written down. Until then it stands as it is and needs none of its code.
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
