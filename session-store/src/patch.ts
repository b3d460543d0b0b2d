/**
 * The difference between two JSON values. `[value]` replaces, `[]` removes, and an object lists the names (or array
 * indexes) that differ, each with its own patch.
 */
export type Patch = Replacement | { readonly [name: string]: Patch }
type Replacement = readonly [unknown?]

type Parts = Readonly<Record<string, unknown>>

/** Returns null if nothing differs. Identical objects aren't compared further. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (Object.is(before, after)) return null
  if (Array.isArray(before) && Array.isArray(after) && after.length >= before.length) return diffParts(before, after)
  return isParts(before) && isParts(after) ? diffParts(before, after) : [after]
}

/** Treats undefined fields as missing, as JSON does. Runs at every move, so it avoids allocations. */
function diffParts(before: object, after: object): Patch | null {
  // An array's names are its indexes
  const [had, has] = [before as Parts, after as Parts]
  if (!keepsOrder(had, has)) return [after]
  let patches: [string, Patch][] | null = null
  for (const name of Object.keys(has)) {
    const [old, value] = [Object.hasOwn(had, name) ? had[name] : undefined, has[name]]
    if (value === old || value === undefined) continue
    const patch: Patch | null = old === undefined ? [value] : diff(old, value)
    if (patch) (patches ??= []).push([name, patch])
  }
  for (const name of Object.keys(had))
    if (had[name] !== undefined && (!Object.hasOwn(has, name) || has[name] === undefined))
      (patches ??= []).push([name, []])
  return patches && Object.fromEntries(patches)
}

/**
 * Returns whether kept names come first and in order, as `patched` leaves them. Views may list a record's entries in
 * that order.
 */
function keepsOrder(had: Parts, has: Parts): boolean {
  let i = 0
  const names = Object.keys(has).filter((name) => has[name] !== undefined)
  for (const name of Object.keys(had)) {
    const stays = had[name] !== undefined && Object.hasOwn(has, name) && has[name] !== undefined
    if (stays && names[i++] !== name) return false
  }
  return true
}

/** Returns the value that `after` was, sharing unchanged parts with `before`. */
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
