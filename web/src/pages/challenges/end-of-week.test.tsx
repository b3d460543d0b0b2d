import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { someChallenge } from '../../lib/testing/rows.ts'
import { HowTab } from './how-tab.tsx'
import { Timeline } from './time-left.tsx'

// Before anything asks which zone it is in.
vi.hoisted(() => {
  process.env['TZ'] = 'America/Los_Angeles'
})
afterEach(cleanup)

const WEEK = someChallenge()

test('[CHALLPAGE-7] where it ends on a Sunday afternoon, nobody is told of a midnight that is not theirs', () => {
  render(<HowTab challenge={WEEK} />)
  expect(screen.getByRole('heading', { name: /^Sun, Nov 22, 4:00\sPM$/ })).toBeTruthy()
  expect(screen.getByText(/for everyone at once: Sun, Nov 22, midnight UTC\./)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /midnight/ })).toBeNull()
})

test('[CHALLPAGE-7] one’s own time comes first, and the same in UTC below', () => {
  render(<Timeline startDate={WEEK.startDate} endDate={WEEK.endDate} />)
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(said).toEqual([
    'Mon, Nov 16',
    expect.stringMatching(/^Sun, Nov 22, 4:00\sPM your time$/),
    'Sun, Nov 22, midnight UTC',
  ])
})
