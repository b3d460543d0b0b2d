import { LOBBY_CAP, NAME_MAX, nameKey, tidy } from '@highjinks/protocol'

type Named = readonly { readonly name: string }[]

/** Returns the names that no one there has yet, at most one per seat. */
export function freeNames(names: readonly string[], there: Named): readonly string[] {
  const taken = new Set(there.map(({ name }) => nameKey(name)))
  return names.filter((name) => !taken.has(nameKey(name))).slice(0, LOBBY_CAP)
}

/**
 * Puts the names after the `#`, which browsers don't send to servers. People who scan the code in this room find their
 * name to tap.
 */
export function withNames(link: string, names: readonly string[], there: Named): string {
  const still = freeNames(names, there)
  return still.length === 0 ? link : `${link}#${new URLSearchParams(still.map((name) => ['name', name]))}`
}

/** Returns the names that an address suggests. Anyone can have written it. */
export function namesIn(hash: string, there: Named): readonly string[] {
  const names = new URLSearchParams(hash.slice(1)).getAll('name').map(tidy)
  return freeNames(
    [...new Set(names)].filter((name) => name !== '' && name.length <= NAME_MAX),
    there,
  )
}
