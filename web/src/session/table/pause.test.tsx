import type { SessionView, TableFrame } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shown } from '../../show/testing/shown.ts'
import { mountAnnouncer } from '../../ui/announcer/announcer.ts'
import { Pause } from './pause.tsx'

afterEach(cleanup)

const { view } = shown(1, { status: 'playing' })
const hostedBy = (hostId: string): SessionView => ({ ...view, session: { ...view.session, hostId } })

function open(me: string) {
  const act = { send: vi.fn<() => void>(), onSettings: vi.fn<() => void>(), onLeave: vi.fn<() => void>() }
  const page = (now: SessionView) => (
    <>
      <button type="button">Answer</button>
      <Pause view={now} me={me} isBusy={false} {...act} />
    </>
  )
  const { rerender } = render(page(view))
  return { ...act, passesTo: (hostId: string) => rerender(page(hostedBy(hostId))) }
}

test('[PHONE-7] a pause covers everything: nothing behind it is in reach, and only the host can continue', () => {
  const { send } = open('hoste')
  expect(screen.getByRole('dialog', { name: 'You paused the game' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  const goOn = screen.getByRole('button', { name: 'Resume' })
  expect(document.activeElement).toBe(goOn)
  fireEvent.keyDown(goOn, { key: 'Escape' })
  expect(screen.getByRole('dialog')).toBeTruthy()
  fireEvent.click(goOn)
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'resume' })
})

test('[EAR-1] the announcer is heard through a pause', () => {
  const unmount = mountAnnouncer()
  open('anna')
  const region = document.querySelector('[data-announcer]')
  expect(region?.matches('[inert], [aria-hidden]')).toBe(false)
  unmount()
})

test('[PHONE-7] everyone else reads who paused, and can still leave or open their limits', () => {
  const { onSettings, onLeave, passesTo } = open('anna')
  expect(screen.getByRole('dialog', { name: 'hoste paused the game' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull()
  // A waiting player isn't about to press anything.
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  fireEvent.click(screen.getByRole('button', { name: 'Your limits' }))
  fireEvent.click(screen.getByRole('button', { name: 'Leave Game' }))
  expect([onSettings, onLeave].map((call) => call.mock.calls.length)).toEqual([1, 1])
  passesTo('anna')
  expect(screen.getByRole('dialog', { name: 'hoste paused the game' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy()
})

test('[PHONE-7] names the player who paused, also on a screen that opened under another host', () => {
  const table: TableFrame = {
    phase: 'vote',
    cue: 1,
    deadline: null,
    since: 0,
    overdue: false,
    paused: true,
    pausedAt: 1,
    pausedBy: 'anna',
    waiting: [],
    welcome: [],
    round: 1,
    rounds: 4,
    turn: null,
    seats: ['hoste', 'anna'],
    standings: [],
    awards: [],
  }
  const now = { ...hostedBy('hoste'), players: shown(1, { players: ['hoste', 'anna'] }).view.players, table }
  render(<Pause view={now} me="hoste" isBusy={false} send={() => undefined} />)
  expect(screen.getByRole('dialog', { name: 'anna paused the game' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy()
})

test('[PHONE-7] a pause over an open sheet leaves the page as the sheet had it', () => {
  document.body.dataset['scrollLocked'] = '1'
  open('hoste')
  expect(document.body.dataset['scrollLocked']).toBe('2')
  cleanup()
  expect(document.body.dataset['scrollLocked']).toBe('1')
  delete document.body.dataset['scrollLocked']
})
