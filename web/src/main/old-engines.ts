/** Adds what the oldest engines of `browserslist` lack; other engines keep their own. */
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

// For Safari 15.4, and TVs below Chrome 102.
if (!('inert' in HTMLElement.prototype)) void import('./hold-inert.ts').then(({ holdInert }) => holdInert(document))
