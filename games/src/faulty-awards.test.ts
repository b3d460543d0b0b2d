import { afterEach, expect, test, vi } from 'vitest'
import { FROM_STANDINGS } from './kit/award-titles.ts'
import type { Game } from './kit/index.ts'
import { required } from './kit/index.ts'
import { GAMES } from './register.ts'
import { Rehearsal } from './testing/rehearsal.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(Object.entries<Game>(GAMES))('[CONF-16] %s shows its podium without awards that throw', (_slug, game) => {
  const evening = new Rehearsal<Game>(game, { seed: 11, seats: 3, isTrusted: true })
  evening.run()
  const whole = game.view(evening.state)
  expect(whole.awards).toHaveLength(3)
  vi.spyOn(required(FROM_STANDINGS[0]), 'fits').mockImplementation(() => {
    throw new Error('awards are broken')
  })
  expect(game.view(evening.state)).toEqual({ ...whole, awards: [] })
  expect(() => game.awards(evening.state)).toThrow('awards are broken')
})
