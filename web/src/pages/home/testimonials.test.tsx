import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Testimonials } from './testimonials.tsx'

let isStill = false
beforeEach(() => {
  isStill = false
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const dots = () => screen.getAllByRole('button')
const shown = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true')
const box = () => screen.getByRole('region', { name: 'Heard on the couch' })

test('[HOME-1] three quotes, the next one every five seconds, in a loop', () => {
  render(<Testimonials />)
  expect(dots()).toHaveLength(3)
  pass(4999)
  expect(shown()).toBe(0)
  pass(1)
  expect(shown()).toBe(1)
  pass(5000)
  pass(5000)
  expect(shown()).toBe(0)
})

test('[HOME-1] each has the name of one of the cast and their place in a game', () => {
  render(<Testimonials />)
  expect(screen.getAllByText(/, (Baked or Bluffing\?|Truth or Dare|Never Have I Ever)$/)).toHaveLength(3)
})

test('[HOME-1] hovering holds it', () => {
  render(<Testimonials />)
  fireEvent.pointerEnter(box())
  pass(20_000)
  expect(shown()).toBe(0)
  fireEvent.pointerLeave(box())
  pass(5000)
  expect(shown()).toBe(1)
})

test('[HOME-1] a dot shows its quote, and focus holds it', () => {
  render(<Testimonials />)
  const [, , last] = dots()
  if (!last) throw new Error('a dot is missing')
  act(() => last.focus())
  fireEvent.click(last)
  expect(shown()).toBe(2)
  pass(20_000)
  expect(shown()).toBe(2)
  act(() => last.blur())
  pass(5000)
  expect(shown()).toBe(0)
})

test('[HOME-1] nothing rotates with reduced motion', () => {
  isStill = true
  render(<Testimonials />)
  pass(20_000)
  expect(shown()).toBe(0)
})
