import type { Intent } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { shown } from '../../show/testing/shown.ts'
import { useToasts } from '../../ui/overlay/toast-store.ts'
import { Lobby } from './lobby.tsx'
import { Roster } from './roster.tsx'
import { WhoIsHere } from './who-is-here.tsx'

afterEach(cleanup)

it.each<[watchers: number, tvs: number, counted: string]>([
  [0, 0, '2/8'],
  [1, 1, '2/8 · 1 TV'],
  [1, 0, '2/8 · 1 watching'],
  [5, 2, '2/8 · 2 TVs · 3 watching'],
])('[TABLE-5] of %i without a seat %i are TVs: %s', (watchers, tvs, counted) => {
  const { view } = shown(1, { players: ['hoste', 'anna'] })
  render(<WhoIsHere view={{ ...view, watchers, tvs }} me="anna" isBusy={false} send={() => {}} />)
  expect(document.querySelector('h2')?.textContent).toBe(`Players ${counted}`)
})

const full = ['hoste', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function lobby(players: readonly string[], watchers: number, locked = false, seatsLocked = false) {
  const { view } = shown(1, { players })
  const send = vi.fn<(intent: Intent) => void>()
  const rest = { onSettings: () => {}, onChangeGame: () => {}, onLeave: () => {}, onReport: () => {} }
  const session = { ...view.session, locked, ...(seatsLocked && { seatsLocked }) }
  render(
    <Lobby view={{ ...view, session, watchers }} me="hoste" gameName="Dares" isBusy={false} send={send} {...rest} />,
    { wrapper: MemoryRouter },
  )
  return send
}

it('[BALCONY-14] when the ninth comes, the host hears of the balcony and can turn it off', () => {
  lobby(full, 0)
  expect(useToasts.getState().shown).toEqual([])
  cleanup()
  const send = lobby(full, 1)
  const [offer] = useToasts.getState().shown
  expect(offer?.title).toBe('9 of you! The balcony plays along.')
  offer?.action?.onPress()
  expect(send).toHaveBeenCalledWith({ type: 'settings', balcony: 'off' })
})

it('[BALCONY-15] a host of a locked room with free seats can let in the people who watch', () => {
  const send = lobby(['hoste', 'anna'], 3, true)
  fireEvent.click(screen.getByRole('button', { name: '3 people are watching: let them in?' }))
  expect(send).toHaveBeenCalledWith({ type: 'lock', locked: false })
  cleanup()
  lobby(full, 3, true)
  expect(screen.getByText('The room is locked. No one new can join or watch.')).toBeTruthy()
  cleanup()
  const open = lobby(['hoste', 'anna'], 1, false, true)
  fireEvent.click(screen.getByRole('button', { name: 'Someone is watching: let them in?' }))
  expect(open).toHaveBeenCalledWith({ type: 'lock', locked: false, seats: true })
})

it('[BALCONY-13] the balcony has a line of its own below everyone with a place', () => {
  const { view } = shown(1, { players: ['hoste', 'anna'] })
  const balcony = { score: 800, right: 8, of: 9, told: null }
  render(<Roster view={{ ...view, balcony }} me="anna" send={() => {}} onReport={() => {}} />)
  expect(screen.getByText('The balcony').closest('p')?.textContent).toBe('The balcony8 of 9 times right800')
})
