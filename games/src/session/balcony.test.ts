import { BALCONY_FROM, nameKey } from '@highjinks/protocol'
import { describe, expect, test, vi } from 'vitest'
import { randomBelow, required, seeded } from '../kit/index.ts'
import { GAMES, type Slug } from '../register.ts'
import { EVENINGS, seedsFor } from '../testing/evenings.ts'
import { namedSession } from '../testing/named-session.ts'
import { simulatedMove } from '../testing/simulated-move.ts'
import { type AskedBalcony, answerForBalcony, askBalcony } from './balcony.ts'
import { advanceClock, deadlineOf } from './clock.ts'
import { decideCommand } from './command.ts'
import { hand, type Session, view } from './index.ts'
import { applyPresence } from './presence.ts'

const NAMES = ['anna', 'bert', 'cleo', 'dora']
const SLUGS = Object.keys(GAMES) as readonly Slug[]

/** A Baked or Bluffing table at its first statement, with the balcony playing along. */
function atFirstStatement() {
  const room = started('baked-or-bluffing')
  for (let i = 0; i < 200 && askBalcony(room.session) === null; i++) step(room)
  return { room, asked: required(askBalcony(room.session)) }
}

function started(slug: Slug, watchers = 0) {
  const room = namedSession(NAMES, { slug, settings: watchers === 0 ? { balcony: 'guesses' } : {} })
  room.says('anna', { type: 'start' })
  room.waits(10)
  return room
}

type Room = ReturnType<typeof namedSession>

/** One move of somebody who owes one, or time. */
function step(room: Room): void {
  const { waiting } = room.table()
  for (const id of waiting) {
    const move = simulatedMove(room.session, id, seeded(5))
    if (move && room.moves(id, move) === 'ok') return
  }
  room.waits(5)
}

/** Ends the phase, whatever it takes. */
function endPhase(room: Room): void {
  const { cue } = room.table()
  for (let i = 0; i < 100 && room.table().cue === cue; i++) step(room)
}

const say = (session: Session, asked: AskedBalcony, counts: Record<string, number>) => {
  const answered = answerForBalcony(session, asked, counts)
  if (!answered.ok) throw new Error(answered.code)
  return answered.state
}

describe('the balcony as a player', () => {
  test(`[BALCONY-1] it plays along from ${BALCONY_FROM} people on, TVs and bots not counted, and stays for the game`, () => {
    const watched = (watchers: number, tvs: number) => {
      const room = namedSession(NAMES)
      const kept = { seats: new Set(NAMES), watchers, tvs, at: room.now }
      room.says('anna', { type: 'start' })
      room.waits(10)
      const seen = applyPresence(
        room.session,
        { connected: new Set(), kept },
        { now: room.now, random: seeded(1) },
        nameKey,
      )
      return seen.ok ? seen.state : room.session
    }
    expect(view(watched(BALCONY_FROM - 5, 0))).not.toHaveProperty('balcony')
    expect(view(watched(BALCONY_FROM - 4, 1))).not.toHaveProperty('balcony')
    const full = watched(BALCONY_FROM - 4, 0)
    expect(view(full)).toHaveProperty('balcony', { score: 0, right: 0, of: 0, told: null })
    const fewer = applyPresence(
      full,
      { connected: new Set(), kept: { seats: new Set(NAMES), watchers: 0, tvs: 0, at: 0 } },
      { now: 2_000_000, random: seeded(1) },
      nameKey,
    )
    expect(fewer.ok && view(fewer.state)).toHaveProperty('balcony')
  })

  test('[BALCONY-1] the host decides otherwise, and off means that nothing of it is in a view', () => {
    const room = namedSession(NAMES)
    expect(room.view().session.settings).not.toHaveProperty('balcony')
    room.says('anna', { type: 'settings', balcony: 'off' })
    room.says('anna', { type: 'start' })
    room.waits(10)
    expect(room.view()).not.toHaveProperty('balcony')
    expect(askBalcony(room.session)).toBeNull()
  })
})

describe('its answers', () => {
  test.each([
    ['most taps', { baked: 11, legit: 7 }, { said: 'Baked', percent: 61 }],
    ['a tie', { baked: 5, legit: 5 }, null],
    ['fewer than three taps', { baked: 2 }, null],
    ['taps for something that was not asked', { half: 30, baked: 2 }, null],
  ])('[BALCONY-2] %s', (_, counts, told) => {
    const { room, asked } = atFirstStatement()
    endPhase(room)
    const answered = say(room.session, asked, counts)
    const { reveal } = answered.table ? (view(answered).table as unknown as { reveal: { isTrue: boolean } }) : {}
    const isRight = reveal?.isTrue === false
    expect(view(answered).balcony?.told ?? null).toEqual(told && { ...told, isRight })
    expect(view(answered).balcony).toMatchObject(
      told ? { right: isRight ? 1 : 0, of: 1, score: isRight ? 100 : 0 } : { right: 0, of: 0, score: 0 },
    )
    if (!told) expect(answered).toBe(room.session)
  })

  test('[BALCONY-3] show with the outcome and never before', () => {
    const { room, asked } = atFirstStatement()
    const before = JSON.stringify(view(room.session))
    expect(JSON.stringify(view(say(room.session, asked, { baked: 5 })))).toBe(before)
    expect(JSON.stringify(view(say(room.session, asked, { legit: 9 })))).toBe(before)
  })

  test('[BALCONY-4] it answers once, however often the count is handed in, and not after its turn', () => {
    const { room, asked } = atFirstStatement()
    endPhase(room)
    const once = say(room.session, asked, { baked: 4 })
    expect(say(once, asked, { legit: 4 })).toBe(once)
    for (let i = 0; i < 200 && askBalcony(room.session)?.key !== asked.key; i++) {
      const turn = required(askBalcony(room.session) ?? { turn: asked.turn }).turn
      if (turn !== asked.turn) break
      step(room)
    }
    expect(say(room.session, asked, { baked: 4 })).toBe(room.session)
  })
})

test('[BALCONY-5] a view that throws silences the balcony, and the game goes on', () => {
  const { room, asked } = atFirstStatement()
  const broken = vi.spyOn(GAMES['baked-or-bluffing'], 'balcony').mockImplementation(() => {
    throw new Error('a bug in a view')
  })
  endPhase(room)
  const answered = say(room.session, asked, { baked: 5 })
  expect(view(answered).balcony).toEqual({ score: 0, right: 0, of: 0, told: null })
  broken.mockRestore()
})

/** Whatever the balcony has said, nobody can tell before its outcome is out. */
function looksAlike(session: Session, asked: AskedBalcony): void {
  const after = asked.options.map(({ value }) => say(session, asked, { [value]: 5 }))
  const waiting = after.filter(({ balcony }) => balcony?.of === session.balcony?.of)
  const looks = new Set([session, ...waiting].map((one) => JSON.stringify(view(one))))
  if (looks.size > 1) throw new Error(`${asked.about} shows before its outcome`)
}

/** Plays on with random taps of many, and looks at each version before and after an answer. */
function playWithBalcony(slug: Slug, seed: number, look: (before: Session, after: Session) => void) {
  const random = seeded(seed)
  const room = started(slug)
  let { session, now } = room
  let open: AskedBalcony | null = null
  const outcomes = { asked: 0, answers: 0 }
  for (let i = 0; i < 900 && session.status === 'playing'; i++) {
    const asked: AskedBalcony | null = askBalcony(session)
    if (open && open.key !== asked?.key) {
      const counts = Object.fromEntries(open.options.map(({ value }) => [value, randomBelow(9, random)]))
      const after = say(session, open, counts)
      look(session, after)
      looksAlike(session, open)
      session = after
      outcomes.answers++
    }
    if (asked && asked.key !== open?.key) outcomes.asked++
    open = asked
    const context = { now, random }
    const by = session.seats[randomBelow(session.seats.length, random)]?.id ?? ''
    const move = simulatedMove(session, by, random)
    if (move && random() < 0.8) {
      const intent = { type: 'move' as const, cue: session.cue, move }
      const moved = decideCommand(session, { seat: by, freshId: () => 'none', keyOf: nameKey }, intent, context)
      if (moved.ok) session = moved.state
    } else {
      now = Math.max(now + 500, Math.min(deadlineOf(session) ?? now, now + 20_000))
      const ticked = advanceClock(session, { now, random })
      if (ticked.ok) session = ticked.state
    }
  }
  return { session, ...outcomes }
}

describe.each(SLUGS)('%s', (slug) => {
  const seeds = [1, 2, 3, ...seedsFor(`BALCONY ${slug}`, Math.ceil(EVENINGS / 50))]

  test('[BALCONY-5] its tap changes no seat, no table, no clock and no hand', () => {
    const total = { answers: 0, right: 0, of: 0 }
    for (const seed of seeds) {
      const { session, answers } = playWithBalcony(slug, seed, (before, after) => {
        expect({ ...after, balcony: null }).toEqual({ ...before, balcony: null })
        const [seen, then] = [view(before), view(after)]
        expect({ ...then, balcony: null }).toEqual({ ...seen, balcony: null })
        expect(deadlineOf(after)).toBe(deadlineOf(before))
        for (const { id } of before.seats) expect(hand(after, id)).toEqual(hand(before, id))
      })
      total.answers += answers
      total.right += session.balcony?.right ?? 0
      total.of += session.balcony?.of ?? 0
    }
    expect(total.answers).toBeGreaterThan(0)
    expect(total.of).toBeGreaterThan(0)
    expect(total.right).toBeLessThanOrEqual(total.of)
  })

  test('[BALCONY-3] its questions come from the public view: none names anything outside it', () => {
    for (const seed of seeds.slice(0, 2)) {
      playWithBalcony(slug, seed, (before) => {
        const asked = askBalcony(before)
        const shown = JSON.stringify(view(before))
        // Card texts and players are in the view; what remains are words every game knows beforehand.
        for (const { value, said } of asked?.options ?? [])
          if (said === undefined) expect(shown).toContain(JSON.stringify(value))
      })
    }
  })
})
