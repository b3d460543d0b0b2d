import { categoryOf, DURATIONS, PACES, type PlayerId, slugOf } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { type Context, type Game, seeded } from './kit/index.ts'
import { GAMES, gameById, gameBySlug, type Slug } from './register.ts'
import { localRulesInBrief, rulesInBrief } from './rules-in-brief.ts'
import { EVENINGS, seedsFor } from './testing/evenings.ts'
import { Rehearsal, type Script } from './testing/rehearsal.ts'

/** Decision 004: the IDs for which the spec's divisibility rule gives the right category. */
const LIBRARY: Readonly<Partial<Record<Slug, readonly [id: number, category: string]>>> = {
  'truth-or-dare': [1, 'Social'],
  'spin-the-stash': [2, 'Spinner'],
  'high-rollers': [3, 'Dice'],
  'roll-and-react': [4, 'Acting'],
  'baked-or-bluffing': [5, 'Trivia'],
  'never-have-i-ever': [7, 'Social'],
  'puff-puff-pass-truths': [11, 'Social'],
}
/** Phases in which a hand's text must appear nowhere else. Other secrets are choices, which CONF-4 covers. */
const WRITTEN: Readonly<Partial<Record<Slug, readonly string[]>>> = {
  'baked-or-bluffing': ['prepare'],
  'puff-puff-pass-truths': ['write'],
}
/** Moves that everyone is meant to see right away. */
const PUBLIC: ReadonlySet<unknown> = new Set(['shout'])
const rows = Object.entries<Game>(GAMES).map(([slug, game]) => ({ slug, game }))

/** The number of evenings for tests that play each one twice or try every move. */
const SOME = Math.min(12, Math.ceil(EVENINGS / 10))
const FEW = Math.ceil(SOME / 2)
/** The evenings of a game are split into several tests, so that each stays short. */
const AT_A_TIME = 20
const seeds = seedsFor('CONF-2', EVENINGS)
const parts = Array.from({ length: Math.ceil(seeds.length / AT_A_TIME) }, (_, i) => {
  const some = seeds.slice(i * AT_A_TIME, (i + 1) * AT_A_TIME)
  return { some, first: some[0], last: some.at(-1) }
})

/**
 * Two, three or the maximum number of players, at every length, pace and clock. Every other evening, players come
 * and go.
 */
function scriptOf(game: Game, seed: number): Script<Game> {
  const most = game.about.maxPlayers
  const seats = [2, 3, seed % 5 === 0 ? most : Math.min(most, 5)][seed % 3] ?? 2
  const duration = seats > 5 ? 'Quick' : DURATIONS[seed % DURATIONS.length]
  const pace = PACES[seed % PACES.length]
  return {
    seed,
    seats,
    isWild: seed % 2 === 1,
    settings: {
      ...(duration && { duration }),
      ...(pace && { pace }),
      clock: seed % 5 < 2 ? 'soft' : 'hard',
      reveal: seed % 7 < 3 ? 'incognito' : 'open',
    },
  }
}

/**
 * Returns the readable text in a value. If starters run short, several players get the same, which reveals nothing.
 */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 8 && value.includes(' ') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'starters' ? [] : sentences(part)))
}

/** Enough seeds for a fair coin to show both sides. */
const SEEDS = Array.from({ length: 8 }, (_, i) => (i + 1) * 40_503_711)

/**
 * Makes a seat's different moves of one type in one moment, and returns how everyone else sees the table after each.
 */
function appearances(game: Game, evening: Rehearsal<Game>, by: PlayerId): ReadonlyMap<unknown, ReadonlySet<string>> {
  const seen = new Map<unknown, Set<string>>()
  const moves = SEEDS.map((seed) => game.simulate(evening.state, by, seeded(seed)))
  const different = new Map(moves.map((move) => [JSON.stringify(move), move]))
  if (different.size < 2) return seen
  const before = game.view(evening.state)
  for (const move of different.values()) {
    const context: Context = { ...evening.context(by), random: seeded(1) }
    const step = move === null ? null : game.move(evening.state, move, context)
    if (!step?.ok) continue
    const view = game.view(step.state)
    // Secrets are revealed at the end of a phase; that is its purpose.
    if (view.phase !== before.phase || view.since !== before.since) continue
    const others = evening.seats.filter((seat) => seat.id !== by).map((seat) => game.hand(step.state, seat.id))
    const type = typeof move === 'object' && move !== null ? Reflect.get(move, 'type') : null
    seen.set(type, (seen.get(type) ?? new Set()).add(JSON.stringify([view, others])))
  }
  return seen
}

/** Replaces every text in a move with a sentence. */
function scribbledOver(move: unknown): unknown {
  if (typeof move === 'string') return SENTENCE
  if (typeof move !== 'object' || move === null) return move
  if (Array.isArray(move)) return move.map(scribbledOver)
  return Object.fromEntries(
    Object.entries(move).map(([name, part]) => [name, name === 'type' ? part : scribbledOver(part)]),
  )
}
const SENTENCE = 'Anything a person may want to say'

/** Plays a whole evening and checks every change except the first, which sets up the table. */
function watched(game: Game, script: Script<Game>, look: (evening: Rehearsal<Game>) => void = () => {}) {
  let evening: Rehearsal<Game> | null = null
  evening = new Rehearsal<Game>(game, { ...script, watch: () => evening && look(evening) })
  evening.run()
  return evening
}

describe('the library', () => {
  it('[CONF-1] gives each game its own id, and the first seven ids for which the divisibility rule yields the right category', () => {
    const library = Object.values<Game>(GAMES).map(
      ({ about }) => [about.slug, [about.id, categoryOf(about.id)]] as const,
    )
    expect(Object.fromEntries(library)).toMatchObject(LIBRARY)
    expect(new Set(library.map(([, [id]]) => id)).size).toBe(library.length)
  })

  it.each(rows)(
    '[CONF-1] $slug can be found by its id, its slug and the address derived from its name',
    ({ slug, game }) => {
      expect(game.about.slug).toBe(slug)
      expect(gameById(game.about.id)).toBe(game)
      expect(gameBySlug(slug)).toBe(game)
      const spoken = (other: Game) => [other.about.slug, slugOf(other.about.name)]
      expect(rows.filter((row) => spoken(row.game).includes(slugOf(game.about.name)))).toHaveLength(1)
      // The spec's rule drops the ampersand; the web client redirects `/games/roll--react` to the same game.
      expect(slugOf(game.about.name)).toBe(slug === 'roll-and-react' ? 'roll--react' : slug)
      expect(game.about.minPlayers).toBeGreaterThanOrEqual(2)
      expect(game.about.maxPlayers).toBeLessThanOrEqual(20)
      expect(Math.round(game.about.intensity)).toBe(Math.min(5, Math.max(1, game.about.intensity)))
    },
  )

  it.each(rows)('[CONF-1] the description of $slug fits on its library card', ({ game }) => {
    // Three lines on a phone.
    expect(game.about.description.length).toBeLessThanOrEqual(105)
  })
})

describe.each(rows)('$slug', ({ game }) => {
  const keptFor: readonly string[] = WRITTEN[game.about.slug as Slug] ?? []

  it('[CONF-11] states its rules in three lines, each short enough to read from across a room', () => {
    const lines = rulesInBrief(game.about.slug)
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(50)
  })

  it('[CONF-17] if it plays differently on one phone, explains how in a few short sentences', () => {
    const lines = localRulesInBrief(game.about.slug)
    expect(lines.length).toBeLessThanOrEqual(4)
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(100)
  })

  it.each(parts)('[CONF-2] always ends, with a valid state after every change (seeds $first to $last)', ({ some }) => {
    for (const seed of some) {
      const evening = watched(game, scriptOf(game, seed))
      expect(game.deadline(evening.state, evening.settings)).toBeNull()
    }
  })

  it('[CONF-3] the contents of a hand appear in no other hand, and not in the view until they are revealed', () => {
    const leaks: string[] = []
    let written = 0
    for (let seed = 1000; seed < 1000 + SOME; seed++) {
      new Rehearsal<Game>(game, {
        ...scriptOf(game, seed),
        watch: ({ view, hands }) => {
          const shown = JSON.stringify(view)
          const isHidden = keptFor.includes(view.phase)
          for (const [id, hand] of Object.entries(hands)) {
            const elsewhere = JSON.stringify({ ...hands, [id]: null })
            const secrets = isHidden ? sentences(hand).map((text) => JSON.stringify(text).slice(1, -1)) : []
            written += secrets.length
            leaks.push(...secrets.filter((text) => shown.includes(text) || elsewhere.includes(text)))
          }
        },
      }).run()
    }
    expect(leaks).toEqual([])
    expect(written > 0).toBe(keptFor.length > 0)
  })

  it('[CONF-10] text that a person types in a move is returned as text, to be checked', () => {
    for (let seed = 0; seed < FEW; seed++) {
      watched(game, scriptOf(game, seed), (evening) => {
        for (const { id } of evening.seats) {
          const move = scribbledOver(game.simulate(evening.state, id, seeded(seed)))
          const isTaken = game.move(evening.state, move, { ...evening.context(id), random: seeded(1) }).ok
          if (isTaken && JSON.stringify(move).includes(SENTENCE)) expect(game.texts(move)).toContain(SENTENCE)
        }
      })
    }
  })

  it("[CONF-4] no one else can tell a seat's choice before its phase is over", () => {
    const leaks: string[] = []
    let [choices, changes] = [0, 0]
    for (let seed = 2000; seed < 2000 + FEW; seed++) {
      watched(game, scriptOf(game, seed), (evening) => {
        // Each check tries every choice of every seat, so each phase is only checked once.
        if (changes++ % 3 !== 0) return
        for (const seat of evening.seats) {
          for (const [type, looks] of appearances(game, evening, seat.id)) {
            choices++
            if (looks.size > 1 && !PUBLIC.has(type)) leaks.push(`${seed}: ${String(type)} by ${seat.id}`)
          }
        }
      })
    }
    expect(leaks).toEqual([])
    expect(choices).toBeGreaterThan(0)
  })

  it('[CONF-5] refuses an unknown or ill-timed move, from anyone and at any time', () => {
    const known: unknown[] = []
    let refused = 0
    for (const seed of seedsFor('CONF-5', SOME)) {
      watched(game, scriptOf(game, seed), (evening) => {
        const { state } = evening
        for (const seat of evening.seats) {
          const move = game.simulate(state, seat.id, seeded(seed))
          if (move !== null && known.length < 200) known.push(move)
          // The rehearsal has frozen the state: a rule that wrote into it before refusing would throw.
          for (const old of [known[seed % known.length], known[0]]) {
            if (!game.move(state, old, evening.context(seat.id)).ok) refused++
          }
          expect(game.move(state, { type: 'no-such-move' }, evening.context(seat.id)).ok).toBe(false)
        }
        const stranger = game.move(state, known[0], evening.context('stranger'))
        expect(stranger).toEqual({ ok: false, code: game.isOver(state) ? 'wrong-phase' : 'not-playing' })
        expect(game.move(state, known[0], evening.context('clock')).ok).toBe(false)
      })
    }
    expect(refused).toBeGreaterThan(0)
  })

  it('[CONF-6] the same seed and the same moves produce the same game', () => {
    for (const seed of seedsFor('CONF-6', SOME)) {
      const [once, again] = [0, 1].map(() => watched(game, scriptOf(game, seed)).state)
      expect(again).toEqual(once)
    }
  })

  it('[CONF-7] after the end the clock changes nothing and no move is accepted', () => {
    for (const seed of seedsFor('CONF-7', SOME)) {
      const evening = watched(game, scriptOf(game, seed))
      const { state } = evening
      evening.now += 3_600_000
      expect(game.tick(state, evening.context('clock'))).toBe(state)
      expect(game.skip(state, evening.context('player-0'), true).ok).toBe(false)
      for (const seat of evening.seats) {
        expect(game.simulate(state, seat.id, seeded(seed))).toBeNull()
        expect(game.move(state, { type: 'done' }, evening.context(seat.id)).ok).toBe(false)
      }
    }
  })

  it('[CONF-8] a pause moves the clocks and nothing else: every score is the same as without it', () => {
    for (const seed of seedsFor('CONF-8', SOME)) {
      const plain = watched(game, scriptOf(game, seed))
      const dice = seeded(seed)
      const paused = watched(game, scriptOf(game, seed), (evening) => {
        if (dice() < 0.5) return
        evening.now += 600_000
        evening.state = game.shift(evening.state, 600_000)
      })
      expect(game.standings(paused.state)).toEqual(game.standings(plain.state))
    }
  })

  it('[CONF-9] its description is unchanged after a trip over the wire', () => {
    const evening = watched(game, scriptOf(game, 7))
    expect(JSON.parse(JSON.stringify(game.about))).toEqual(game.about)
    expect(JSON.parse(JSON.stringify(game.view(evening.state)))).toEqual(game.view(evening.state))
  })
})
