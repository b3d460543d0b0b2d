import type { SessionView, TableFrame } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import { shown } from '../testing/shown.ts'
import { headroomFor } from './headroom.ts'

function headroom(players: string[], onNow: readonly string[]): number {
  const { view } = shown(1, { players, status: 'playing' })
  // Only the fields that a sofa reads from a table.
  const table = { ...({} as TableFrame), waiting: [], welcome: [], seats: players, standings: [] }
  const seated: SessionView = { ...view, table }
  return headroomFor(seated, { reveal: null, staging: { onNow, given: [] } })
}

it('keeps room above the sofa for the hats of a few, who are large, whether or not someone stands', () => {
  const [few, many] = [['anna', 'bert'], Array.from({ length: 8 }, (_, i) => `guest-${i}`)]
  expect(headroom(few, ['anna'])).toBeGreaterThan(1.5)
  expect(headroom(few, [])).toBeGreaterThan(1.5)
  expect(headroom(many, ['guest-0'])).toBe(0)
})
