import { type CrewPage, DEFAULT_SETTINGS } from '@highjinks/protocol'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someGame } from '../../lib/testing/rows.ts'
import { calendarText } from './calendar-file.ts'

const LINK = 'green-otter-bcdfghjk'
const CREW = `GET /api/crews/${LINK}`
const ROOM = `POST /api/crews/${LINK}/room`
const KNOCK = `POST /api/crews/${LINK}/knock`
const server = fakeServer()
beforeEach(() => {
  vi.resetModules()
  server.reset()
  localStorage.clear()
  server.on('GET /api/games', [someGame({ id: 1, slug: 'truth-or-dare', name: 'Truth or Dare' })])
})
afterEach(cleanup)

const member = (id: string, name: string, hasKeys = false) => ({ id, name, look: null, hasKeys, since: 1 })
const inside = (more: Partial<NonNullable<CrewPage['crew']>> = {}): CrewPage => ({
  name: 'Sofa Club',
  you: { id: 'mAda00000', hasKeys: true, hasAccount: false },
  knock: 'none',
  crew: {
    link: LINK,
    members: [member('mAda00000', 'Ada', true), member('mBob00000', 'Bob')],
    nights: [{ at: Date.UTC(2026, 10, 21, 20), games: [{ slug: 'truth-or-dare', crowned: ['mBob00000'] }] }],
    nextAt: null,
    usual: { gameId: 1, settings: DEFAULT_SETTINGS },
    tonight: null,
    ...more,
  },
})
const outside = (knock: CrewPage['knock'] = 'none'): CrewPage => ({ name: 'Sofa Club', you: null, knock, crew: null })
const TOO_FAST = { code: 'too-often', message: 'Slow down a little and try again.' }
const SEAT = {
  sessionId: 's0123456789ab',
  sessionCode: 'BCDFGH',
  playerId: 'player1',
  seatToken: 't'.repeat(43),
  name: 'Ada',
}

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>
}
async function open(page: CrewPage | null, link = LINK) {
  if (page) server.on(CREW, page)
  const { CrewPage: Shown } = await import('./crew-page.tsx')
  render(
    <MemoryRouter initialEntries={[`/c/${link}`]}>
      <Routes>
        <Route path="/c/:link" element={<Shown />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
      <Address />
    </MemoryRouter>,
  )
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const address = () => screen.getByLabelText('address').textContent

test('[CREW-40] a known phone is in tonight’s room with one tap, which opens it', async () => {
  server.on(ROOM, SEAT, 201)
  await open(inside())
  await heading('Sofa Club')
  expect(server.sentTo(ROOM)).toEqual([])
  press('Open tonight’s room')
  await screen.findByText('elsewhere')
  expect(address()).toBe('/multiplayer/s0123456789ab')
  const { linkOfCrew } = await import('../../session/crew/own-crew.ts')
  expect(linkOfCrew('Sofa Club')).toBe(LINK)
  const { seatsOf } = await import('../../session/seats/seats.ts')
  expect(seatsOf('s0123456789ab')).toMatchObject([{ playerId: 'player1', token: SEAT.seatToken, code: 'BCDFGH' }])
})

test('[CREW-40] shows the members, past crowns and who is in the open room', async () => {
  await open(inside({ tonight: { sessionId: SEAT.sessionId, code: 'BCDFGH', isPlaying: true, people: 3 } }))
  await heading('Sofa Club')
  const belong = screen.getByRole('region', { name: 'Who belongs' })
  expect(
    within(belong)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['AdaHas the keysLeave', 'BobRemove'])
  expect(belong.textContent).toContain('You have the keys: renaming the crew and removing people.')
  await screen.findByText('Truth or Dare: Bob')
  expect(screen.getByText('3 people are there, and a game is on.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Join tonight’s room' })).toBeTruthy()
})

test('[CREW-41] a stranger sees the name and a knock, and waits', async () => {
  server.on(KNOCK, { knock: 'waiting' })
  await open(outside())
  await heading('Sofa Club')
  expect(screen.queryByText('Who belongs')).toBeNull()
  press('Knock')
  await screen.findByText('Tell them your name first')
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Zoë' } })
  fireEvent.click(screen.getByLabelText('I’m already in this crew. This is my new phone.'))
  press('Knock')
  await screen.findByText('Knocking. Someone in the room has to let you in.')
  expect(server.sentTo(KNOCK)).toEqual([{ name: 'Zoë', isMe: true }])
})

test.each([
  ['nobody', 'Nobody’s here yet'],
  ['not-now', 'Not tonight'],
  ['in', 'You’re in'],
] as const)('[CREW-41] a knock that is %s says so', async (knock, words) => {
  server.on(ROOM, SEAT, 201)
  await open(outside(knock))
  await screen.findByText(words)
  if (knock !== 'in') return
  press('Join tonight’s room')
  await screen.findByText('elsewhere')
})

test('[CREW-42] leaving and removing ask first; the link changes with a removed member', async () => {
  const next = 'amber-yak-zzzzzzzz'
  server.on(`DELETE /api/crews/${LINK}/members/mBob00000`, { link: next })
  server.on(`GET /api/crews/${next}`, inside({ link: next }))
  await open(inside())
  await heading('Sofa Club')
  press('Remove Bob')
  expect(server.sentTo(`DELETE /api/crews/${LINK}/members/mBob00000`)).toEqual([])
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await vi.waitFor(() => expect(address()).toBe(`/c/${next}`))
})

test('[CREW-42] any member sets a date, which becomes a calendar file', async () => {
  const at = new Date('2026-12-05T20:00').getTime()
  server.on(`PATCH /api/crews/${LINK}`, inside({ nextAt: at }))
  await open(inside())
  await heading('Sofa Club')
  press('Pick a date')
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2026-12-05T20:00' } })
  press('Save')
  await screen.findByRole('button', { name: 'Add to calendar' })
  expect(server.sentTo(`PATCH /api/crews/${LINK}`)).toEqual([{ nextAt: at }])
  const text = calendarText({ name: 'Us, again; and\r\nEND:VEVENT', at, address: `https://h/c/${LINK}`, now: at })
  expect(text).toContain('SUMMARY:Us\\, again\\; and END:VEVENT\r\n')
  expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z\r\nDTEND:\d{8}T\d{6}Z\r\n/)
  expect(text.match(/\r\nEND:VEVENT/g)).toHaveLength(1)
})

test('[CREW-42] the keeper changes the name, and rewords a refused one', async () => {
  const EDIT = `PATCH /api/crews/${LINK}`
  server.on(EDIT, { code: 'bad-words', message: 'Try nicer words.' }, 400)
  await open(inside())
  await heading('Sofa Club')
  press('Rename')
  const field = screen.getByLabelText<HTMLInputElement>('The crew’s name')
  expect(field.value).toBe('Sofa Club')
  fireEvent.change(field, { target: { value: '  ' } })
  press('Save')
  await screen.findByText('Give your crew a name')
  fireEvent.change(field, { target: { value: ' Couch Potatoes ' } })
  press('Save')
  await screen.findByText('Try nicer words.')
  expect(field.value).toBe(' Couch Potatoes ')
  server.on(EDIT, { ...inside(), name: 'Couch Potatoes' })
  press('Save')
  await heading('Couch Potatoes')
  expect(server.sentTo(EDIT)).toEqual([{ name: 'Couch Potatoes' }, { name: 'Couch Potatoes' }])
  expect(screen.queryByLabelText('The crew’s name')).toBeNull()
})

test("[CREW-42] other members can't change the name; every member finds the way to their cards", async () => {
  await open({ ...inside(), you: { id: 'mBob00000', hasKeys: false, hasAccount: false } })
  await heading('Sofa Club')
  expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Write cards for this crew' }).getAttribute('href')).toBe(`/c/${LINK}/cards`)
})

test('[CREW-41] a dead link says so, whether or not it could be one', async () => {
  server.on(CREW, { code: 'crew-not-found', message: 'That link doesn’t lead to a crew.' }, 404)
  await open(null)
  await heading('No crew here')
  cleanup()
  await open(null, 'nonsense')
  await heading('No crew here')
})

test('[CREW-41] a browser forgets a crew that doesn’t know it anymore, not one that couldn’t be asked for', async () => {
  const { ownCrew } = await import('../../session/crew/own-crew.ts')
  const known = { name: 'Sofa Club', link: LINK }
  ownCrew.set(known)
  server.on(CREW, TOO_FAST, 429)
  await open(null)
  await heading('Slow down')
  expect(ownCrew.get()).toEqual(known)
  cleanup()
  server.on(CREW, { code: 'crew-not-found', message: 'That link doesn’t lead to a crew.' }, 404)
  await open(null)
  await heading('No crew here')
  expect(ownCrew.get()).toBeNull()
  cleanup()
  ownCrew.set(known)
  await open(outside())
  await heading('Sofa Club')
  expect(ownCrew.get()).toBeNull()
})

test('[CREW-41] a page that was asked too often says so, doesn’t call the crew missing, and can be tried again', async () => {
  server.on(CREW, TOO_FAST, 429)
  await open(null)
  await heading('Slow down')
  expect(screen.getByText('Slow down a little and try again.')).toBeTruthy()
  expect(screen.queryByText(/No crew|Browse Games/)).toBeNull()
  server.on(CREW, inside())
  press('Try Again')
  await heading('Sofa Club')
})

test('[CREW-41] a page that shows its crew keeps it when it looks again too often', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await open(inside())
  await heading('Sofa Club')
  server.on(CREW, TOO_FAST, 429)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('heading', { level: 1, name: 'Sofa Club' })).toBeTruthy()
  vi.useRealTimers()
})

test('[CREW-41] a dead link isn’t asked for again and again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  server.on(CREW, { code: 'crew-not-found', message: 'That link doesn’t lead to a crew.' }, 404)
  await open(null)
  await heading('No crew here')
  const asked = () => server.sentTo(CREW).length
  const before = asked()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(asked()).toBe(before)
  vi.useRealTimers()
})
