import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { confirmAgain } from './age-gate/gate.ts'
import { TvApp } from './tv.tsx'

afterEach(cleanup)

// The order matters: no one has confirmed before this test does.
test('[GATE-1] the gate covers the TV, and nothing behind it can be reached', async () => {
  const { container } = render(<TvApp pathname="/screen/nothing" />)
  expect(await screen.findByRole('dialog', { name: 'Age Verification' })).toBeTruthy()
  expect(container.querySelector('[inert]')?.contains(container.querySelector('main'))).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: "I'm 21 or Older" }))
  expect([screen.queryByRole('dialog'), container.querySelector('[inert]')]).toEqual([null, null])
})

test('[FRAME-1] the TV is one main with nothing around it, also without a session', () => {
  render(<TvApp pathname="/screen/nothing" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Game Not Found' })).toBeTruthy()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  for (const role of ['banner', 'complementary', 'contentinfo']) expect(screen.queryByRole(role)).toBeNull()
  expect(screen.getByRole('link', { name: 'Join a game' }).getAttribute('href')).toBe('/join')
})

test.each(['/tv', '/tv/', '/screen', '/screen/'])(
  '[PAIR-10] [GATE-1] %s waits for a room, without a gate',
  (pathname) => {
    localStorage.clear()
    confirmAgain()
    render(<TvApp pathname={pathname} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Put your party on this TV' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.pathname).toBe('/tv')
  },
)
