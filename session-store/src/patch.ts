/**
 * What makes one JSON value of another. `[value]`: it is replaced; `[]`: it is gone; names (of an array: places) with
 * patches of their own: only these differ.
 */
export type Patch = Replacement | { readonly [name: string]: Patch }
type Replacement = readonly [unknown?]

type Parts = Readonly<Record<string, unknown>>

/** Null: nothing differs. What is the very same object on both sides is not looked into. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (Object.is(before, after)) return null
  if (Array.isArray(before) && Array.isArray(after) && after.length >= before.length) return diffParts(before, after)
  return isParts(before) && isParts(after) ? diffParts(before, after) : [after]
}

/** Fields that are undefined are none: JSON has no such thing. */
function diffParts(before: object, after: object): Patch | null {
  const patches: [string, Patch][] = []
  const had = new Map(Object.entries(before))
  for (const [name, value] of Object.entries(after)) {
    if (value === undefined) continue
    const patch: Patch | null = had.get(name) === undefined ? [value] : diff(had.get(name), value)
    if (patch) patches.push([name, patch])
    had.delete(name)
  }
  for (const [name, value] of had) if (value !== undefined) patches.push([name, []])
  return patches.length === 0 ? null : Object.fromEntries(patches)
}

/** The value that `after` was, with all that did not change in it as it is in `before`. */
export function patched(before: unknown, patch: Patch): unknown {
  if (isReplacement(patch)) return patch[0]
  const patches = Object.entries(patch)
  if (Array.isArray(before)) {
    const list: unknown[] = [...before]
    for (const [place, one] of patches) list[Number(place)] = patched(list[Number(place)], one)
    return list
  }
  const parts = new Map(isParts(before) ? Object.entries(before) : [])
  for (const [name, one] of patches) {
    if (isReplacement(one) && one.length === 0) parts.delete(name)
    else parts.set(name, patched(parts.get(name), one))
  }
  return Object.fromEntries(parts)
}

const isReplacement = (patch: Patch): patch is Replacement => Array.isArray(patch)

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
