import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { someChallenge } from '../../lib/testing/rows.ts'
import { HowTab } from './how-tab.tsx'
import { Timeline } from './time-left.tsx'

// This must run before anything reads the time zone.
vi.hoisted(() => {
  process.env['TZ'] = 'America/Los_Angeles'
})
afterEach(cleanup)

const WEEK = someChallenge()

test('[CHALLPAGE-7] if it ends on a Sunday afternoon here, no one reads about a midnight elsewhere', () => {
  render(<HowTab challenge={WEEK} />)
  expect(screen.getByRole('heading', { name: /^Sun, Nov 22, 4:00\sPM$/ })).toBeTruthy()
  expect(screen.getByText(/for everyone at once: Sun, Nov 22, midnight UTC\./)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /midnight/ })).toBeNull()
})

test("[CHALLPAGE-7] the user's own time comes first, with UTC below", () => {
  render(<Timeline startDate={WEEK.startDate} endDate={WEEK.endDate} />)
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(said).toEqual([
    'Mon, Nov 16',
    expect.stringMatching(/^Sun, Nov 22, 4:00\sPM your time$/),
    'Sun, Nov 22, midnight UTC',
  ])
})
