import { existsSync } from 'node:fs'
import { game, slugOf } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import { CATALOGUE } from './catalogue.ts'

test.each(CATALOGUE.map((one) => [one.name, one] as const))(
  '[GAMES-1] %s is whole, its address comes from its name, and it has a cover',
  (_name, one) => {
    expect(game.parse(one)).toEqual(one)
    expect(slugOf(one.name)).toBe(one.slug)
    expect(one.minPlayers).toBeLessThanOrEqual(one.maxPlayers)
    expect(existsSync(new URL(`../../../web/public${one.imageUrl}`, import.meta.url))).toBe(true)
  },
)

test('[GAMES-1] no two games share an id', () => {
  expect(new Set(CATALOGUE.map((one) => one.id)).size).toBe(CATALOGUE.length)
})
