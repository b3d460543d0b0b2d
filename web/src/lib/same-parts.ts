/**
 * The same JSON value, with every part that is as it was before taken from there: what goes by such a part is not drawn
 * anew because something else has changed.
 */
export function withSameParts<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || !isNested(before) || !isNested(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const [was, is] = [Object.entries(before), Object.entries(after)]
  const old = new Map(was)
  const parts = is.map(([key, part]) => [key, withSameParts(old.get(key), part)] as const)
  if (was.length === is.length && parts.every(([key, part]) => old.has(key) && Object.is(old.get(key), part))) {
    // Equal in every part, so of the same type
    return before as T
  }
  // Made of the parts of `after`, each replaced by one that equals it
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null
