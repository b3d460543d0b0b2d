import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { someGame, someUser } from '../../lib/testing/rows.ts'
import { keepUser, logout } from '../../pages/account/account.ts'
import { Frame } from './frame.tsx'
import { pageKeyOf } from './frame-kind.ts'

const GAME = someGame()

beforeAll(() => {
  // jsdom knows the element but not its methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
})
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify([GAME]))))
})
afterEach(() => {
  cleanup()
  logout()
})

function open(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Frame isBehind={false}>
        <main>
          <Link to="/about">away</Link>
        </main>
      </Frame>
    </MemoryRouter>,
  )
}
const sidebar = () => screen.getByRole('complementary', { name: 'Sidebar' })

test.each([
  ['/', true, true, true],
  ['/game/3', true, true, true],
  ['/multiplayer/3', true, true, true],
  ['/multiplayer/sABCDEFGHIJKL', true, true, false],
  ['/play/sABCDEFGHIJKL', false, true, false],
  ['/gameplay/3', false, true, false],
])(
  '[FRAME-1] %s has header %s, sidebar %s, the whole footer %s, and no second main',
  (address, header, aside, footer) => {
    open(address)
    expect(screen.queryByRole('banner') !== null).toBe(header)
    expect(screen.queryByRole('complementary') !== null).toBe(aside)
    const links = screen.getByRole('contentinfo')
    expect(within(links).queryByText('Quick Links') !== null).toBe(footer)
    expect(
      within(links)
        .getByRole('link', { name: /Disclaimer$/ })
        .getAttribute('href'),
    ).toBe('/disclaimer')
    expect(screen.getAllByRole('main')).toHaveLength(1)
  },
)

test("[FRAME-1] a session's lobby and table are one scene; two sessions, and a game to host, aren't", () => {
  expect(pageKeyOf('/multiplayer/sABCDEFGHIJKL')).toBe(pageKeyOf('/play/sABCDEFGHIJKL'))
  expect(pageKeyOf('/play/sABCDEFGHIJKL')).not.toBe(pageKeyOf('/play/sXBCDEFGHIJKL'))
  expect(pageKeyOf('/multiplayer/3')).toBe('/multiplayer/3')
})

test('[FRAME-2] the sidebar folds to icons with their names, and stays that way', () => {
  open('/')
  expect(within(sidebar()).getByText('Weekly Challenge')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }))
  expect(within(sidebar()).queryByText('Weekly Challenge')).toBeNull()
  expect(localStorage.getItem('sidebarCollapsed')).toBe('true')
  cleanup()
  open('/')
  expect(within(sidebar()).getByRole('link', { name: 'Weekly Challenge' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }))
  expect(localStorage.getItem('sidebarCollapsed')).toBe('false')
})

test.each(['/multiplayer/sABCDEFGHIJKL', '/play/sABCDEFGHIJKL', '/gameplay/3'])(
  "[FRAME-2] at %s the sidebar is folded, and toggling it there isn't stored",
  (address) => {
    open(address)
    expect(within(sidebar()).queryByText('Weekly Challenge')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }))
    expect(within(sidebar()).getByText('Weekly Challenge')).toBeTruthy()
    expect(localStorage.getItem('sidebarCollapsed')).toBeNull()
  },
)

test.each([
  ['/', 'Home'],
  ['/games', 'Games'],
  ['/game/3', 'Games'],
  ['/setup/3', 'Games'],
  ['/join/BCDFGH', 'Join Game'],
  ['/challenges', 'Weekly Challenge'],
  ['/auth', 'Sign In'],
])('[FRAME-3] also when folded, the item for %s is marked: %s', (address, item) => {
  localStorage.setItem('sidebarCollapsed', 'true')
  open(address)
  const marked = within(sidebar())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(marked.map((link) => link.getAttribute('aria-label'))).toEqual([item])
})

test('[FRAME-3] Games lists the games, and marks the current one', async () => {
  open('/game/3')
  const here = await within(sidebar()).findByRole('link', { name: 'High Rollers' })
  expect(here.getAttribute('aria-current')).toBe('page')
  expect(within(sidebar()).getByRole('link', { name: 'All Games' }).getAttribute('aria-current')).toBeNull()
  fireEvent.click(within(sidebar()).getByRole('button', { name: 'Games' }))
  expect(within(sidebar()).queryByRole('link', { name: 'High Rollers' })).toBeNull()
})

test('[FRAME-3] the bottom says Sign In to a guest and Profile to a member', () => {
  const { unmount } = open('/')
  expect(within(sidebar()).getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
  unmount()
  keepUser(someUser())
  open('/')
  expect(within(sidebar()).getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile')
})

test('[FRAME-4] the drawer closes on a press beside it and on navigation', async () => {
  open('/')
  const drawer = () => screen.queryByRole('dialog', { name: 'Menu' })
  const openDrawer = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    return screen.findByRole('dialog', { name: 'Menu' })
  }
  const opened = await openDrawer()
  fireEvent.click(within(opened).getByRole('navigation'))
  expect(drawer()).toBe(opened)
  fireEvent.click(opened)
  expect(drawer()).toBeNull()
  await openDrawer()
  fireEvent.click(screen.getByRole('link', { name: 'away' }))
  expect(drawer()).toBeNull()
})

test('[FRAME-4] a phone’s menu leads to the crew that this browser belonged to last', async () => {
  localStorage.setItem('crew', JSON.stringify({ name: 'Sofa Club', link: 'green-otter-bcdfghjk' }))
  const { unmount } = open('/')
  const openMenu = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    return within(await screen.findByRole('dialog', { name: 'Menu' }))
  }
  const link = (await openMenu()).getByRole('link', { name: 'Your crew: Sofa Club' })
  expect(link.getAttribute('href')).toBe('/c/green-otter-bcdfghjk')
  unmount()
  localStorage.setItem('crew', JSON.stringify({ name: 'Sofa Club', link: '/elsewhere.example' }))
  open('/')
  expect((await openMenu()).queryByRole('link', { name: /Your crew/ })).toBeNull()
})
