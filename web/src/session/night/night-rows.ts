import type { PlayerId, SessionView } from '@highjinks/protocol'

export interface NightRow {
  readonly id: PlayerId
  readonly name: string
  readonly tonight: number
  readonly hasLeft: boolean
}

/** Returns everyone of this night, the most points first, with players who have left under their name then. */
export function nightRows({ players, session }: SessionView): readonly NightRow[] {
  const here = players.map(({ id, name, tonight }) => ({ id, name, tonight, hasLeft: false }))
  const gone = new Map<PlayerId, NightRow>()
  for (const { id, name, score } of session.night.flatMap(({ places }) => places)) {
    if (here.some((row) => row.id === id)) continue
    gone.set(id, { id, name, tonight: (gone.get(id)?.tonight ?? 0) + score, hasLeft: true })
  }
  return [...here, ...gone.values()].toSorted((a, b) => b.tonight - a.tonight)
}
