import { afterEach, expect, test, vi } from 'vitest'
import type { Game } from './kit/index.ts'
import { GAMES } from './register.ts'
import { Rehearsal } from './testing/rehearsal.ts'

const awards = vi.hoisted(() => ({ areBroken: false }))
vi.mock(import('./kit/awards.ts'), async (original) => {
  const real = await original()
  const awardsFor: typeof real.awardsFor = (...asked) => {
    if (awards.areBroken) throw new Error('awards are broken')
    return real.awardsFor(...asked)
  }
  return { ...real, awardsFor }
})
afterEach(() => {
  awards.areBroken = false
})

test.each(Object.entries<Game>(GAMES))('[CONF-16] %s shows its podium without awards that throw', (_slug, game) => {
  const evening = new Rehearsal<Game>(game, { seed: 11, seats: 3, isTrusted: true })
  evening.run()
  const whole = game.view(evening.state)
  expect(whole.awards).toHaveLength(3)
  awards.areBroken = true
  expect(game.view(evening.state)).toEqual({ ...whole, awards: [] })
  expect(() => game.awards(evening.state)).toThrow('awards are broken')
})
