import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shown } from '../../show/testing/shown.ts'
import { DistanceNote, DistanceQuestion } from './distance-question.tsx'
import { SettingsSheet } from './settings-sheet.tsx'

afterEach(cleanup)

function viewOf(distance: 'same' | 'apart' | null, slug = 'truth-or-dare') {
  const { view } = shown(1)
  return { ...view, session: { ...view.session, slug, settings: { ...view.session.settings, distance } } }
}

test('[CHIP-2] asks the host once how far apart everyone is', () => {
  const send = vi.fn<() => void>()
  const { rerender } = render(<DistanceQuestion view={viewOf(null)} isHost send={send} />)
  expect(screen.getByRole('radio', { name: /^Same room/ }).parentElement?.textContent).toContain('Default')
  fireEvent.click(screen.getByRole('radio', { name: 'On a video call' }))
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'settings', distance: 'apart' })
  rerender(<DistanceQuestion view={viewOf('same')} isHost send={send} />)
  expect(screen.queryByRole('radio')).toBeNull()
  rerender(<DistanceQuestion view={viewOf(null)} isHost={false} send={send} />)
  expect(screen.queryByRole('radio')).toBeNull()
})

test('[CHIP-2] tells people who are apart to start a call, with cameras for games with acting', () => {
  const { rerender } = render(<DistanceNote view={viewOf('apart')} />)
  expect(screen.getByText(/Start the call first\./)).toBeTruthy()
  rerender(<DistanceNote view={viewOf('apart', 'roll-and-react')} />)
  expect(screen.getByText(/Start the call first, cameras on\./)).toBeTruthy()
})

test('[CHIP-3] a player can choose in private that no card names them', () => {
  const send = vi.fn<() => void>()
  const sheet = { me: null, myName: 'Ann', mutedTopics: ['exes'], send, onClose: () => {} } as const
  const { rerender } = render(<SettingsSheet view={viewOf(null)} isHost={false} canBeNamed {...sheet} />)
  fireEvent.click(screen.getByRole('switch', { name: /^Let cards use my name/ }))
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'limits', topics: ['exes'], canBeNamed: false })
  rerender(<SettingsSheet view={viewOf(null)} isHost={false} canBeNamed={false} {...sheet} />)
  expect(screen.getByText('No card will say your name.')).toBeTruthy()
})
