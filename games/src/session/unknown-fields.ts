/**
 * Returns what a schema has read, plus everything else that was there, at every level: a newer version added it and
 * must find it again after this one has written the session.
 */
export function withUnknownFields<Read>(read: Read, stored: unknown): Read {
  // The two only differ by fields that the type doesn't mention
  return merged(read, stored) as Read
}

function merged(read: unknown, stored: unknown): unknown {
  if (Array.isArray(read)) {
    // If a list was read into a different one, its items can't be matched
    const isSame = Array.isArray(stored) && stored.length === read.length
    return isSame ? read.map((one, i) => merged(one, stored[i])) : read
  }
  if (!isObject(read) || !isObject(stored)) return read
  const unknown = Object.entries(stored).filter(([name]) => !Object.hasOwn(read, name))
  const known = Object.entries(read).map(([name, value]) => [name, merged(value, stored[name])])
  return Object.fromEntries([...known, ...unknown])
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
