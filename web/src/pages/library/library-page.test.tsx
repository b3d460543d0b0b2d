import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someGame, someUser } from '../../lib/testing/rows.ts'

const game = (id: number, name: string) => someGame({ id, name, slug: name.toLowerCase() })
const GAMES = [game(1, 'Talk'), game(2, 'Wheel'), game(3, 'Dice'), game(4, 'Acts')]
const server = vi.fn<typeof fetch>()
const scrollIntoView = vi.fn<() => void>()
const scrollBy = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(Element.prototype, { scrollIntoView, scrollBy })
  server.mockReset().mockImplementation(() => Promise.resolve(new Response(JSON.stringify(GAMES))))
  scrollIntoView.mockClear()
  scrollBy.mockClear()
})
afterEach(cleanup)

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{`${pathname}${search}`}</output>
}

/** The catalog is read once and kept, so every test opens a fresh page. */
async function open(address = '/games') {
  const { LibraryPage } = await import('./library-page.tsx')
  render(
    <MemoryRouter initialEntries={[address]}>
      <LibraryPage />
      <Address />
    </MemoryRouter>,
  )
}
const address = () => screen.getByLabelText('address').textContent
const names = () => screen.getAllByRole('link', { name: /^Play Now/ }).map((link) => link.getAttribute('aria-label'))
const ready = () => screen.findAllByRole('link', { name: /^Play Now/ })

test('[LIB-1] eight empty cards hold the place while the games load', async () => {
  server.mockReset().mockReturnValue(new Promise(() => {}))
  await open()
  const section = screen.getByRole('region', { name: 'All Games' })
  expect(section.getAttribute('aria-busy')).toBe('true')
  expect(section.querySelectorAll('.aspect-4\\/3')).toHaveLength(8)
})

test('[LIB-2] a tile filters, leads down to the grid, and the address says so', async () => {
  await open()
  await ready()
  expect(names()).toHaveLength(4)
  fireEvent.click(screen.getByRole('button', { name: 'Dice' }))
  expect(names()).toEqual(['Play Now: Dice'])
  expect(address()).toBe('/games?category=Dice')
  expect(scrollIntoView).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'All Games' }))
  expect(names()).toHaveLength(4)
  expect(address()).toBe('/games')
  expect(scrollIntoView).toHaveBeenCalledTimes(2)
})

test('[LIB-2] category and layout come from the address, and the controls change them', async () => {
  await open('/games?category=Spinner&view=list')
  await ready()
  expect(names()).toEqual(['Play Now: Wheel'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'List' }).checked).toBe(true)
  fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'Acting' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Grid' }))
  expect(names()).toEqual(['Play Now: Acts'])
  expect(address()).toBe('/games?category=Acting')
})

test("[LIB-2] a category that doesn't exist filters nothing", async () => {
  await open('/games?category=Chess&view=cube')
  await ready()
  expect(names()).toHaveLength(4)
})

test('[LIB-3] the two buttons move the row by 400 pixels', async () => {
  await open()
  await ready()
  fireEvent.click(screen.getByRole('button', { name: 'Next games' }))
  fireEvent.click(screen.getByRole('button', { name: 'Previous games' }))
  expect(scrollBy.mock.calls.map(([{ left }]) => left)).toEqual([400, -400])
})

test('[LIB-5] the games come first, and every poster word has its fact beside it', async () => {
  await open()
  await ready()
  const strip = screen.getByRole('region', { name: 'Featured games' })
  const why = screen.getByRole('region', { name: /^Why choose/ })
  const order = strip.compareDocumentPosition(why) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(order).toBeTruthy()
  for (const text of [
    '5+',
    '100+',
    '2-20',
    '100%',
    'Seven. We stopped counting at five',
    'Twenty on one phone, eight online',
  ])
    expect(screen.getByText(text)).toBeTruthy()
})

test('[LIB-5] its two invitations lead a guest to sign-up, and a member to the games', async () => {
  await open()
  await ready()
  const leads = (name: RegExp) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
  expect(leads(/^(Sign Up Free|Get Started Now)$/)).toEqual(['/auth?mode=register', '/auth?mode=register'])
  const { keepUser } = await import('../account/account.ts')
  act(() => keepUser(someUser()))
  expect(leads(/^Pick a Game$/)).toEqual(['/games#all-games', '/games#all-games'])
  expect(screen.queryByRole('link', { name: /^(Sign Up Free|Get Started Now)$/ })).toBeNull()
})

test('[LIB-4] [CALL-9] a failed list is logged, says what failed, and is retried on request', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  server.mockReset().mockResolvedValueOnce(new Response('', { status: 503 }))
  await open()
  await screen.findByText('Failed to fetch games')
  expect(screen.getByText(/^It should be back in a moment/)).toBeTruthy()
  // No endless spinner, and no count of something unknown
  expect(screen.queryByRole('region', { name: 'Featured games' })).toBeNull()
  expect(screen.queryByText('0 games')).toBeNull()
  expect(logged.mock.calls[0]).toMatchObject(['Failed to fetch games', { status: 503 }])
  logged.mockRestore()
  server.mockResolvedValueOnce(new Response(JSON.stringify(GAMES)))
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await ready()).toHaveLength(4)
})
