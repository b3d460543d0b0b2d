import type { SessionView } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shown } from '../../show/testing/shown.ts'
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

test('[PHONE-7] a pause covers everything: nothing behind it is reached, and only the host lets it go on', () => {
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

test('[PHONE-7] everyone else reads who paused, and may still leave or see to their limits', () => {
  const { onSettings, onLeave, passesTo } = open('anna')
  expect(screen.getByRole('dialog', { name: 'hoste paused the game' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull()
  // Nothing is about to be pressed by whoever only waits.
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  fireEvent.click(screen.getByRole('button', { name: 'Your limits' }))
  fireEvent.click(screen.getByRole('button', { name: 'Leave Game' }))
  expect([onSettings, onLeave].map((call) => call.mock.calls.length)).toEqual([1, 1])
  passesTo('anna')
  expect(screen.getByRole('dialog', { name: 'hoste paused the game' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy()
})

test('[PHONE-7] a pause that comes over an opened sheet leaves the page as the sheet had it', () => {
  document.body.dataset['scrollLocked'] = '1'
  open('hoste')
  expect(document.body.dataset['scrollLocked']).toBe('2')
  cleanup()
  expect(document.body.dataset['scrollLocked']).toBe('1')
  delete document.body.dataset['scrollLocked']
})
