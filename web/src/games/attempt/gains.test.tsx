import type { PlayerView } from '@highjinks/protocol'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Gains } from './gains.tsx'

afterEach(cleanup)

const players = ['Anna', 'Bert', 'Cleo'].map(
  (id, i): PlayerView => ({
    id,
    name: id,
    isHost: i === 0,
    isBot: false,
    online: true,
    seatedAt: i,
    look: { color: i, hat: i },
    score: 0,
    tonight: 0,
  }),
)

it.each([
  [null, ['Anna', 'Bert']],
  ['Anna', ['Bert']],
  ['Cleo', ['Anna', 'Bert']],
] as const)('[TABLE-OWN-1] what %s got stands in their own line only', (me, names) => {
  render(<Gains gains={{ Anna: 200, Bert: 100, Cleo: 0 }} me={me} players={players} />)
  const rows = screen.getAllByRole('listitem').map((row) => /^[A-Z][a-z]+/.exec(row.textContent ?? '')?.[0])
  expect(rows).toEqual(names)
})
