/** What the oldest engines of `browserslist` lack of what we call; others keep their own. */
export function give(owner: object, name: string, descriptor: PropertyDescriptor): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { configurable: true, ...descriptor })
}

give(Array.prototype, 'toSorted', {
  value(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    return [...this].sort(compare)
  },
})
give(Array.prototype, 'toReversed', {
  value(this: unknown[]) {
    return [...this].reverse()
  },
})
give(URLSearchParams.prototype, 'size', {
  get(this: URLSearchParams) {
    return [...this].length
  },
})
give(URL, 'canParse', {
  value(text: string, base?: string) {
    try {
      return Boolean(new URL(text, base))
    } catch {
      return false
    }
  },
})

// Safari 15.4 and the TVs below Chrome 102 know no `inert`: what is behind something can be neither pressed nor reached.
if (typeof document !== 'undefined' && !('inert' in HTMLElement.prototype)) {
  const hold = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[inert]')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.target instanceof HTMLElement) event.target.blur()
  }
  for (const kind of ['focusin', 'pointerdown', 'click']) document.addEventListener(kind, hold, true)
}
