import type { Sunk } from '../stage/onstage/give-way.ts'
import { type AnyTable, perGame } from './per-game.ts'

type Climaxes = Readonly<Record<string, Sunk | undefined>>

const OF_INTERLUDES: Climaxes = { fingers: 'bowls', lines: 'bowls' }

/** The phases of each game that are larger than the couch. Where sides are taken the couch itself is the show. */
const askGame = perGame<Climaxes>({
  'truth-or-dare': () => ({ reveal: 'bowls' }),
  'high-rollers': () => ({ score: 'bowls' }),
  'spin-the-stash': ({ wheel }) => ({
    spin: 'bowls',
    turning: 'bowls',
    score: 'bowls',
    ...(wheel?.segment === 'gift' && { pick: 'bowls' }),
  }),
  'roll-and-react': () => ({ gallery: 'bowls', curtain: 'bowls' }),
  'baked-or-bluffing': () => ({ reveal: 'bowls' }),
  'never-have-i-ever': () => ({}),
  'puff-puff-pass-truths': () => ({ reveal: 'bowls', lap: 'bowls' }),
})

/** How far the couch of a wall sinks in this phase; null where it stays. */
export function climaxOf(slug: string, table: AnyTable): Sunk | null {
  const climaxes = table.interlude ? OF_INTERLUDES : askGame(slug, table)
  return climaxes?.[table.phase] ?? null
}
