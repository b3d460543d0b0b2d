/**
 * Returns the same JSON value with every unchanged part taken from `before`, so that a component that depends on such a
 * part doesn't redraw.
 */
export function withSameParts<T>(before: unknown, after: T): T {
  if (!isNested(before) || !isNested(after) || Array.isArray(before) !== Array.isArray(after)) return after
  const was = new Map(Object.entries(before))
  const parts = Object.entries(after).map(([key, part]) => [key, withSameParts(was.get(key), part)] as const)
  const isSame = was.size === parts.length && parts.every(([key, part]) => was.has(key) && was.get(key) === part)
  // Equal in every part, so of the same type
  if (isSame) return before as T
  // Made of the parts of `after`, each replaced by one that equals it
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null
