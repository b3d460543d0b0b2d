import { describe, expect, it } from 'vitest'
import { namedSession } from '../testing/named-session.ts'
import { session as schema } from './session.ts'

describe('a session of an earlier edition', () => {
  const { session } = namedSession(['anna', 'bert'])
  const { distance: _, ...former } = session.settings
  const seats = session.seats.map((seat) => ({ ...seat, muted: ['exes', 'consumption'] }))

  it('[CHIP-1] has muted both cannabis and food if it muted the one chip they were', () => {
    expect(schema.parse({ ...session, seats }).seats[0]?.muted).toEqual(['exes', 'cannabis', 'food'])
  })

  it('[CHIP-1] still gets the question about distance', () => {
    expect(schema.parse({ ...session, settings: former }).settings.distance).toBeNull()
  })
})
