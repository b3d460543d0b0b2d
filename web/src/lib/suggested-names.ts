import { LOBBY_CAP, NAME_MAX, nameKey, tidy } from '@highjinks/protocol'

type Named = readonly { readonly name: string }[]

/** Those of these names that nobody there has yet, as many as there are seats. */
export function freeNames(names: readonly string[], there: Named): readonly string[] {
  const taken = new Set(there.map(({ name }) => nameKey(name)))
  return names.filter((name) => !taken.has(nameKey(name))).slice(0, LOBBY_CAP)
}

/** Behind the sign that no server is sent: whoever scans it in this room finds their name to tap. */
export function withNames(link: string, names: readonly string[], there: Named): string {
  const still = freeNames(names, there)
  return still.length === 0 ? link : `${link}#${new URLSearchParams(still.map((name) => ['name', name]))}`
}

/** The names that an address suggests; anybody may have written it. */
export function namesIn(hash: string, there: Named): readonly string[] {
  const names = new URLSearchParams(hash.slice(1)).getAll('name').map(tidy)
  return freeNames(
    [...new Set(names)].filter((name) => name !== '' && name.length <= NAME_MAX),
    there,
  )
}
