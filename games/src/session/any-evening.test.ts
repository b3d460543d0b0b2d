import {
  CLOCKS,
  DURATIONS,
  type Intent,
  LOBBY_CAP,
  nameKey,
  PACES,
  type PlayerId,
  SOUND_SOURCES,
  sessionView,
  TOPICS,
} from '@highjinks/protocol'
import { expect, it } from 'vitest'
import { beginnings } from '../decks/beginnings/index.ts'
import { pickOne, randomBelow, seeded } from '../kit/index.ts'
import { GAMES } from '../register.ts'
import { EVENINGS, seedsFor } from '../testing/evenings.ts'
import { freeze } from '../testing/rehearsal.ts'
import { simulatedMove } from '../testing/simulated-move.ts'
import {
  advanceClock,
  applyPresence,
  createSession,
  deadlineOf,
  decideCommand,
  hand,
  ownSeat,
  readSession,
  type Session,
  takeSeat,
  view,
} from './index.ts'
import { SEATS_KEPT } from './leaving.ts'
import { ownCards, seatsTaken } from './session.ts'

const SEEDS = Math.max(10, EVENINGS)
/** The same in every run, so that the final counts don't depend on chance. */
const ALWAYS = Array.from({ length: 20 }, (_, seed) => seed)
const STEPS = 150
const NAMES = ['Anna', 'ANNA', 'bert', 'Cleo', 'Dora', 'Emil', 'Fred', 'Gina', 'Hugo', 'Ivan', 'Jana', 'Kurt']
/** Includes an ID of no game. */
const GAME_IDS = [...Object.values(GAMES).map(({ about }) => about.id), 99]

type Random = () => number
type Make = (session: Session, random: Random, by: PlayerId) => Intent

const someone = (session: Session, random: Random): PlayerId => pickOne(session.seats, random)?.id ?? 'nobody'

/** Mostly moves, and rarely what ends the evening; otherwise every evening would be short. */
const INTENTS: readonly (readonly [weight: number, make: Make])[] = [
  [40, (session, random, by) => ({ type: 'move', cue: session.cue, move: someMove(session, random, by) })],
  [15, () => ({ type: 'start' })],
  [8, (session) => ({ type: 'skip', cue: session.cue })],
  [3, (_, random) => ({ type: 'settings', ...someSettings(random) })],
  [1, (_, random) => ({ type: 'rename', name: pickOne(NAMES, random) ?? 'Anna' })],
  [1, (session, random) => ({ type: 'kick', playerId: someone(session, random) })],
  [1, (session, random) => ({ type: 'pass-host', playerId: someone(session, random) })],
  [5, () => ({ type: 'add-bot' })],
  [1, (session, random) => ({ type: 'remove-bot', playerId: someone(session, random) })],
  [2, (_, random) => ({ type: 'limits', topics: TOPICS.slice(0, randomBelow(TOPICS.length, random)) })],
  [1, (_, random) => ({ type: 'change-game', gameId: pickOne(GAME_IDS, random) ?? 1 })],
  [4, () => ({ type: 'again' })],
  [1, () => ({ type: 'pause' })],
  [3, () => ({ type: 'resume' })],
  [1, () => ({ type: 'leave' })],
  [1, () => ({ type: 'return' })],
  [0.5, (_, random) => ({ type: 'lock', locked: random() < 0.5 })],
  [0.5, () => ({ type: 'clear-screens' })],
  [0.5, (_, random) => ({ type: 'sound', from: pickOne(SOUND_SOURCES, random) ?? 'tv' })],
  [1, (_, random) => ({ type: 'offer', kind: 'never', text: `Never have I ever ${randomBelow(9, random)}` })],
  [2, (session, random, by) => someCard(session, random, by)],
  [0.5, (session, _, by) => ({ type: 'skip-beginning', beginning: ownSeat(session, by).beginning?.id ?? 'none' })],
  [0.5, (session, random) => ({ type: 'withdraw', id: pickOne(ownCards(session), random)?.id ?? 'none' })],
  [1, (_, random) => ({ type: 'vote-next', gameId: pickOne(GAME_IDS, random) ?? 1 })],
  [1, (_, random) => ({ type: 'play-next', gameId: pickOne(GAME_IDS, random) ?? 1 })],
  [1, () => ({ type: 'not-yet' })],
  [0.5, (_, random) => ({ type: 'until', at: random() < 0.5 ? null : randomBelow(10_000_000, random) })],
  [1, (_, random) => ({ type: 'enough', wanted: random() < 0.8 })],
  [
    1,
    (session, random) => ({
      type: 'quote',
      line: pickOne(session.written, random)?.id ?? 'none',
      isAllowed: random() < 0.5,
    }),
  ],
  [2, (session, random) => ({ type: 'first-bet', playerId: someone(session, random) })],
  [0.5, (_, random) => ({ type: 'heat', level: 1 + randomBelow(3, random), isHeld: random() < 0.5 })],
  [1, () => ({ type: 'cooler' })],
  [0.3, () => ({ type: 'end' })],
]
const WEIGHT = INTENTS.reduce((sum, [weight]) => sum + weight, 0)

function someIntent(session: Session, random: Random, by: PlayerId): Intent {
  let at = random() * WEIGHT
  for (const [weight, make] of INTENTS) {
    at -= weight
    if (at < 0) return make(session, random, by)
  }
  return { type: 'skip' }
}

/** Picks what the sender's simulated self would do, or another player's. */
function someMove(session: Session, random: Random, by: PlayerId): { type: string } {
  const whose = random() < 0.8 ? by : someone(session, random)
  return simulatedMove(session, whose, random) ?? { type: 'done' }
}

/** The beginning that this seat may finish, or any other. */
function someCard(session: Session, random: Random, by: PlayerId): Intent {
  const asked = ownSeat(session, by).beginning ?? pickOne(beginnings, random)
  return {
    type: 'offer',
    kind: asked?.kind ?? 'never',
    text: `${asked?.text.replace(' …', '')} ${randomBelow(9, random)}`,
  }
}

function someSettings(random: Random) {
  const duration = pickOne(DURATIONS, random)
  const pace = pickOne(PACES, random)
  const how = pickOne(CLOCKS, random)
  return { ...(duration && { duration }), ...(pace && { pace }), ...(how && { clock: how }) }
}

function opened(random: Random): Session {
  const game = pickOne(Object.values(GAMES), random) ?? GAMES['truth-or-dare']
  const anna = { id: 'seat-0', name: 'Anna', tokenHash: 'hash', device: 'phone', userId: null }
  const host = random() < 0.3 ? { claimHash: 'claim' } : anna
  return createSession({ id: 's0123456789', code: 'BCDFGH', game: game.about, settings: someSettings(random), host }, 0)
}

/** Does one thing; a refusal changes nothing. */
function next(session: Session, now: number, step: number, random: Random): Session {
  const context = { now, random }
  const dice = random()
  if (dice < 0.12) {
    const person = { id: `seat-${step}`, name: pickOne(NAMES, random) ?? 'Anna', tokenHash: `${step}`, userId: null }
    const joined = takeSeat(
      session,
      { ...person, device: `phone-${randomBelow(9, random)}` },
      random() < 0.2 ? 'claim' : null,
      now,
      nameKey,
    )
    return joined.ok ? joined.state.session : session
  }
  if (dice < 0.3) {
    const online = new Set(session.seats.filter(() => random() < 0.85).map((seat) => seat.id))
    const kept = random() < 0.5 ? { seats: online, watchers: randomBelow(3, random), tvs: 0, at: now } : null
    const step = applyPresence(session, { connected: random() < 0.5 ? online : new Set(), kept }, context, nameKey)
    return step.ok ? step.state : session
  }
  if (dice < 0.5) {
    const ticked = advanceClock(session, context)
    return ticked.ok ? ticked.state : session
  }
  const by = (random() < 0.4 ? session.hostId : null) ?? someone(session, random)
  const decided = decideCommand(
    session,
    { seat: by, freshId: () => `bot-${step}`, keyOf: nameKey },
    someIntent(session, random, by),
    context,
  )
  return decided.ok ? decided.state : session
}

function check(session: Session, now: number, isClose: boolean): void {
  const names = seatsTaken(session).map((seat) => nameKey(seat.name))
  const host = session.seats.find((seat) => seat.id === session.hostId)
  const due = deadlineOf(session)
  const faults = [
    new Set(names).size !== names.length && 'two of one name',
    seatsTaken(session).length > LOBBY_CAP && 'too many',
    session.hostId !== null && (!host || host.hasLeft || host.isBot) && 'nobody hosts',
    session.seats.length > SEATS_KEPT && 'a document without bounds',
    session.lentBy !== null && session.lentBy === session.hostId && 'a host role on loan to its owner',
    new Set(seatsTaken(session).map((seat) => seat.look.hat)).size !== seatsTaken(session).length && 'two in one hat',
    due !== null && !Number.isFinite(due) && `due at ${due}`,
    new Set(session.used).size !== session.used.length && 'a card remembered twice',
  ].filter(Boolean)
  if (faults.length > 0) throw new Error(faults.join(', '))
  if (!isClose) return
  expect(readSession(JSON.parse(JSON.stringify(session)))).toEqual(session)
  sessionView.parse(view(session))
  for (const seat of session.seats) hand(session, seat.id)
  const ticked = advanceClock(session, { now, random: () => 0.5 })
  const after = ticked.ok ? deadlineOf(ticked.state) : null
  if (after !== null && after <= now) throw new Error(`still due at ${after}, now ${now}`)
}

it(`[CLOCK-7] whatever people send and whenever, ${SEEDS} sessions stay sound`, () => {
  const seen = { playing: 0, over: 0, games: 0 }
  for (const seed of [...ALWAYS, ...seedsFor('CLOCK-7', SEEDS)]) {
    const random = seeded(seed)
    let now = 0
    let session = opened(random)
    for (let step = 1; step <= STEPS; step++) {
      now += randomBelow(seed % 3 === 0 ? 40_000 : 8000, random)
      try {
        session = next(session, now, step, random)
        freeze(session)
        check(session, now, step % 20 === 0)
      } catch (fault) {
        throw new Error(`seed ${seed}, step ${step}`, { cause: fault })
      }
      if (session.status === 'playing') seen.playing++
      if (session.status === 'over') seen.over++
    }
    seen.games += session.games
  }
  expect(seen.games).toBeGreaterThan(ALWAYS.length / 2)
  expect(seen.playing).toBeGreaterThan(20 * ALWAYS.length)
  expect(seen.over).toBeGreaterThan(0)
})
