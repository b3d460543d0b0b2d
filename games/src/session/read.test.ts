import { nameKey } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { GAMES, gameBySlug } from '../register.ts'
import { advanceClock, decideCommand, readSession, type Session, view } from './index.ts'
import first from './stored/1.json' with { type: 'json' }

const rows = Object.entries(first).map(([name, stored]) => ({ name, stored: structuredClone(stored) }))
const context = { now: 1_000_000 + 60_000, random: () => 0.5 }
/** A newer game has no older version. */
const running = Object.keys(GAMES).flatMap((slug) => {
  const stored: unknown = Reflect.get(first, `playing-${slug}`)
  return stored === undefined ? [] : [{ slug, stored }]
})

describe('sessions stored by an older version', () => {
  it.each(rows)('[LAYOUT-1] $name is read, and the same again when it is stored anew', ({ stored }) => {
    const read = readSession(stored)
    expect(read.schema).toBe(2)
    expect(readSession(JSON.parse(JSON.stringify(read)))).toEqual(read)
    expect(read.seats.map((seat) => seat.id)).toEqual(stored.seats.map((seat) => seat.id))
    expect(new Set(read.seats.map((seat) => seat.look.color)).size).toBe(read.seats.length)
    expect(new Set(read.seats.map((seat) => seat.look.hat)).size).toBe(read.seats.length)
    for (const seat of read.seats) expect(seat).toMatchObject({ wasClaimed: true, canBeNamed: true, tonight: 0 })
    expect(read.used).toEqual(stored.used)
    expect(view(read).players.length).toBeGreaterThan(0)
  })

  it.each(running)('[LAYOUT-2] $slug goes on, or closes its table and says why', ({ stored }) => {
    const read = readSession(stored)
    if (read.table) expect(read.status).toBe('playing')
    else expect([read.status, view(read).session.notice]).toEqual(['lobby', 'new-rules'])
    const later = advanceClock(read, context)
    expect(later.ok).toBe(true)
  })

  it("[LAYOUT-3] muted topics stay muted under today's names", () => {
    const bert = readSession(first.lobby).seats.find((seat) => seat.id === 'bert')
    expect(bert?.muted).toContain('exes')
    expect(bert?.muted.length).toBeGreaterThan(1)
  })

  it("[LAYOUT-1] anything that isn't a session is a fault", () => {
    for (const broken of [null, 7, {}, { ...first.lobby, schema: 3 }, { ...first.lobby, seats: 'none' }])
      expect(() => readSession(broken)).toThrow()
  })
})

describe('a table that its game cannot read any more', () => {
  const broken = (): Session => {
    const read = readSession(first['playing-truth-or-dare'])
    return readSession({ ...read, table: { slug: 'truth-or-dare', state: { stage: 'of another time' } } })
  }

  it('[LAYOUT-2] is closed, and everyone is back in the lobby and told', () => {
    const closed = broken()
    expect(closed).toMatchObject({ status: 'lobby', table: null, notice: 'new-rules', pausedAt: null })
    expect(view(closed).players.map((player) => player.id)).toEqual(['anna', 'bert', 'cleo'])
    expect(advanceClock(closed, context).ok).toBe(true)
  })

  it('[LAYOUT-2] is forgotten with the next game', () => {
    const closed = broken()
    const started = decideCommand(
      closed,
      { seat: 'anna', freshId: () => 'none', keyOf: nameKey },
      { type: 'start' },
      context,
    )
    expect(started.ok && view(started.state).session.notice).toBeNull()
  })

  it('[LAYOUT-2] so is that of a game which is no longer in the library', () => {
    const read = readSession(first['playing-truth-or-dare'])
    const closed = readSession({ ...read, table: { slug: 'no-such-game', state: {} } }, ['no-such-game'])
    expect([closed.status, closed.notice, gameBySlug('no-such-game')]).toEqual(['lobby', 'new-rules', null])
  })
})
