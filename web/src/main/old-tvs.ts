import { give } from './old-engines.ts'

/** Adds what the oldest TV engines (`tv` in `browserslist`) lack on top of that. */
give(Object, 'hasOwn', {
  value: (owner: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(owner, key),
})
give(Array.prototype, 'findLast', {
  value(this: unknown[], isSought: (value: unknown, index: number, all: unknown[]) => boolean) {
    return [...this].reverse().find((value, index) => isSought(value, this.length - 1 - index, this))
  },
})
give(Array.prototype, 'findLastIndex', {
  value(this: unknown[], isSought: (value: unknown, index: number, all: unknown[]) => boolean) {
    for (let index = this.length - 1; index >= 0; index--) if (isSought(this[index], index, this)) return index
    return -1
  },
})
