import type { Intent, OwnSeat } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buzz } from '../../show/sound/sound.ts'
import { useOwnNeeds } from '../own-needs.ts'
import { ForMe } from './for-me.tsx'

const send = vi.fn<(intent: Intent) => void>()

beforeEach(() => {
  localStorage.clear()
  send.mockClear()
})

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['largeLetters']
  vi.unstubAllGlobals()
})

function Seat({ needsTime, topics = ['exes'] }: Partial<Pick<OwnSeat, 'needsTime' | 'topics'>>) {
  // Only what is read of it.
  useOwnNeeds({ topics, needsTime } as OwnSeat, send)
  return null
}

const flip = (name: string) => fireEvent.click(screen.getByRole('switch', { name }))

test('[EAR-5] the wish for more time is kept on the phone, and sent with the limits the seat has', () => {
  render(<ForMe mutedTopics={['exes']} needsTime={false} send={send} />)
  flip('I need more time')
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'limits', topics: ['exes'], needsTime: true })
  cleanup()
  send.mockClear()
  const { rerender } = render(<Seat needsTime={false} />)
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'limits', topics: ['exes'], needsTime: true })
  rerender(<Seat needsTime />)
  expect(send).toHaveBeenCalledTimes(1)
})

test('[EAR-5] taken back, it is not asked for again', () => {
  localStorage.setItem('needsTime', 'true')
  render(<ForMe mutedTopics={[]} needsTime send={send} />)
  flip('I need more time')
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'limits', topics: [], needsTime: false })
  cleanup()
  render(<Seat needsTime={false} />)
  expect(send).toHaveBeenCalledTimes(1)
})

test('[EAR-5] a server that doesn’t know it is not asked', () => {
  localStorage.setItem('needsTime', 'true')
  render(<Seat needsTime={undefined} />)
  render(<ForMe mutedTopics={[]} send={send} />)
  expect(send).not.toHaveBeenCalled()
  expect(screen.queryByRole('switch', { name: 'I need more time' })).toBeNull()
})

test('[EAR-6] a phone vibrates as its owner chose, else unless it is muted or they want less motion', () => {
  const vibrate = vi.fn<(pattern: number) => boolean>(() => true)
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { vibrate, userActivation: { hasBeenActive: true } }),
  )
  const feels = (kept: Readonly<Record<string, string>>, isStill: boolean) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
    vibrate.mockClear()
    buzz('turn')
    return vibrate.mock.calls.length > 0
  }
  expect(feels({}, false)).toBe(true)
  expect(feels({}, true)).toBe(false)
  expect(feels({ muted: 'true' }, false)).toBe(false)
  expect(feels({ haptics: 'false' }, false)).toBe(false)
  expect(feels({ haptics: 'true', muted: 'true' }, true)).toBe(true)
})

test('[EAR-7] letters are larger at once, and on the next visit', () => {
  render(<ForMe mutedTopics={[]} send={send} />)
  flip('Larger letters')
  expect(document.documentElement.dataset['largeLetters']).toBe('true')
  expect(localStorage.getItem('largeLetters')).toBe('true')
  flip('Larger letters')
  expect(document.documentElement.dataset['largeLetters']).toBe('false')
})
