import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useToasts } from '../overlay/toast-store.ts'
import { CopyButton } from './copy-button.tsx'
import { tellCopyFailed } from './send-link.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([3000, 2000])('[SHARE-7] shows that it copied for %i ms', async (copiedMs) => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } })
  render(<CopyButton text="KX7PQT" label="Copy link" copiedMs={copiedMs} />)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  await act(() => vi.advanceTimersByTimeAsync(copiedMs - 10))
  expect(screen.queryAllByText('Copied').length).toBeGreaterThan(0)
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(screen.queryAllByText('Copied')).toEqual([])
})

test('[SHARE-7] reports a failed copy', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } })
  document.execCommand = () => false
  render(<CopyButton text="KX7PQT" label="Copy link" copiedMs={2000} onFailed={tellCopyFailed} />)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(useToasts.getState().shown[0]?.title).toBe('Failed to copy to clipboard')
})
