import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keepSeat } from '../../session/seats/seats.ts'
import { shown } from '../../show/testing/shown.ts'
import { sessionPhone } from './testing/session-phone.tsx'

const ID = 's0123456789ab'
const NOW = 1_000_000
const laptop = sessionPhone(NOW)
/** Loaded only by laptops. */
beforeAll(() => import('../../session/lobby/people-on-sofa.tsx'))
afterEach(() => vi.unstubAllGlobals())

test('[LOBBY-22] on a laptop the sofa stays from the lobby to the first card, after signs with the rules', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('64rem') }))
  keepSeat({ sessionId: ID, code: 'BCDFGH', playerId: 'hoste', token: 'h'.repeat(43), name: 'hoste', at: 1 })
  laptop.open(`/multiplayer/${ID}`)
  await laptop.passes(10)
  const message = shown(1, { players: ['hoste', 'anna'], hands: { hoste: null } })
  laptop.wire.line.show(message)
  await laptop.passes(10)
  const sofa = screen.getByRole('list', { name: 'On the couch' })
  expect(screen.getByRole('heading', { name: 'Players 2/8' })).toBeTruthy()
  const buttons = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)
  for (const name of ['Start Game', 'Put it on the TV', 'Invite', 'Settings', 'More about anna', 'Open seat']) {
    expect(buttons).toContain(name)
  }
  const session = { ...message.view.session, status: 'starting', startsAt: NOW + 1500 } as const
  laptop.wire.line.show({ ...message, v: 2, view: { ...message.view, session } })
  await laptop.passes(10)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { name: 'Get ready' })).toBeTruthy()
  expect(main.getByText('See through it: 500. Fool all: 1,000, half: 500.')).toBeTruthy()
  expect(main.getByRole('list', { name: 'On the couch' })).toBe(sofa)
  expect(main.queryAllByRole('button')).toEqual([])
})
