import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { shown } from '../../show/testing/shown.ts'

const server = fakeServer()
beforeEach(() => {
  vi.resetModules()
  server.reset()
})
afterEach(cleanup)

async function open(me = 'anna', hidesCode = false) {
  const { InviteSheet } = await import('./invite-sheet.tsx')
  const { view } = shown(1)
  const session = { ...view.session, settings: { ...view.session.settings, hidesCode } }
  render(<InviteSheet view={{ ...view, session }} me={me} send={() => {}} onClose={() => {}} />, {
    wrapper: MemoryRouter,
  })
}

test('[LOBBY-14] a phone with a share sheet uses it for link and code', async () => {
  const share = vi.fn<(what: ShareData) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', { share })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Share invite' }))
  expect(share).toHaveBeenCalledWith({
    title: 'Play with me',
    text: 'Come play Highjinks with us. The code is BCDFGH:',
    url: 'http://localhost:3000/join/BCDFGH',
  })
})

test('[LOBBY-14] without one, link and code are copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await open()
  const { EntrySign } = await import('./entry-sign.tsx')
  render(<EntrySign view={shown(1).view} me="anna" send={() => {}} onInvite={() => {}} />)
  const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true })
  expect(screen.queryByRole('button', { name: 'Share invite' })).toBeNull()
  fireEvent.click(button('Copy link'))
  fireEvent.click(button(/^Copy code/))
  await screen.findAllByText('Copied')
  expect(writeText.mock.calls.flat()).toEqual(['http://localhost:3000/join/BCDFGH', 'BCDFGH'])
})

test('[STREAM-2] a hidden code is neither in the link nor in the lobby’s sign, and copying still works', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await open('anna', true)
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Share link' })
  expect(link.value).toBe('http://localhost:3000/join/······')
  const cover = screen.getByRole('button', { name: 'Hold to see the code' })
  fireEvent.pointerDown(cover)
  expect(link.value).toBe('http://localhost:3000/join/BCDFGH')
  fireEvent.pointerUp(cover)
  expect(link.value).toBe('http://localhost:3000/join/······')
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findAllByText('Copied')
  expect(writeText.mock.calls.flat()).toEqual(['http://localhost:3000/join/BCDFGH'])
})

test('[LOBBY-21] the QR code grows on a tap', async () => {
  await open()
  const picture = screen.getByRole('button', { name: 'Large QR code' })
  fireEvent.click(picture)
  expect(picture.getAttribute('aria-pressed')).toBe('true')
  // Only the host has the lock.
  expect(screen.queryByRole('switch')).toBeNull()
})

test.each([
  ['https://play.example', 'https://play.example/join/BCDFGH'],
  ['http://192.168.1.7:3000', 'http://192.168.1.7:3000/join/BCDFGH'],
  // Behind a proxy with https the server may not know about that; the browser does.
  ['https://localhost:3000', 'http://localhost:3000/join/BCDFGH'],
  ['nonsense', 'http://localhost:3000/join/BCDFGH'],
])('[LOBBY-15] the link is the server’s: %s', async (origin, link) => {
  server.on('GET /api/site', { origin, email: null, address: [], socialLinks: [] })
  await open()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Share link').value).toBe(link))
})
