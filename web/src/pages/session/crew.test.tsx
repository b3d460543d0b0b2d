import type { SessionMessage } from '@highjinks/protocol'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSeat } from '../../session/seats/seats.ts'
import { shown } from '../../show/testing/shown.ts'
import { sessionPhone } from './testing/session-phone.tsx'

const ID = 's0123456789ab'
const phone = sessionPhone(1_000_000)
const { passes } = phone
afterEach(() => vi.unstubAllGlobals())

type Session = SessionMessage['view']['session']
const CREW = { name: 'Sofa Club', isNew: false, members: ['anna'] }
type Knock = SessionMessage['own'][string]['knocks'][number]
const ZOE = { id: 'k1', name: 'Zoë', isMe: false } satisfies Knock

async function shows(v: number, session: Partial<Session>, knocks: readonly Knock[] = []) {
  const message = shown(v, { players: ['hoste', 'anna', 'benno'], hands: { anna: null } })
  const own = Object.fromEntries(Object.entries(message.own).map(([id, one]) => [id, { ...one, knocks: [...knocks] }]))
  phone.wire.line.show({ ...message, own, view: { ...message.view, session: { ...message.view.session, ...session } } })
  await passes(10)
}
async function sitDown(session: Partial<Session>, knocks?: readonly Knock[]) {
  localStorage.clear()
  keepSeat({ sessionId: ID, code: 'BCDFGH', playerId: 'anna', token: 'a'.repeat(43), name: 'anna', at: 1 })
  phone.open(`/multiplayer/${ID}`)
  await passes(10)
  await shows(1, session, knocks)
}
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await passes(10)
}
const ENVELOPE = ['lane', 'seq', 'seat', 'hostGen']
const sent = () =>
  phone.wire.commands.map((command) =>
    Object.fromEntries(Object.entries(command).filter(([field]) => !ENVELOPE.includes(field))),
  )

test('[CREW-43] a member in the lobby sees who knocks, and lets them in or not', async () => {
  await sitDown({ crew: CREW }, [ZOE])
  expect(screen.getByText('Zoë wants in')).toBeTruthy()
  await press('Let Zoë in')
  expect(sent().at(-1)).toEqual({ type: 'nod', id: 'k1', isIn: true })
  await shows(2, { crew: CREW }, [{ ...ZOE, isMe: true }])
  expect(screen.getByText(/They say it’s Zoë from Sofa Club, on a new phone/)).toBeTruthy()
  await press('Not now')
  expect(sent().at(-1)).toEqual({ type: 'nod', id: 'k1', isIn: false })
})

test('[CREW-43] a knock under a member’s name says so; one that says it’s me says what letting it in costs', async () => {
  const twin: Knock = { id: 'k2', name: 'Benno', isMe: false, isNamesake: true }
  await sitDown({ crew: CREW }, [twin])
  expect(screen.getByText(/Sofa Club already has a Benno/)).toBeTruthy()
  await shows(2, { crew: CREW }, [{ id: 'k3', name: 'Anna', isMe: true }])
  expect(screen.getByText(/They say they’re you, on a new phone/)).toBeTruthy()
})

test('[CREW-43] a member who doesn’t host can, until the first game starts; a guest can’t', async () => {
  await sitDown({ crew: CREW })
  await press('I’ll host instead')
  expect(sent().at(-1)).toEqual({ type: 'take-host' })
  await shows(2, { crew: { ...CREW, members: [] } })
  expect(screen.queryByRole('button', { name: 'I’ll host instead' })).toBeNull()
})

test('[CREW-44] at the podium the offer to keep the crew is there before any tab is opened', async () => {
  await sitDown({})
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
  phone.wire.line.show({ ...message, view: { ...message.view, table } })
  await passes(60_000)
  expect(screen.getByRole('tab', { selected: true }).textContent).not.toBe('Night')
  expect(screen.getByRole('button', { name: 'Keep this crew' })).toBeTruthy()
})
