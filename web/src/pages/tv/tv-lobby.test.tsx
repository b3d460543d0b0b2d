import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { shown } from '../../show/testing/shown.ts'
import { JoinSign } from './join-sign.tsx'
import { TvLobby } from './tv-lobby.tsx'

const server = fakeServer()
beforeEach(server.reset)
afterEach(cleanup)

it.each([
  ['Two dice run the room: one says what you do. Keep it.', 'Two dice run the room.'],
  ['I have, or never? Everyone taps in secret.', 'I have, or never?'],
  ['Cards', 'Cards'],
])('before the game the TV says how to join and what: %s', (description, pitch) => {
  const { container } = render(<TvLobby view={shown(1).view} gameName="Baked or Bluffing?" description={description} />)
  expect(screen.getByText('Scan or type this code')).toBeTruthy()
  expect(screen.getByText('BCDFGH')).toBeTruthy()
  expect(screen.getByText(pitch)).toBeTruthy()
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/covers/baked-or-bluffing.svg')
})

it.each([
  [null, null],
  [0, 'Who’ll win the first game? Bet on your phone.'],
  [1, 'Who’ll win the first game? 1 of 2 has bet'],
  [2, 'Who’ll win the first game? Both have bet'],
])('[NIGHT-17] with %s bets the TV asks and counts: %s', (firstBets, words) => {
  const { view } = shown(1)
  const { container } = render(
    <TvLobby view={{ ...view, session: { ...view.session, firstBets } }} gameName="Baked or Bluffing?" />,
  )
  expect(container.querySelector('.tv-first-bet')?.textContent ?? null).toBe(words)
})

it('[STREAM-2] a hidden code only shows while someone holds it', () => {
  const { view } = shown(1)
  const session = { ...view.session, settings: { ...view.session.settings, hidesCode: true } }
  render(<TvLobby view={{ ...view, session }} gameName="Baked or Bluffing?" />)
  const isShown = () => screen.getByText('BCDFGH').closest('.invisible') === null
  const cover = screen.getByRole('button', { name: 'Hold to see the code' })
  expect(isShown()).toBe(false)
  expect(document.querySelector('.tv-invitation-qr')?.className).toContain('invisible')
  fireEvent.pointerDown(cover)
  expect(isShown()).toBe(true)
  fireEvent.pointerUp(cover)
  expect(isShown()).toBe(false)
})

it('[STREAM-2] nor does the sign beside a game, until it is held', () => {
  render(<JoinSign code="BCDFGH" isHidden watchers={3} />)
  expect(screen.queryByText('BCDFGH')).toBeNull()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Hold to see the code' }), { key: ' ' })
  expect(screen.getByText('BCDFGH')).toBeTruthy()
})
