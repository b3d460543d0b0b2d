import { GAMES, type Slug } from '@highjinks/games'
import { describe, expect, test } from 'vitest'
import { playEvening } from '../../show/jester/testing/play-evening.ts'
import { gameOf } from '../game-of.ts'
import { answersOf, callOf } from './guess-of.ts'

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dag']

interface Told {
  readonly values: readonly string[]
  readonly right: readonly string[]
}

/** Collects every question of a game with a result, by kind without the part that tells two apart. */
async function toldCalls(slug: Slug, seed: number): Promise<ReadonlyMap<string, readonly Told[]>> {
  const game = gameOf(slug)
  if (!game) throw new Error(slug)
  const { boards } = await game.screen.load()
  const told = new Map<string, readonly Told[]>()
  const open = new Map<string, readonly string[]>()
  const counted = new Set<string>()
  for (const { table, players } of playEvening(slug, NAMES, seed)) {
    if (!table) continue
    const keyOf = (kind: string) => `${table.round} ${table.turn} ${kind}`
    const answers = answersOf(boards, table)
    const call = callOf(boards, table, players)
    if (call) {
      const asked = boards.balcony?.ask(table)
      if (asked?.about === call.kind)
        expect(asked.options.map(({ value }) => value)).toEqual(call.options.map(({ value }) => value))
      if (asked) counted.add(asked.about === call.kind ? 'same' : asked.about)
      expect([call.kind, answers[call.kind]]).toEqual([call.kind, undefined])
      open.set(
        keyOf(call.kind),
        call.options.map(({ value }) => value),
      )
    }
    for (const [kind, right] of Object.entries(answers)) {
      const values = open.get(keyOf(kind))
      if (!values || !right) continue
      open.delete(keyOf(kind))
      const [name = ''] = kind.split(' ')
      told.set(name, [...(told.get(name) ?? []), { values, right }])
    }
  }
  // A balcony has no question that spectators aren't asked
  expect([...counted]).toEqual(boards.balcony ? ['same'] : [])
  return told
}

const KINDS: { readonly [S in Slug]?: readonly string[] } = {
  'truth-or-dare': ['choice', 'card', 'verdict', 'finger'],
  'high-rollers': ['keep', 'name', 'wild', 'pick', 'verdict', 'winner'],
  'spin-the-stash': ['pick', 'verdict', 'winner', 'finger', 'line'],
  'roll-and-react': ['scene', 'favorite'],
  'baked-or-bluffing': ['vote'],
  'never-have-i-ever': ['count'],
  'puff-puff-pass-truths': ['lie'],
}

describe.each(Object.keys(GAMES) as Slug[])('%s', (slug) => {
  test('[GHOST-1] [GHOST-2] every question gets a result later, which was among its options', async () => {
    const told = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => toldCalls(slug, seed)))
    for (const kind of KINDS[slug] ?? []) {
      const all = told.flatMap((one) => one.get(kind) ?? [])
      expect([kind, all.some(({ right }) => right.length > 0)]).toEqual([kind, true])
      for (const { values, right } of all) {
        expect(new Set(values).size).toBe(values.length)
        // one finger, one name, or the only line that anyone wrote
        expect(values.length).toBeGreaterThan(['finger', 'name', 'line'].includes(kind) ? 0 : 1)
        expect(values).toEqual(expect.arrayContaining([...right]))
      }
    }
  })
})
