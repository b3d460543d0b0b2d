import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { type AttemptView, type Part, paidOf, sumOf } from './attempt.ts'
import { Gains } from './gains.tsx'

afterEach(cleanup)

const players = people(['Anna', 'Bert', 'Cleo'])

it.each([
  [null, ['Anna', 'Bert']],
  ['Anna', ['Bert']],
  ['Cleo', ['Anna', 'Bert']],
] as const)('[TABLE-OWN-1] what %s got stands in their own line only', (me, names) => {
  render(<Gains gains={{ Anna: 200, Bert: 100, Cleo: 0 }} me={me} players={players} />)
  const rows = screen.getAllByRole('listitem').map((row) => /^[A-Z][a-z]+/.exec(row.textContent ?? '')?.[0])
  expect(rows).toEqual(names)
})

/** Only what the points read of an attempt. */
const ruledAs = (verdict: 'did-it' | 'dodged') => ({ ruling: { kind: 'judged', verdict } }) as AttemptView

it.each([
  ['did-it', 'AnnaDare +600Poker face +330+930'],
  ['dodged', 'AnnaPoker face +330'],
] as const)('says on a wall what a sum beside "%s" is made of', (verdict, said) => {
  const parts: readonly Part[] = [
    [verdict === 'did-it' ? 600 : 0, 'Dare'],
    [330, 'Poker face'],
  ]
  const gain = parts.reduce((sum, [amount]) => sum + amount, 0)
  render(<Gains gains={{ Anna: gain }} me={null} players={players} parts={() => parts} attempt={ruledAs(verdict)} />)
  const row = screen.getByRole('listitem')
  for (const hidden of row.querySelectorAll('.stage\\:hidden')) hidden.remove()
  expect(row.textContent).toBe(said)
})

it.each([
  [true, 'AnnaLast lap ×2+1,800'],
  [false, 'Anna+1,800'],
])('names the double pay of a last lap beside the sum: %s', (isDouble, said) => {
  render(<Gains gains={{ Anna: 1800 }} me={null} players={players} isDouble={isDouble} />)
  expect(screen.getByRole('listitem').textContent).toBe(said)
})

it('shows the parts of a doubled sum as they were before, so that twice them is the sum', () => {
  const parts = [
    [1200, 'Dare'],
    [0, 'Knew the room'],
    [400, 'Poker face'],
  ] as const
  expect(sumOf(paidOf(parts, true))).toBe('Dare 600 · Poker face 200')
  expect(sumOf(paidOf(parts))).toBe('Dare 1,200 · Poker face 400')
})
