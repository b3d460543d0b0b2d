import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { shown } from '../../show/testing/shown.ts'
import { PeopleOnSofa } from './people-on-sofa.tsx'

const server = fakeServer()
beforeEach(server.reset)
afterEach(cleanup)

function sit(players: readonly string[], status: 'lobby' | 'starting' = 'lobby') {
  const { view } = shown(1, { players })
  const at = { ...view, session: { ...view.session, status } }
  const send = vi.fn<() => void>()
  render(<PeopleOnSofa view={at} me="hoste" send={send} onReport={() => {}} />, { wrapper: MemoryRouter })
  return send
}
const names = () => screen.getAllByRole('listitem').map((one) => one.querySelector('.sofa-name')?.textContent)
const pressed = () =>
  within(screen.getByRole('region', { name: 'Players' }))
    .queryAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)

test("[LOBBY-22] everyone is on the sofa by name, a friend's name opens actions, and the open seat leads to Invite", async () => {
  const send = sit(['hoste', 'anna'])
  expect(names()).toEqual(['hosteYou · Host', 'anna', 'Open seat'])
  expect(pressed()).toEqual(['Choose your look', 'More about anna', 'Open seat'])
  fireEvent.click(screen.getByRole('button', { name: 'More about anna' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Make anna the host' }))
  expect(send).toHaveBeenCalledWith({ type: 'pass-host', playerId: 'anna' })
  fireEvent.click(screen.getByRole('button', { name: 'Open seat' }))
  expect(await screen.findByLabelText('Share link')).toBeTruthy()
})

test('[LOBBY-22] eight leave no seat open, and while it starts no one can be pressed: they clap', () => {
  sit(['hoste', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  expect(names()).toHaveLength(8)
  cleanup()
  sit(['hoste', 'anna'], 'starting')
  expect(pressed()).toEqual([])
  expect(document.querySelectorAll('[data-mood="claps"]')).toHaveLength(2)
})
