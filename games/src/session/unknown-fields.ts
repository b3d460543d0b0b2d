/**
 * What a schema has read, with whatever else was there, at every level: a newer version has added it, and must find it
 * again after this one has written the session.
 */
export function withUnknownFields<Read>(read: Read, stored: unknown): Read {
  // Between the two only fields are added that the type does not speak of
  return merged(read, stored) as Read
}

function merged(read: unknown, stored: unknown): unknown {
  if (Array.isArray(read)) {
    // Of a list that was read into another one nobody can say what belonged to what
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
