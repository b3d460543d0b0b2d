import { describe, expect, test } from 'vitest'
import { NO_NETWORK, planFor, SHELL } from './navigation.ts'

const PLANS = [
  ['/', SHELL, false],
  ['/games', SHELL, false],
  ['/games/high-rollers', SHELL, false],
  ['/game/3', SHELL, false],
  ['/how-to-play', SHELL, false],
  ['/auth', SHELL, false],
  ['/auth/reset', SHELL, false],
  ['/profile', SHELL, false],
  ['/nowhere/at/all', SHELL, false],
  ['/setup/3', SHELL, true],
  ['/Setup/3/', SHELL, true],
  ['/gameplay/11', SHELL, true],
  ['/join', NO_NETWORK, false],
  ['/join/BCDFGH', NO_NETWORK, false],
  ['/JOIN/bcdfgh/', NO_NETWORK, false],
  ['/play/sabc', NO_NETWORK, false],
  ['/multiplayer/5', NO_NETWORK, false],
  ['/multiplayer/sabc', NO_NETWORK, false],
  ['/screen', NO_NETWORK, false],
  ['/screen/BCDFGH', NO_NETWORK, false],
  ['/tv', NO_NETWORK, false],
  ['/operator', NO_NETWORK, false],
] as const

describe('[OFFLINE-3] [OFFLINE-9] how a page is opened', () => {
  test.each(PLANS)('%s falls back on %s, and asks nobody first: %s', (path, document, isKeptFirst) => {
    expect(planFor(path)).toEqual({ document, isKeptFirst })
  })

  test.each([
    '/api',
    '/api/games',
    '/socket.io/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/robots.txt',
    '/previews/a.png',
    NO_NETWORK,
  ])('leaves %s to the network', (path) => expect(planFor(path)).toBeNull())
})
