import type { SessionMessage } from '@highjinks/protocol'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keepSeat, seatsOf } from '../../session/seats/seats.ts'
import { shown } from '../../show/testing/shown.ts'
import { useToasts } from '../../ui/overlay/toast-store.ts'
import { sessionPhone } from './testing/session-phone.tsx'

const ID = 's0123456789ab'
const phone = sessionPhone(1_000_000)
const { passes } = phone
/** Loaded when a player opens them. */
beforeAll(() =>
  Promise.all([import('../../session/lobby/invite-sheet.tsx'), import('../../session/lobby/tv-sheet.tsx')]),
)
afterEach(() => vi.unstubAllGlobals())

type Session = SessionMessage['view']['session']

/** Shows the room to anna's phone at version `v`, with any changes. */
async function shows(v: number, session: Partial<Session> = {}, more: Partial<SessionMessage> = {}) {
  const message = shown(v, { players: ['hoste', 'anna', 'benno'], hands: { anna: null } })
  const view = { ...message.view, session: { ...message.view.session, ...session } }
  const acting = { ...view, players: view.players.map((one) => ({ ...one, isHost: one.id === view.session.hostId })) }
  phone.wire.line.show({ ...message, view: acting, ...more })
  await passes(10)
}

async function sitDown(session: Partial<Session> = {}) {
  localStorage.clear()
  keepSeat({ sessionId: ID, code: 'BCDFGH', playerId: 'anna', token: 'a'.repeat(43), name: 'anna', at: 1 })
  phone.open(`/multiplayer/${ID}`)
  await passes(10)
  await shows(1, session)
}

const button = (name: string | RegExp) => screen.queryByRole('button', { name })
async function press(name: string | RegExp) {
  const found = button(name)
  if (!found) throw new Error(`no button ${name}`)
  fireEvent.click(found)
  await passes(10)
}
const said = () => useToasts.getState().shown[0]?.title
const ENVELOPE = ['lane', 'seq', 'seat', 'hostGen']
const sent = () =>
  phone.wire.commands.map((command) =>
    Object.fromEntries(Object.entries(command).filter(([field]) => !ENVELOPE.includes(field))),
  )

test("[PHONE-1] a player who sits in for an absent host reads that, hosts, and can't end the session, hand on the role or remove the owner", async () => {
  await sitDown()
  await shows(2, { hostId: 'anna', hostGen: 2, lentBy: 'hoste' })
  expect(said()).toBe('hoste is away. You’re the host until they’re back.')
  expect(screen.getByText('hoste is away. You’re the host until they’re back.')).toBeTruthy()
  expect([button('Start Game'), button('End Session')].map(Boolean)).toEqual([true, false])
  expect(button('Leave Game')).toBeTruthy()
  await press('More about hoste')
  expect([button('Make hoste the host'), button('Remove from the session')]).toEqual([null, null])
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await passes(300)
  await press('More about benno')
  expect([button('Make benno the host'), button('Remove from the session')].map(Boolean)).toEqual([false, true])
})

test('[PHONE-2] when the owner is back, both read it', async () => {
  await sitDown()
  await shows(2, { hostId: 'anna', hostGen: 2, lentBy: 'hoste' })
  await shows(3, { hostId: 'hoste', hostGen: 3 })
  expect(said()).toBe('hoste is back and hosting again')
  expect(button('Start Game')).toBeNull()
  await shows(4, { hostId: 'anna', hostGen: 4 })
  expect(said()).toBe('You’re the host now')
  // The host role was on loan and returned while this phone was away.
  await shows(5, { hostId: 'anna', hostGen: 6 })
  expect(said()).toBe('You’re the host again')
})

test('[PHONE-3] the host locks the room, reads that it is locked after removing someone, and everyone sees it', async () => {
  await sitDown({ hostId: 'anna' })
  await press('Invite')
  fireEvent.click(screen.getByRole('switch', { name: /Lock the room/ }))
  await passes(10)
  await press('Close')
  expect(sent().at(-1)).toEqual({ type: 'lock', locked: true })
  await press('More about benno')
  await press('Remove from the session')
  await press('Remove')
  expect(sent().at(-1)).toEqual({ type: 'kick', playerId: 'benno' })
  await shows(2, { hostId: 'anna', locked: true }, {})
  expect(screen.getByRole('heading', { name: 'benno is out, and the room is locked' })).toBeTruthy()
  await press('Unlock the room')
  expect(sent().at(-1)).toEqual({ type: 'lock', locked: false })
  expect(screen.queryByRole('heading', { name: /is out/ })).toBeNull()
  expect(screen.getByText(/The room is locked/)).toBeTruthy()
})

test("[PAIR-12] the host takes the room off its TVs where it puts it there, and a guest can't", async () => {
  await sitDown({ hostId: 'anna' })
  await press('Put it on the TV')
  expect(button(/^Take it off/)).toBeNull()
  await shows(2, { hostId: 'anna', screens: 1 })
  expect(button('Take it off the TV')).toBeTruthy()
  await shows(3, { hostId: 'anna', screens: 2 })
  await press('Take it off all 2 TVs')
  expect(sent().at(-1)).toEqual({ type: 'clear-screens' })
  await shows(4, { hostId: 'anna', screens: 0 })
  expect(button(/^Take it off/)).toBeNull()
  await shows(5, { hostId: 'hoste', screens: 1 })
  expect(button(/^Take it off/)).toBeNull()
})

test('[PHONE-4] a seat that was left offers the way back, and leaving keeps it on its phone', async () => {
  await sitDown()
  await shows(2, {}, { hands: {}, left: [{ id: 'anna', name: 'Anna B.' }] })
  expect(screen.getByText('You left this game, Anna B.')).toBeTruthy()
  await press('Back in the game')
  expect(sent().at(-1)).toEqual({ type: 'return' })
  await shows(3)
  expect(screen.queryByText('You left this game, Anna B.')).toBeNull()
  await press('Leave Game')
  await press('Leave Game')
  expect([sent().at(-1), seatsOf(ID).length]).toEqual([{ type: 'leave' }, 1])
})

test("[PHONE-5] the lobby reports a table that the new version can't read", async () => {
  await sitDown()
  await shows(2, { notice: 'new-rules' })
  expect(screen.getByText('This game has new rules, so we’re back in the lobby')).toBeTruthy()
})

test('[LOBBY-24] the lobby reports a stopped game in one line, once, and nothing if it was a lobby all along', async () => {
  await sitDown()
  await shows(2, { status: 'starting' })
  useToasts.setState({ shown: [] })
  await shows(3)
  expect(said()).toBe('The game was stopped, so its points don’t count. You keep your seats and tonight’s scores.')
  await shows(4, { locked: true })
  expect(useToasts.getState().shown.length).toBe(1)
})

test('[LOBBY-23] names the players the server has added, until the first round is over', async () => {
  await sitDown()
  await shows(2, { notice: 'house-guest' })
  expect(screen.getByText(/^This game needs three players, so we added/)).toBeTruthy()
  await shows(3)
  expect(screen.queryByText(/^This game needs three/)).toBeNull()
})

test('[LIVE-9] a page that is too old says so, and reloads while no one is writing and nothing is under way', async () => {
  const reload = vi.fn()
  const { origin, href, protocol, host, hostname, port } = window.location
  vi.stubGlobal('location', { origin, href, protocol, host, hostname, port, reload })
  await sitDown()
  const field = document.body.appendChild(document.createElement('input'))
  act(() => field.focus())
  phone.wire.line.tell('session', { v: 2, view: { session: { status: 'napping' } } })
  await passes(5000)
  const note = screen.getByText('Highjinks has a new version')
  expect(within(note.parentElement?.parentElement ?? note).getByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  act(() => field.blur())
  await passes(2100)
  expect(reload).toHaveBeenCalledTimes(1)
  await passes(30_000)
  expect(reload).toHaveBeenCalledTimes(1)
  field.remove()
})

/** A game is over, and Anna, whose phone this is, has won. */
async function atPodium(hostId: string) {
  await sitDown()
  const table = {
    phase: 'over',
    cue: 9,
    deadline: null,
    since: 0,
    overdue: false,
    paused: false,
    waiting: [],
    welcome: [],
    round: 3,
    rounds: 3,
    turn: null,
    seats: ['anna', 'benno'],
    standings: [
      { id: 'anna', score: 900, place: 1 },
      { id: 'benno', score: 300, place: 2 },
    ],
    awards: [],
  }
  const message = shown(2, { players: ['hoste', 'anna', 'benno'], hands: { anna: null }, status: 'over' })
  const session = { ...message.view.session, hostId }
  phone.wire.line.show({ ...message, view: { ...message.view, session, table } })
  await passes(10)
}

function seesLastPodium() {
  expect(screen.getByRole('heading', { level: 1, name: 'You win!' })).toBeTruthy()
  expect(screen.getByText(/These results stay here/)).toBeTruthy()
  expect(button('Play Again')).toBeNull()
  expect(seatsOf(ID)).toEqual([])
}

test('[PHONE-6] when the session ends after a game, a phone keeps the podium it shows', async () => {
  await atPodium('hoste')
  phone.wire.line.bid('ended')
  await passes(10)
  seesLastPodium()
})

test("[PHONE-10] ending the session leads to its game's page, after a game too", async () => {
  await atPodium('anna')
  await press('End Session')
  await press('End Session')
  expect(sent().at(-1)).toEqual({ type: 'end' })
  phone.wire.line.bid('ended')
  await passes(10)
  expect(screen.getByText(/^the page of game \d+$/)).toBeTruthy()
  expect(seatsOf(ID)).toEqual([])
  expect(screen.getByText('with the receipt of BCDFGH')).toBeTruthy()
})
