import { GAMES, type Game } from '@highjinks/games'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { shown } from '../../show/testing/shown.ts'
import { useToasts } from '../../ui/overlay/toast-store.ts'
import { ownLook } from '../seats/own-look.ts'
import { Lobby } from './lobby.tsx'
import { settingsLine } from './settings-labels.ts'

const server = fakeServer()
beforeEach(server.reset)
afterEach(cleanup)

const nothing = () => {}
function withGame(message: ReturnType<typeof shown>, slug = message.view.session.slug) {
  return { ...message, view: { ...message.view, session: { ...message.view.session, slug } } }
}
function open(players: readonly string[], send = vi.fn<() => void>(), slug?: string) {
  const { view } = withGame(shown(1, { players }), slug)
  const rest = { onSettings: nothing, onChangeGame: nothing, onLeave: nothing, onReport: nothing }
  render(<Lobby view={view} me="hoste" gameName="High Rollers" isBusy={false} send={send} {...rest} />, {
    wrapper: MemoryRouter,
  })
  return send
}
const toasted = () => useToasts.getState().shown[0]

test("[LOBBY-16] a host alone can't start, and a tap says why", () => {
  const send = open(['hoste'])
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start Game' })
  expect(start.disabled).toBe(true)
  expect(screen.getByText('At least 2 players required to start the game')).toBeTruthy()
  fireEvent.click(start.parentElement ?? start)
  expect(toasted()).toMatchObject({
    title: 'Need more players',
    text: 'At least 2 players required to start the game',
    tone: 'bad',
  })
  expect(send).not.toHaveBeenCalled()
})

test.each(Object.values<Game>(GAMES).map(({ about }) => about))(
  '[LOBBY-23] two players of $name read beforehand whether the server will add a third ($minPlayers)',
  ({ slug, minPlayers }) => {
    const note = () => screen.queryByText(/This game needs three/) !== null
    open(['hoste', 'anna'], undefined, slug)
    expect(note()).toBe(minPlayers > 2)
    cleanup()
    open(['hoste', 'anna', 'bert'], undefined, slug)
    expect(note()).toBe(false)
  },
)

test("[LOBBY-16] doesn't ask for a ninth player", () => {
  const send = open(['hoste', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  fireEvent.click(screen.getByRole('button', { name: 'Simulate Player Join' }))
  expect(toasted()).toMatchObject({ title: 'Maximum players reached', text: 'This game supports up to 8 players' })
  expect(send).not.toHaveBeenCalled()
})

test("[LOOK-12] the player's own face opens color, hat and face, tried on in private, seen by all, stored in this browser", async () => {
  const send = open(['hoste', 'anna'])
  fireEvent.click(screen.getByRole('button', { name: 'Choose your look' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Your look' }))
  const preview = () => sheet.getByRole('img', { name: 'How everyone sees you' }).innerHTML
  const before = preview()
  // Anna has the second of each.
  expect(sheet.getAllByRole('radio', { name: /taken/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Amber, taken',
    'Beanie, taken',
  ])
  fireEvent.click(sheet.getByRole('radio', { name: 'Coral' }))
  fireEvent.click(sheet.getByRole('radio', { name: 'Party hat' }))
  fireEvent.click(sheet.getByRole('radio', { name: 'Wink, smirk' }))
  expect(preview()).not.toBe(before)
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(sheet.getByRole('button', { name: 'Wear it' }))
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'look', color: 2, hat: 4, face: 2 })
  expect(ownLook.get()).toEqual({ color: 2, hat: 4, face: 2 })
})

test('[LOBBY-21] people, the code and the TV are in the open, every other way in is behind Invite', async () => {
  open(['hoste', 'anna'])
  const people = within(screen.getByRole('region', { name: 'Players' }))
  expect(people.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'hosteYou · Host',
    'anna',
    'Open seat',
  ])
  const code = within(screen.getByRole('region', { name: 'Game code' }))
  expect(code.getByText('BCDFGH')).toBeTruthy()
  expect(code.getByRole('button', { name: 'Copy code B C D F G H' })).toBeTruthy()
  expect(screen.queryByLabelText('Share link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Open seat' }))
  expect(await screen.findByLabelText('Share link')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(code.getByRole('button', { name: 'Put it on the TV' }))
  expect(await screen.findByRole('dialog', { name: 'Put it on the TV' })).toBeTruthy()
})

test.each([
  ['relaxed', 'soft', 'Relaxed pace'],
  ['normal', 'soft', undefined],
  ['brisk', 'hard', 'Fast pace · The clock waits for no one'],
  ['none', 'hard', 'No clock'],
] as const)('[LOBBY-21] a guest understands the clock: %s, %s', (pace, clock, words) => {
  const { view } = shown(1)
  const settings = { ...view.session.settings, pace, clock }
  const line = settingsLine({ ...view, session: { ...view.session, settings } })
  expect(line.split(' · ').slice(2).join(' · ') || undefined).toBe(words)
})
