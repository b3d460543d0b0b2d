import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { shown } from '../../show/testing/shown.ts'
import { keepSeat } from '../seats/seats.ts'
import { ReportSheet } from './report-sheet.tsx'
import { Roster } from './roster.tsx'
import { textsOn } from './table-texts.ts'

const server = fakeServer()
beforeEach(() => {
  server.reset()
  server.on('POST /api/reports', { ok: true }, 201)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const why = (text: string) => fireEvent.change(screen.getByLabelText('What’s wrong?'), { target: { value: text } })

test("[REPORT-6] a player is reported by name, through the reporter's seat if they have one", async () => {
  const token = 'a'.repeat(43)
  keepSeat({ sessionId: 's0123456789ab', code: 'BCDFGH', playerId: 'benno', token, name: 'Benno', at: 1 })
  const onClose = vi.fn<() => void>()
  render(
    <ReportSheet
      sessionId="s0123456789ab"
      about={{ kind: 'player', playerId: 'anna', name: 'Anna' }}
      onClose={onClose}
    />,
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send report' }).disabled).toBe(true)
  why('Rude.')
  press('Send report')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.sentTo('POST /api/reports')).toEqual([
    { sessionId: 's0123456789ab', seatToken: token, kind: 'player', playerId: 'anna', reason: 'Rude.' },
  ])
})

test('[REPORT-6] a text is one from the table, or typed if there is none', async () => {
  const onClose = vi.fn<() => void>()
  const about = { kind: 'text', texts: ['I once ate a moth.', 'I am a moth.'] } as const
  render(<ReportSheet sessionId="s0123456789ab" about={about} onClose={onClose} />)
  fireEvent.change(screen.getByLabelText('Which one?'), { target: { value: 'I am a moth.' } })
  why('Moths.')
  press('Send report')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  cleanup()
  render(<ReportSheet sessionId="s0123456789ab" about={{ kind: 'text', texts: [] }} onClose={onClose} />)
  fireEvent.change(screen.getByLabelText('What does it say?'), { target: { value: 'Boo.' } })
  why('Scary.')
  press('Send report')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  expect(server.sentTo('POST /api/reports')).toEqual([
    { sessionId: 's0123456789ab', kind: 'text', text: 'I am a moth.', reason: 'Moths.' },
    { sessionId: 's0123456789ab', kind: 'text', text: 'Boo.', reason: 'Scary.' },
  ])
})

test('[REPORT-6] a spectator can report everyone who is seated', async () => {
  const onReport = vi.fn<() => void>()
  const { view } = shown(1)
  render(<Roster view={view} me={null} send={() => {}} onReport={onReport} />, { wrapper: MemoryRouter })
  press('More about anna')
  fireEvent.click(await screen.findByRole('button', { name: 'Report anna' }))
  expect(onReport).toHaveBeenCalledWith(view.players[1])
})

test('[REPORT-6] the texts on a table are its sentences, whatever the game calls them', () => {
  const table = { phase: 'vote', lines: [{ id: 'x1', text: 'I am a moth.' }], awards: [{ title: 'Best of all' }] }
  // Only part of a table's frame: the fields a game adds don't matter.
  expect(textsOn(table as never)).toEqual(['I am a moth.'])
  expect(textsOn(null)).toEqual([])
})
