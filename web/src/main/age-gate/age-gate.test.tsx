import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AgeGate } from './age-gate.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function open() {
  const onLeave = vi.fn<() => void>()
  render(<AgeGate onLeave={onLeave} />, { wrapper: MemoryRouter })
  return onLeave
}

test('[GATE-1] holds the focus and says what the user confirms', () => {
  open()
  const dialog = screen.getByRole('dialog', { name: 'Age Verification' })
  expect(document.activeElement).toBe(dialog)
  expect(dialog.textContent).toContain('adult and cannabis-related party game content')
  expect(dialog.textContent).toContain('You must be 21 or older')
  expect(dialog.textContent).toContain('in a place where adult content is legal')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/terms', '/disclaimer'])
})

test("[GATE-3] remembers 'I'm 21 or Older'", () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: "I'm 21 or Older" }))
  expect(localStorage.getItem('age_verified')).toBe('true')
})

test("[GATE-3] 'I'm Under 21' leaves and stores nothing", () => {
  const onLeave = open()
  fireEvent.click(screen.getByRole('button', { name: "I'm Under 21" }))
  expect(onLeave).toHaveBeenCalledOnce()
  expect(localStorage.length).toBe(0)
})
