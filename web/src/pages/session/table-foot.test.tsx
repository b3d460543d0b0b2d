import type { TableFrame } from '@highjinks/protocol'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { textHeard } from '../../lib/testing/text-heard.ts'
import type { Sitter } from '../../show/people/cast.ts'
import { TableFoot } from './table-foot.tsx'

afterEach(cleanup)

const sitter = (id: string, more: Partial<Sitter> = {}): Sitter => ({
  ...({ id, name: id, score: 0, mood: 'calm', isStanding: false, gain: null } as const),
  ...more,
})
// Only the fields that a foot reads from a table.
const table = { ...({} as TableFrame), phase: 'vote', round: 1, turn: null, paused: false, seats: ['Anna', 'Bert'] }

test('the sofa at the foot shows the scores, the owner of the screen, and who has left for the spotlight', () => {
  const cast = [sitter('Anna', { score: 1250, gain: 300, isStanding: true }), sitter('Bert')]
  render(<TableFoot cast={cast} performers={['Anna']} me="Bert" table={table} />)
  expect(screen.queryByText('+300')).toBeNull()
  const people = within(screen.getByRole('region', { name: 'People and scores' }))
  expect(people.getAllByRole('listitem').map(textHeard)).toEqual([
    'Anna, 1,250 points, in the lead, on stage',
    'You, 0 points',
  ])
})
