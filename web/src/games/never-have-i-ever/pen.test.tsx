import { neverHaveIEver } from '@highjinks/games/never-have-i-ever'
import { namedTable } from '@highjinks/games/testing'
import { DEFAULT_SETTINGS, type OwnSeat } from '@highjinks/protocol'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { HandScreen } from '../table/hand-screen.tsx'
import { boards } from './screen.tsx'

afterEach(cleanup)

const NAMES = ['Anna', 'Bert', 'Cleo']
const offers = (count: number): OwnSeat['offers'] =>
  Array.from({ length: count }, (_, i) => ({ id: `${i}`, kind: 'never', text: `Never have I ever counted to ${i}` }))

function sits(offered: number) {
  const table = namedTable(neverHaveIEver, NAMES)
  const act = vi.fn<(move: unknown) => void>()
  const element = (count: number) => (
    <HandScreen
      boards={boards}
      table={{ ...table.view(), paused: false, cue: 1 }}
      hand={table.hand('Anna')}
      me="Anna"
      players={people(NAMES)}
      settings={DEFAULT_SETTINGS}
      isBusy={false}
      own={{
        topics: [],
        canBeNamed: true,
        offers: offers(count),
        cards: [],
        beginning: null,
        keepable: [],
        written: [],
        quote: null,
        nextVote: null,
        firstBet: null,
        hasEnough: false,
        knocks: [],
      }}
      // A new function on each render, as the screens pass it on.
      act={(move) => act(move)}
      send={() => undefined}
    />
  )
  const { rerender } = render(element(offered))
  return { act, has: (count: number) => rerender(element(count)) }
}

it.each([
  [0, 'Write one for tonight'],
  [2, 'One more for tonight?'],
])('[TABLE-NEVER-10] a player who has given %i still gets the question, and is done with the next', (given, words) => {
  const anna = sits(given)
  screen.getByRole('heading', { name: words })
  expect(anna.act).not.toHaveBeenCalled()
  anna.has(given + 1)
  anna.has(given + 1)
  expect(anna.act).toHaveBeenCalledExactlyOnceWith({ type: 'done' })
})
