import type { PlayerId } from '@highjinks/protocol'
import { namedTable } from '../testing/named-table.ts'
import { highRollers as game, type View } from './index.ts'
import type { Action } from './roll.ts'

export const FOUR = ['anna', 'bert', 'cleo', 'dora'] as const
type Settings = Parameters<typeof namedTable>[2]
type Faces = NonNullable<View['faces']>

interface Wanted {
  readonly first: (faces: Faces) => boolean
  readonly second?: (faces: Faces, view: View) => boolean
  readonly names?: readonly PlayerId[]
  readonly settings?: Settings
}

/** Anna has rolled this and, where a second throw is wanted, pushed to that: the seed is looked for that does so. */
export function rolled({ first, second, names = FOUR, settings = {} }: Wanted) {
  for (let seed = 1; seed < 5000; seed++) {
    const table = namedTable(game, names, settings, seed)
    table.does('anna', { type: 'roll' })
    const { faces } = table.view()
    if (!faces || !first(faces)) continue
    if (!second) return saying(table)
    decide(table, 'push')
    const again = table.view()
    if (again.faces && second(again.faces, again)) return saying(table)
  }
  throw new Error('the dice never show that')
}

type Table = ReturnType<typeof namedTable<View, unknown>>

/** Everybody else calls it right. */
export function decide(table: Pick<Table, 'does' | 'view'>, decision: 'keep' | 'push') {
  for (const id of table.view().seats) if (id !== 'anna') table.does(id, { type: 'call', decision })
  table.does('anna', { type: 'decide', decision })
}

function saying<T extends Pick<Table, 'does' | 'view'>>(table: T) {
  return {
    ...table,
    keeps: () => decide(table, 'keep'),
    judges: (verdict: string) => {
      for (const id of table.view().attempt?.voters ?? []) table.does(id, { type: 'judge', verdict })
    },
    crowns: (votes: Readonly<Record<PlayerId, PlayerId>>) => {
      for (const [id, winner] of Object.entries(votes)) table.does(id, { type: 'crown', winner })
    },
  }
}

export const shows = (action: Action, intensity?: number) => (faces: Faces) =>
  faces.action === action && (intensity === undefined || faces.intensity === intensity)
