import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shown } from '../../show/testing/shown.ts'
import { FirstBet } from './first-bet.tsx'

afterEach(cleanup)

const OWN = {
  topics: [],
  canBeNamed: true,
  offers: [],
  cards: [],
  beginning: null,
  keepable: [],
  written: [],
  quote: null,
  nextVote: null,
  firstBet: null,
  hasEnough: false,
  knocks: [],
}

function strip(
  firstBets: number | null,
  { me = 'anna', firstBet = null as string | null, names = ['anna', 'bert', 'cleo'] } = {},
) {
  const send = vi.fn<() => void>()
  const { view } = shown(1, { players: names })
  // Simulated players talk little.
  const players = view.players.map((player) => ({ ...player, isBot: player.id === 'Sir Snacks' }))
  render(
    <FirstBet
      view={{ ...view, players, session: { ...view.session, firstBets } }}
      me={me}
      own={{ ...OWN, firstBet }}
      isBusy={false}
      send={send}
    />,
  )
  return send
}
const button = () => screen.queryByRole('button', { name: /^Who’ll win the first game\?/ })

test('[NIGHT-17] in the lobby a strip opens everyone’s faces, and one tap is the bet', async () => {
  const send = strip(1, { names: ['anna', 'bert', 'cleo', 'Sir Snacks'] })
  expect(button()?.textContent).toBe('Who’ll win the first game?1 of 3 have bet')
  if (button()) fireEvent.click(button() ?? document.body)
  const sheet = within(await screen.findByRole('dialog', { name: 'Who’ll win the first game?' }))
  const people = within(sheet.getByRole('list', { name: 'Who’ll win the first game?' })).getAllByRole('button')
  expect(people.map(({ textContent }) => textContent)).toEqual(['Me', 'bert', 'cleo'])
  fireEvent.click(sheet.getByRole('button', { name: 'bert' }))
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'first-bet', playerId: 'bert' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test("[NIGHT-17] marks the player's own bet, which they can change", async () => {
  const send = strip(2, { firstBet: 'bert' })
  expect(button()?.textContent).toBe('Who’ll win the first game?2 of 3 have betYour bet: bert')
  fireEvent.click(button() ?? document.body)
  expect((await screen.findByRole('button', { name: /bert/, pressed: true })).textContent).toContain('Your bet')
  fireEvent.click(screen.getByRole('button', { name: 'Me' }))
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'first-bet', playerId: 'anna' })
})

test.each([
  [0, 'Place a bet'],
  [1, '1 of 3 have bet'],
  [3, '3 of 3 have bet'],
])('[NIGHT-17] shows %i bets as “%s”', (count, words) => {
  strip(count)
  expect(button()?.textContent).toContain(words)
})

test('[NIGHT-17] there is none where no one is asked', () => {
  strip(null)
  expect(button()).toBeNull()
})
