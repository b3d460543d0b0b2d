import { type Intent, nameKey } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/index.ts'
import { GAMES, gameBySlug, type Slug } from '../register.ts'
import { namedSession } from '../testing/named-session.ts'
import { simulatedMove } from '../testing/simulated-move.ts'
import { advanceClock, applyPresence, decideCommand, NewerSession, readSession, type Session, view } from './index.ts'

const slugs = Object.keys(GAMES).filter((slug): slug is Slug => gameBySlug(slug) !== null)
const FIELD = 'of-tomorrow'
const stored = (session: unknown): unknown => JSON.parse(JSON.stringify(session))

/** Adds a field that no schema knows to every object. */
function ofTomorrow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ofTomorrow)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, ofTomorrow(part)])
  return Object.fromEntries([...parts, [FIELD, 1]])
}

/** Records by seat or moment have no fields, so in a table's state it only adds where it's safe. */
function withFields({ table, ...room }: Session): unknown {
  const state = Object.entries(Object(table?.state)).map(([name, part]) => [
    name,
    ['stage', 'plan'].includes(name) ? ofTomorrow(part) : part,
  ])
  const marked = { ...table, [FIELD]: 1, state: { ...Object.fromEntries(state), [FIELD]: 1 } }
  return { ...Object(ofTomorrow(room)), table: marked }
}

const evenings = slugs.map((slug) => {
  const evening = namedSession(['anna', 'bert', 'cleo'], { slug, settings: { duration: 'Extended' } })
  evening.says('anna', { type: 'start' })
  evening.waits(2)
  return { slug, session: evening.session }
})

describe('fields that a newer version has added', () => {
  it.each(evenings)('[LAYOUT-4] survive being read and written at every level of $slug', ({ session }) => {
    const written = stored(withFields(session))
    expect(stored(readSession(written))).toEqual(written)
  })

  it.each(evenings)('[LAYOUT-4] survive whatever is done at a table of $slug', ({ session }) => {
    const random = seeded(5)
    let now = 2_000_000
    let played = readSession(stored(withFields(session)))
    const games = played.games
    for (let step = 0; step < 60 && played.games === games && played.status === 'playing'; step++) {
      now += 5000
      const by = played.seats[step % played.seats.length]?.id ?? ''
      const sender = { seat: by, freshId: () => `bot-${step}`, keyOf: nameKey }
      const context = { now, random }
      const move = simulatedMove(played, by, random)
      const intents: (Intent | null)[] = [
        move && { type: 'move', cue: played.cue, move },
        { type: 'heat', level: 2, isHeld: false },
        { type: 'cooler' },
        { type: 'limits', topics: [] },
        { type: step % 2 ? 'resume' : 'pause' },
      ]
      for (const intent of intents) {
        const decided = intent && decideCommand(played, sender, intent, context)
        if (decided?.ok) played = decided.state
      }
      const online = new Set(played.seats.map((seat) => seat.id))
      const present = applyPresence(played, { connected: online, kept: null }, context, nameKey)
      if (present.ok) played = present.state
      const ticked = advanceClock(played, context)
      if (ticked.ok) played = ticked.state
    }
    expect(played.table?.slug).toBe(session.slug)
    const parts = [played, played.settings, played.heat, played.removed, played.table, played.table?.state]
    expect(parts.map((part) => Reflect.get(Object(part), FIELD))).toEqual(parts.map(() => 1))
    expect(played.seats.map((seat) => Reflect.get(seat, FIELD))).toEqual(played.seats.map(() => 1))
    expect(JSON.stringify(view(played))).not.toContain(FIELD)
  })

  it("[LAYOUT-4] changed settings keep one that this version doesn't know", () => {
    const read = namedSession(['anna', 'bert']).session
    const newer = readSession({ ...read, settings: { ...read.settings, [FIELD]: 'on' } })
    const sender = { seat: newer.hostId ?? '', freshId: () => 'none', keyOf: nameKey }
    const changed = decideCommand(newer, sender, { type: 'settings', pace: 'brisk' }, { now: 1, random: () => 0 })
    expect(changed.ok && changed.state.settings).toMatchObject({ pace: 'brisk', [FIELD]: 'on' })
  })
})

describe('a session that only a newer version can play', () => {
  const [{ session: playing } = { session: null }] = evenings
  if (!playing?.table) throw new Error('a game was to run')
  const { table } = playing

  it.each([
    ['a table of newer rules', { ...playing, table: { ...table, rules: 99 } }],
    ['a table of a game that is not here yet', { ...playing, table: { ...table, slug: 'game-of-tomorrow' } }],
    ['a lobby of such a game', { ...playing, table: null, slug: 'game-of-tomorrow', gameId: 99 }],
    ['a newer layout', { ...playing, schema: 3 }],
  ])('[LAYOUT-5] %s is left alone', (_what, newer) => {
    expect(() => readSession(newer)).toThrow(NewerSession)
  })

  it('[LAYOUT-5] a table that says nothing of its rules was played by the first', () => {
    const { rules: _, ...old } = table
    expect(readSession({ ...playing, table: old }).table?.rules).toBe(1)
  })
})
