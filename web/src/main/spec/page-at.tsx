import type { Game } from '@highjinks/protocol'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { someChallenge, someGame } from '../../lib/testing/rows.ts'
import { confirmAge } from '../age-gate/gate.ts'
import { App } from '../app.tsx'

interface SeenPage {
  readonly text: string
  readonly links: readonly { readonly name: string; readonly to: string }[]
  readonly title: string
  readonly description: string
}

const game = (id: number, slug: string, name: string): Game =>
  someGame({ id, slug, name, instructions: id === 3 ? 'Roll two dice.' : '' })
const GAMES = [
  game(1, 'truth-or-dare', 'Truth or Dare'),
  game(2, 'spin-the-stash', 'Spin the Stash'),
  game(3, 'high-rollers', 'High Rollers'),
  game(5, 'baked-or-bluffing', 'Baked or Bluffing?'),
]
const CHALLENGE = someChallenge({ id: 'week', endDate: '2099-11-22T23:59:59.999Z' })

const server = fakeServer()
function answerEverything(): void {
  server.reset()
  server.on('GET /api/games', GAMES)
  for (const one of GAMES) server.on(`GET /api/games/${one.id}`, one)
  server.on('GET /api/challenges/current', CHALLENGE)
  server.on('GET /api/challenges/leaderboard?challengeId=week', [])
  server.on('GET /api/site', { origin: window.location.origin, email: 'us@play.example', address: [], socialLinks: [] })
  const failure = { message: 'Game session not found.', code: 'session-not-found' }
  server.on('GET /api/sessions/by-code/ZZZZZZ', failure, 404)
  server.on('GET /api/games/999', { message: 'Game not found', code: 'game-not-found' }, 404)
}

const seen = new Map<string, Promise<SeenPage>>()

/** Returns the page that a guest of age finds at an address; rendered once, however many rows ask. */
export function pageAt(address: string): Promise<SeenPage> {
  const known = seen.get(address) ?? look(address)
  seen.set(address, known)
  return known
}

async function look(address: string): Promise<SeenPage> {
  answerEverything()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.scrollIntoView = () => undefined
  confirmAge()
  document.title = ''
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  )
  await screen.findAllByRole('heading', { level: 1 })
  await waitFor(() => {
    if (document.title === '' || container.querySelector('[aria-busy="true"]')) throw new Error('still coming')
  })
  const named = [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
  const page = {
    text: [container.textContent, ...named].join(' '),
    links: [...container.querySelectorAll('a')].map((link) => ({
      name: link.getAttribute('aria-label') ?? (link.textContent || link.querySelector('img')?.alt) ?? '',
      to: link.getAttribute('href') ?? '',
    })),
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  }
  cleanup()
  return page
}
