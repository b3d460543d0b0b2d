import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ToastLayer } from './toast-layer.tsx'
import { toast, useToasts } from './toast-store.ts'

afterEach(cleanup)

test('nothing is mounted before the first toast; then at most one is shown, the newest', async () => {
  const { container } = render(<ToastLayer />)
  expect(container.innerHTML).toBe('')
  act(() => toast({ title: 'Name Required', tone: 'bad' }))
  // The layer's code comes with the first toast, which takes a busy machine longer than the usual second.
  await screen.findByText('Name Required', { exact: true }, { timeout: 5000 })
  act(() => toast({ title: 'Success!', text: 'You have joined the game. Redirecting...' }))
  await screen.findByText('Success!', { exact: true })
  expect(screen.queryByText('Name Required', { exact: true })).toBeNull()
  expect(useToasts.getState().shown).toHaveLength(1)
})

test('dismissing one that is gone already leaves the newer one', () => {
  toast({ title: 'one' })
  const old = useToasts.getState().shown[0]?.id ?? -1
  toast({ title: 'two' })
  useToasts.getState().dismiss(old)
  expect(useToasts.getState().shown.map((shown) => shown.title)).toEqual(['two'])
})
