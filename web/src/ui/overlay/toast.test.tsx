import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountAnnouncer } from '../announcer/announcer.ts'
import { ToastLayer } from './toast-layer.tsx'
import { clearToastsSince, toast, useToasts } from './toast-store.ts'

afterEach(cleanup)

test('[TOAST-1] before the first toast, the region is there and F8 leads to it', () => {
  useToasts.setState({ shown: [], woken: false })
  render(<ToastLayer />)
  const region = screen.getByRole('region', { name: 'Notifications (F8)' })
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(region.contains(document.activeElement)).toBe(true)
})

test('[TOAST-1] shows one at most, the newest', async () => {
  useToasts.setState({ shown: [], woken: false })
  render(<ToastLayer />)
  act(() => toast({ title: 'Name Required', tone: 'bad' }))
  // The layer's code comes with the first toast, which takes a busy machine longer than the usual second.
  await screen.findByText('Name Required', { exact: true })
  act(() => toast({ title: 'Success!', text: 'You have joined the game. Redirecting...' }))
  await screen.findByText('Success!', { exact: true })
  expect(screen.queryByText('Name Required', { exact: true })).toBeNull()
  expect(useToasts.getState().shown).toHaveLength(1)
})

test('[TOAST-1] dismissing one that is already gone leaves the newer one', () => {
  toast({ title: 'one' })
  const old = useToasts.getState().shown[0]?.id ?? -1
  toast({ title: 'two' })
  useToasts.getState().dismiss(old)
  expect(useToasts.getState().shown.map((shown) => shown.title)).toEqual(['two'])
})

test('a new screen removes the toasts of the one before, but not those that came with it', () => {
  vi.useFakeTimers()
  const began = Date.now()
  toast({ title: 'Too late for that' })
  vi.advanceTimersByTime(200)
  clearToastsSince(began)
  expect(useToasts.getState().shown).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  clearToastsSince(began)
  expect(useToasts.getState().shown).toEqual([])
  vi.useRealTimers()
})

test('a toast from before the first screen keeps its time', () => {
  vi.useFakeTimers()
  toast({ title: 'Success!' })
  vi.advanceTimersByTime(1000)
  const began = Date.now()
  vi.advanceTimersByTime(2000)
  clearToastsSince(began)
  expect(useToasts.getState().shown).toHaveLength(1)
  vi.useRealTimers()
})

test('[TOAST-1] F8 leads to it, and it is at most 420 px wide', async () => {
  render(<ToastLayer />)
  act(() => toast({ title: 'Here' }))
  await screen.findByText('Here', { exact: true })
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  const list = document.activeElement
  expect(list?.tagName).toBe('OL')
  expect(list?.className).toContain('md:max-w-[420px]')
})

test.each([
  [40, true],
  [60, false],
])('[TOAST-1] swiped to the right by %i px it stays: %s', async (px, stays) => {
  render(<ToastLayer />)
  act(() => toast({ title: `Swiped ${px}` }))
  const card = (await screen.findByText(`Swiped ${px}`, { exact: true })).closest('li')
  if (!card) throw new Error('a toast is no item of a list')
  card.setPointerCapture = () => undefined
  card.hasPointerCapture = () => false
  fireEvent.pointerDown(card, { button: 0, clientX: 0, clientY: 0, pointerId: 1 })
  fireEvent.pointerMove(card, { clientX: 20, clientY: 0, pointerId: 1 })
  fireEvent.pointerMove(card, { clientX: px, clientY: 0, pointerId: 1 })
  fireEvent.pointerUp(card, { clientX: px, clientY: 0, pointerId: 1 })
  await waitFor(() => expect(useToasts.getState().shown.length > 0).toBe(stays))
})

test('[TOAST-3] the live region exists before the first toast, and announces it', async () => {
  useToasts.setState({ shown: [], woken: false })
  const unmount = mountAnnouncer()
  render(<ToastLayer />)
  const region = document.querySelector('[data-announcer]')
  expect(region?.textContent).toBe('')
  act(() => toast({ title: 'Too late, that round is over.' }))
  await waitFor(() => expect(region?.textContent).toContain('Too late, that round is over.'))
  expect(region?.isConnected).toBe(true)
  unmount()
})
