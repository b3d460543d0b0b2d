import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Poster } from './poster.ts'

const { drawPoster } = vi.hoisted(() => ({ drawPoster: vi.fn<() => Promise<Blob | null>>() }))
vi.mock('./draw-poster.tsx', () => ({ drawPoster }))

const poster: Poster = { title: 'Dares', slug: 'dares', date: 'Today', people: [], line: null }
const saved: string[] = []

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  saved.length = 0
})

async function pressShare(browser: object): Promise<void> {
  const { Share } = await import('./share.tsx')
  drawPoster.mockResolvedValue(new Blob(['png'], { type: 'image/png' }))
  vi.stubGlobal('navigator', browser)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  render(<Share poster={poster} kind="primary" />)
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
}

test('[PODIUM-6] shares the poster as a file where the device can', async () => {
  const share = vi.fn<(what: { files: File[] }) => Promise<void>>().mockResolvedValue()
  await pressShare({ canShare: () => true, share })
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce(), 60_000)
  expect(share.mock.calls[0]?.[0].files[0]?.name).toBe('highjinks-dares.png')
  expect(saved).toEqual([])
})

test("[PODIUM-6] saves it as a picture, and says so, if the device can't share or fails to", async () => {
  await pressShare({})
  await vi.waitFor(() => expect(saved).toEqual(['highjinks-dares.png']), 60_000)
  const { useToasts } = await import('../../ui/overlay/toast-store.ts')
  const text = 'Look for highjinks-dares.png in your Downloads.'
  expect(useToasts.getState().shown[0]).toMatchObject({ title: 'Picture saved', text })
  cleanup()
  await pressShare({ canShare: () => true, share: () => Promise.reject(new Error('no')) })
  await vi.waitFor(() => expect(saved).toHaveLength(2), 60_000)
})

test('[PODIUM-6] closing the share sheet is an answer: nothing is saved', async () => {
  const share = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('', 'AbortError'))
  await pressShare({ canShare: () => true, share })
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce(), 60_000)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(saved).toEqual([])
})
