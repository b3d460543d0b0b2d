import { existsSync } from 'node:fs'
import { game } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import { parse } from 'zod/mini'
import { CATALOGUE } from './catalogue.ts'

test.each(CATALOGUE.map((one) => [one.name, one] as const))('[REST-1] %s is whole and has a cover', (_name, one) => {
  expect(parse(game, one)).toEqual(one)
  expect(one.minPlayers).toBeLessThanOrEqual(one.maxPlayers)
  expect(existsSync(new URL(`../../web/public${one.imageUrl}`, import.meta.url))).toBe(true)
})

test('[REST-1] no two games share an id', () => {
  expect(new Set(CATALOGUE.map((one) => one.id)).size).toBe(CATALOGUE.length)
})
