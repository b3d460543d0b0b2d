import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazily } from '../../lib/lazily.tsx'
import { PatientSpinner } from './patient-spinner.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('[LIVE-13] offers to reload if a piece of the table is late, and still draws it when it comes', async () => {
  vi.useFakeTimers()
  let arrive = (_words: string) => {}
  const words = lazily(() => new Promise<string>((resolve) => void (arrive = resolve)))
  render(
    <Suspense fallback={<PatientSpinner label="Setting up the table" />}>
      <words.Show>{(text) => <p>{text}</p>}</words.Show>
    </Suspense>,
  )
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  await act(async () => {
    arrive('here')
    await vi.advanceTimersByTimeAsync(1000)
  })
  expect([screen.queryByText('here') !== null, screen.queryByRole('button')]).toEqual([true, null])
})
