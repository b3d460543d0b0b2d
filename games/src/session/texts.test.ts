import { expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'
import { textsIn } from './command.ts'

const OWN = { type: 'move', cue: 1, move: { type: 'own', card: 'fact-mild-001', text: 'two left boots' } } as const

it('[WORD-2] of a command only what a person typed in it is looked at, and of a move what its game reads', () => {
  const party = namedSession(['anna', 'bert', 'cleo'], { slug: 'baked-or-bluffing' })
  const read = (intent: Parameters<typeof textsIn>[1]) => textsIn(party.session, intent)
  expect(read({ type: 'offer', kind: 'never', text: 'kept a goat' })).toEqual(['kept a goat'])
  expect(read({ type: 'start' })).toEqual([])
  expect(read(OWN)).toEqual([])
  party.says('anna', { type: 'start' })
  party.waits(1.5)
  expect(read(OWN)).toEqual(['two left boots'])
  expect(read({ ...OWN, move: { type: 'vote', vote: 'legit' } })).toEqual([])
  expect(read({ type: 'offer', kind: 'never', text: 'kept a goat' })).toEqual(['kept a goat'])
  expect(read({ type: 'pause' })).toEqual([])
})
