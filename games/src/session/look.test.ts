import { expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'
import { readSession } from './read.ts'

const looks = (party: ReturnType<typeof namedSession>) => party.view().players.map(({ look }) => look)

it('[LOOK-11] is changed in the lobby, right away for everyone, and to no color or hat that another player has', () => {
  const party = namedSession(['anna', 'bert'])
  expect(party.says('bert', { type: 'look', color: 5, hat: 6, face: 2 })).toBe('ok')
  expect(looks(party)).toEqual([
    { color: 0, hat: 0 },
    { color: 5, hat: 6, face: 2 },
  ])
  expect(party.says('anna', { type: 'look', color: 5, hat: 1 })).toBe('look-taken')
  expect(party.says('anna', { type: 'look', color: 1, hat: 6 })).toBe('look-taken')
  expect(party.says('anna', { type: 'look', color: 0, hat: 7, face: 2 })).toBe('ok')
  expect(party.says('anna', { type: 'look', color: 0, hat: 7 })).toBe('ok')
  expect(looks(party)[0]).toEqual({ color: 0, hat: 7 })
  party.says('anna', { type: 'start' })
  expect(party.says('anna', { type: 'look', color: 3, hat: 3 })).toBe('already-started')
})

it('[LOOK-11] comes along with players who join, if it is free, and returns with players who return', () => {
  const party = namedSession(['anna'])
  expect(party.joins('bert', { look: { color: 4, hat: 0, face: 8 } })).toBe('ok')
  expect(looks(party)[1]).toEqual({ color: 4, hat: 1, face: 8 })
  party.says('bert', { type: 'leave' })
  expect(party.says('anna', { type: 'look', color: 4, hat: 2 })).toBe('ok')
  expect(party.says('bert', { type: 'return' })).toBe('ok')
  expect(looks(party)[1]).toEqual({ color: 0, hat: 1, face: 8 })
  expect(readSession(JSON.parse(JSON.stringify(party.session)))).toMatchObject({ seats: [{}, { look: { face: 8 } }] })
})
