import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CookieBanner } from './cookie-banner.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const banner = () => screen.queryByRole('region', { name: 'Cookie consent' })
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const open = () => render(<CookieBanner />, { wrapper: MemoryRouter })

test('[COOKIE-1] appears a second after the page, and links to /privacy', () => {
  open()
  pass(999)
  expect(banner()).toBeNull()
  pass(1)
  expect(banner()).not.toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/privacy')
})

test('[COOKIE-1] reserves its place from the start, so nothing moves when it appears', () => {
  const { container } = open()
  expect(container.querySelector('section')?.style.visibility).toBe('hidden')
  pass(1000)
  expect(container.querySelector('section')?.style.visibility).toBe('visible')
  expect(container.querySelector('section')?.className).not.toMatch(/fixed|absolute|sticky/)
})

test.each([
  ['Accept All', 'true'],
  ['Decline', 'false'],
  ['Close and decline', 'false'],
])("[COOKIE-2] %s is stored as %s, and the banner doesn't return", (button, kept) => {
  open()
  pass(1000)
  fireEvent.click(screen.getByRole('button', { name: button }))
  expect(banner()).toBeNull()
  expect(localStorage.getItem('cookieConsent')).toBe(kept)
  cleanup()
  open()
  pass(5000)
  expect(banner()).toBeNull()
})
