import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirmAge } from './age-gate/gate.ts'
import { App } from './app.tsx'

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')))
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  scrollTo.mockClear()
})
afterEach(cleanup)

function open(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  )
}
const gate = () => screen.queryByRole('dialog', { name: 'Age Verification' })

// The order matters: no one has confirmed before the first test that does.
test.each(['/', '/games', '/join/BCDFGH', '/play/sABCDEFGHIJKL'])(
  '[GATE-1] the gate covers %s, and nothing behind it can be reached',
  (address) => {
    const { container } = open(address)
    expect(gate()).not.toBeNull()
    expect(container.querySelector('[inert]')?.contains(container.querySelector('#content'))).toBe(true)
  },
)

test.each(['/terms', '/disclaimer'])('[GATE-2] %s can be read before accepting it', async (address) => {
  open(address)
  expect(gate()).toBeNull()
  await screen.findByRole('heading', { level: 1 })
})

test.each(['/no/such/place', '/game/3.5', '/some.thing'])(
  '[FRAME-7] %s, an address without a page, says so',
  async (address) => {
    confirmAge()
    open(address)
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })
    expect(document.title).toBe('Page Not Found · Highjinks')
  },
)

test('[FRAME-5] another page starts at the top with its heading in focus; the first one is left alone', async () => {
  confirmAge()
  open('/not-found')
  const first = await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })
  expect(scrollTo).not.toHaveBeenCalled()
  expect(document.activeElement).not.toBe(first)
  fireEvent.click(screen.getAllByRole('link', { name: 'Legal Disclaimer' })[0] ?? first)
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  expect(document.activeElement).not.toBe(first)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test('[FRAME-5] leaving before the first page has loaded starts at the top as well', async () => {
  confirmAge()
  open('/contact')
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Legal Disclaimer' }))
  await screen.findByRole('heading', { level: 1, name: 'Legal Disclaimer' })
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }))
})

test('[FRAME-6] a link to an anchor scrolls to it, and again when pressed again', async () => {
  confirmAge()
  const scrolled = vi.fn<(this: Element) => void>()
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.call(this)
  }
  open('/#how-to-play')
  await waitFor(() => expect(scrolled.mock.contexts.map((element) => element.id)).toEqual(['how-to-play']))
})

test('[FRAME-5] a page fades in for 300 ms, except the first one of a visit', async () => {
  confirmAge()
  open('/contact')
  const first = await screen.findByRole('heading', { level: 1 })
  expect(first.closest('.animate-fade')).toBeNull()
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Legal Disclaimer' }))
  const second = await screen.findByRole('heading', { level: 1, name: 'Legal Disclaimer' })
  expect(second.closest('.animate-fade')).not.toBeNull()
  const motion = readFileSync(join(import.meta.dirname, '../ui/look/motion.css'), 'utf8')
  expect(motion).toMatch(/--animate-fade: \S+ 300ms/)
})
