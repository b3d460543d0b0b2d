import { type CrewPage, DEFAULT_SETTINGS } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { shown } from '../../show/testing/shown.ts'
import { keepSeat } from '../seats/seats.ts'
import { CrewLink, JoinCrewNote, KeepCrew, KeepCrewLine } from './keep-crew.tsx'
import { linkOfCrew } from './own-crew.ts'

const LINK = 'green-otter-bcdfghjk'
const server = fakeServer()
beforeEach(() => {
  server.reset()
  localStorage.clear()
})
afterEach(cleanup)

const PAGE: CrewPage = {
  name: 'Green Otter',
  you: { id: 'mAnna0000', hasKeys: true, hasAccount: false },
  knock: 'none',
  crew: {
    link: LINK,
    members: [],
    nights: [],
    nextAt: null,
    usual: { gameId: 1, settings: DEFAULT_SETTINGS },
    tonight: null,
  },
}

function podium(crew: { readonly isNew: boolean; readonly members: string[] } | null) {
  const { view } = shown(1, { players: ['anna', 'bert'], hands: { anna: null } })
  keepSeat({ sessionId: view.session.id, code: 'BCDFGH', playerId: 'anna', token: 'a'.repeat(43), name: 'anna', at: 1 })
  const session = { ...view.session, status: 'over' as const, crew: crew && { name: 'Green Otter', ...crew } }
  return { view: { ...view, session }, me: 'anna' }
}

test('[CREW-44] at the podium one tap keeps the crew, and its link is there to copy', async () => {
  server.on('POST /api/crews', PAGE, 201)
  render(<KeepCrew {...podium(null)} />, { wrapper: MemoryRouter })
  fireEvent.click(screen.getByRole('button', { name: 'Keep this crew' }))
  await screen.findByText('You’re in Green Otter')
  expect(server.sentTo('POST /api/crews')).toEqual([{ sessionId: 's0123456789ab', seatToken: 'a'.repeat(43) }])
  expect(screen.getByText(`${window.location.origin}/c/${LINK}`)).toBeTruthy()
  expect(linkOfCrew('Green Otter')).toBe(LINK)
  expect(screen.getByRole('link', { name: 'See your crew' }).getAttribute('href')).toBe(`/c/${LINK}`)
})

test('[CREW-44] on a phone the offer is one line, which then has the link; the night keeps it', async () => {
  server.on('POST /api/crews', PAGE, 201)
  const { rerender } = render(<KeepCrewLine {...podium(null)} />, { wrapper: MemoryRouter })
  expect(screen.getByText('Same people again?')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Keep this crew' }))
  await screen.findByText('You’re in Green Otter')
  expect(screen.getByRole('button', { name: 'Copy its link' })).toBeTruthy()
  const kept = podium({ isNew: true, members: ['anna'] })
  rerender(<CrewLink {...kept} />)
  expect(screen.getByText(`${window.location.origin}/c/${LINK}`)).toBeTruthy()
  rerender(<KeepCrewLine {...kept} />)
  expect(screen.queryByText(/Same people|You’re in/)).toBeNull()
})

test('[CREW-44] once one player has kept it, everyone else gets the question, and says "I’m in"', async () => {
  server.on('POST /api/crews/members', PAGE, 201)
  render(<JoinCrewNote {...podium({ isNew: true, members: ['bert'] })} />, { wrapper: MemoryRouter })
  fireEvent.click(screen.getByRole('button', { name: 'I’m in' }))
  await expect.poll(() => server.sentTo('POST /api/crews/members')).toHaveLength(1)
})

test("[CREW-44] doesn't ask members again, or guests in a crew’s room at all", () => {
  const shownAs = (crew: Parameters<typeof podium>[0]) => {
    const props = podium(crew)
    const { container } = render(
      <>
        <KeepCrew {...props} />
        <KeepCrewLine {...props} />
        <CrewLink {...props} />
        <JoinCrewNote {...props} />
      </>,
      { wrapper: MemoryRouter },
    )
    return container.textContent
  }
  expect(shownAs({ isNew: true, members: ['anna'] })).toBe('')
  expect(shownAs({ isNew: false, members: ['bert'] })).toBe('')
})
