import type { Settings } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'
import { textsIn } from './texts.ts'

const THREE = ['anna', 'bert', 'cleo'] as const
const OWN = { type: 'move', cue: 1, move: { type: 'own', card: 'fact-mild-001', text: 'two left boots' } } as const
const OFFER = { type: 'offer', kind: 'never', text: 'kept a goat' } as const

it('[WORD-2] checks only the text a person typed in a command, and in a move the parts its game reads', () => {
  const party = namedSession(THREE, { slug: 'baked-or-bluffing' })
  const read = (intent: Parameters<typeof textsIn>[1]) => textsIn(party.session, intent).map(({ text }) => text)
  expect(read(OFFER)).toEqual(['kept a goat'])
  expect(read({ type: 'start' })).toEqual([])
  expect(read(OWN)).toEqual([])
  party.says('anna', { type: 'start' })
  party.waits(1.5)
  expect(read(OWN)).toEqual(['two left boots'])
  expect(read({ ...OWN, move: { type: 'vote', vote: 'legit' } })).toEqual([])
  expect(read(OFFER)).toEqual(['kept a goat'])
  expect(read({ type: 'pause' })).toEqual([])
})

it.each<[Settings['intensity'], watchers: number, isAmongFriends: boolean]>([
  ['Medium', 0, true],
  ['Intense', 1, true],
  // Someone watches besides the room's own screen
  ['Intense', 2, false],
  ['Mild', 0, false],
])('[WORD-5] at %s with %i watching a line is among friends: %s', (intensity, watchers, isAmongFriends) => {
  const { session } = namedSession(THREE, { settings: { intensity } })
  expect(textsIn({ ...session, watchers }, OFFER)).toEqual([{ text: 'kept a goat', isAmongFriends }])
})

it('[WORD-5] holds a line for quoting to the standard of public text', () => {
  const { session } = namedSession(THREE)
  const card = { id: 'line-medium-1', text: 'Say it.', topics: [] }
  const starter = { ...card, intensity: 'Medium' as const, heat: 1 as const, family: 'confessions' as const }
  const said = { id: 'l1', author: 'bert', text: 'Fuck all', starter, heardBy: [], votes: 2, mayQuote: false }
  const quoted = (isAllowed: boolean) =>
    textsIn({ ...session, written: [said] }, { type: 'move', cue: 1, move: { type: 'quote', line: 'l1', isAllowed } })
  expect(quoted(true)).toEqual([{ text: 'Fuck all', isAmongFriends: false }])
  expect(quoted(false)).toEqual([])
})
