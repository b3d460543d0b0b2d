import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberCards } from '../../lib/seen-cards.ts'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { type Invitation, sendLink } from '../../ui/button/send-link.ts'
import { useToasts } from '../../ui/overlay/toast-store.ts'
import { outlets, ShareDialog } from './share-dialog.tsx'
import { closeSharing, shareGame } from './sharing.ts'

const GAME = { id: 3, name: 'High Rollers', slug: 'high-rollers' }
const CLAIM = 'c'.repeat(40)
const server = vi.fn<typeof fetch>()
const onMade = vi.fn<(code: string, claim: string) => void>()
const made = (code: string, shareLink = `http://den/join/${code}`) =>
  new Response(JSON.stringify({ id: 'sABCDEFGHIJKL', code, shareLink, hostClaim: CLAIM }), { status: 201 })

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockReset()
  onMade.mockReset()
})
afterEach(() => {
  cleanup()
  closeSharing()
  vi.unstubAllGlobals()
})

function open() {
  shareGame(GAME, onMade)
  render(<ShareDialog />, { wrapper: MemoryRouter })
}
const link = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Invite link' })
const lastToast = () => useToasts.getState().shown[0]

test('[SHARE-1] opening it makes a session with the defaults, and stores the claim to its host role', async () => {
  server.mockResolvedValueOnce(made('KX7PQT'))
  open()
  expect(linesIn().join(' ')).toContain('Making your invite link...')
  expect((await link()).value).toBe('http://den/join/KX7PQT')
  const [address, request] = server.mock.calls[0] ?? []
  expect(address).toBe('/api/sessions/share')
  expect(request?.body).toBe(
    JSON.stringify({ gameId: 3, settings: { intensity: 'Medium', duration: '30min', numPlayers: 4 } }),
  )
  expect(onMade).toHaveBeenCalledExactlyOnceWith('KX7PQT', CLAIM)
})

test('[SEEN-3] gives the new session the cards this browser has seen', async () => {
  rememberCards(['truth-mild-101'])
  server.mockResolvedValueOnce(made('KX7PQT'))
  open()
  await link()
  expect(server.mock.calls[0]?.[1]?.body).toContain('"seen":"truth-mild=2t"')
})

test('[SHARE-1] without a link in the answer the code makes one', async () => {
  server.mockResolvedValueOnce(made('KX7PQT', ''))
  open()
  expect((await link()).value).toBe(`${window.location.origin}/join/KX7PQT`)
})

test('[SHARE-8] a link without a code is a link', async () => {
  server.mockResolvedValueOnce(new Response(JSON.stringify({ shareLink: 'http://den/join/KX7PQT' })))
  open()
  expect((await link()).value).toBe('http://den/join/KX7PQT')
  expect(screen.queryByText('Game code')).toBeNull()
  expect(screen.getByRole('link', { name: 'Take your seat' }).getAttribute('href')).toBe('/join/KX7PQT')
})

test("[SHARE-2] a failure says so, and 'Try Again' tries again", async () => {
  server.mockResolvedValueOnce(new Response('', { status: 500 })).mockResolvedValueOnce(made('KX7PQT'))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to create invite link. Please try again.')
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect((await link()).value).toBe('http://den/join/KX7PQT')
})

test("[SHARE-3] 'Generate New Link' makes another session", async () => {
  server.mockResolvedValueOnce(made('KX7PQT')).mockResolvedValueOnce(made('BCDFGH'))
  open()
  await link()
  fireEvent.click(screen.getByRole('button', { name: 'Generate New Link' }))
  await waitFor(async () => expect((await link()).value).toBe('http://den/join/BCDFGH'))
  expect(onMade.mock.calls.map(([code]) => code)).toEqual(['KX7PQT', 'BCDFGH'])
})

test('[SHARE-4] an answer that arrives after closing opens nothing, and its claim is stored', async () => {
  let reply: (response: Response) => void = () => {}
  server.mockReturnValueOnce(new Promise((resolve) => (reply = resolve)))
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  reply(made('KX7PQT'))
  await waitFor(() => expect(onMade).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
})

const INVITATION: Invitation = { title: 'Play', text: 'Come & play:', url: 'http://den/join/KX7PQT' }

test("[SHARE-5] uses the share sheet if there is one; a change of mind isn't a failure", async () => {
  const share = vi.fn<() => Promise<void>>()
  vi.stubGlobal('navigator', { share })
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  const before = lastToast()
  await sendLink(INVITATION)
  expect(lastToast()).toBe(before)
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await sendLink(INVITATION)
  expect(lastToast()).toMatchObject({
    title: 'Sharing failed',
    text: "Couldn't share the link. Try copying it manually instead.",
  })
})

test('[SHARE-5] copies the link if there is none', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await sendLink(INVITATION)
  expect(writeText).toHaveBeenCalledWith('http://den/join/KX7PQT')
  expect(lastToast()).toMatchObject({ title: 'Link copied', text: 'Game invite link has been copied to clipboard' })
})

test('[SHARE-6] three outside windows, with the text encoded for an address', () => {
  expect(outlets(INVITATION).map(({ href }) => href)).toEqual([
    'https://wa.me/?text=Come%20%26%20play%3A%20http%3A%2F%2Fden%2Fjoin%2FKX7PQT',
    'https://www.facebook.com/sharer/sharer.php?u=http%3A%2F%2Fden%2Fjoin%2FKX7PQT',
    'https://x.com/intent/post?text=Come%20%26%20play%3A&url=http%3A%2F%2Fden%2Fjoin%2FKX7PQT',
  ])
})
