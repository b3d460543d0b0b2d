import { GAMES, type Slug, seeded } from '@highjinks/games'
import {
  advanceClock,
  createSession,
  deadlineOf,
  decideCommand,
  hand,
  leftSeats,
  ownSeat,
  type Session,
  view,
} from '@highjinks/games/session'
import { simulatedMove } from '@highjinks/games/testing'
import { nameKey, type PlayerId, packCards } from '@highjinks/protocol'
import { hashToken, newCode, newPlayerId, newSessionId, newToken } from '@highjinks/session-store'

const NAMES = ['Ada', 'Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus']
/** The number of cards that the room's creator has seen before. */
const SEEN = 200

/** The games and phases in which moves are made: everyone together in one, about one reader in the other. */
const SCENES: readonly { readonly slug: Slug; readonly phase: string }[] = [
  { slug: 'never-have-i-ever', phase: 'answer' },
  { slug: 'baked-or-bluffing', phase: 'argue' },
]

/** The content of a screen, without version and time; null if it shows the same as before. */
export type Shown = Readonly<Record<'epoch' | 'hands' | 'own' | 'left' | 'view', unknown>> | null

/** One move, the document after it, and its result on each screen. */
export interface Step {
  readonly seat: number
  readonly move: object
  readonly document: string
  readonly shown: readonly Shown[]
}

/** A table in the middle of a game, and the moves that end its phase. */
export interface Scene {
  readonly session: Session
  readonly tokens: readonly string[]
  readonly steps: readonly Step[]
}

/** Creates a scene of each game. */
export function makeScenes(now: number): Scene[] {
  const random = seeded(7)
  return SCENES.map(({ slug, phase }) => {
    const tokens = NAMES.map(() => newToken())
    const session = playUntil(phase, startGame(slug, tokens, now - 60 * 60_000), now, random)
    return { session, tokens, steps: playPhase(session, now, random) }
  })
}

/** Creates tables, each with one of the scenes and its own ID and code. */
export function setTables(count: number, scenes: readonly Scene[]): Scene[] {
  return Array.from({ length: Math.ceil(count / scenes.length) }, () =>
    scenes.map((scene) => ({ ...scene, session: { ...scene.session, id: newSessionId(), code: newCode() } })),
  )
    .flat()
    .slice(0, count)
}

/** Starts a game without clocks in phases that wait for players. */
function startGame(slug: Slug, tokens: readonly string[], now: number): Session {
  const { about } = GAMES[slug]
  const seen = packCards(Array.from({ length: SEEN }, (_, n) => `never-mild-${String(n + 1).padStart(3, '0')}`))
  const host = { id: newPlayerId(), name: 'Ada', tokenHash: null, device: null, userId: null }
  const settings = { clock: 'hard', pace: 'none', duration: 'Extended' } as const
  const made = createSession({ id: newSessionId(), code: newCode(), game: about, settings, seen, host }, now)
  const [first] = made.seats
  if (!first) throw new Error('a session begins with its host')
  const seats = tokens.map((token, i) => ({
    ...first,
    id: i === 0 ? host.id : newPlayerId(),
    name: NAMES[i] ?? '',
    tokenHash: hashToken(token),
    look: { color: i, hat: i },
    online: true,
    wasClaimed: true,
    awaySince: null,
    onlineSince: now,
  }))
  return { ...made, seats, status: 'starting', startsAt: now, asleepSince: null }
}

/**
 * Plays as simulated players do until the benchmark's phase begins in the game's second half, so that there are scores,
 * seen cards and moments to write.
 */
function playUntil(phase: string, started: Session, until: number, random: () => number): Session {
  let session = started
  let now = started.createdAt
  const stageOf = () => view(session).table
  for (let isFirst = false; !isFirst; ) {
    const before = stageOf()
    const next = nextMove(session, now, random)
    const due = deadlineOf(session)
    if (now >= until) throw new Error(`no ${phase} in ${session.slug}, but ${stageOf()?.phase}`)
    // A player with a turn and nothing to do gets a second, as long as no clock runs
    if (!next) now = due === null ? now + 1000 : Math.max(now, due)
    const step = next?.step ?? advanceClock(session, { now, random })
    if (!step.ok) throw new Error(step.code)
    session = step.state
    const table = stageOf()
    const isEntered = table?.phase === phase && table.cue !== before?.cue
    isFirst = isEntered && table.round * 2 > table.rounds
  }
  return session
}

/** Makes every move until the phase is over. */
function playPhase(begun: Session, now: number, random: () => number): Step[] {
  const steps: Step[] = []
  let session = begun
  let shown = screensOf(session)
  while (session.cue === begun.cue) {
    const next = nextMove(session, now, random)
    if (!next) throw new Error('nobody has anything to give')
    if (!next.step.ok) throw new Error(next.step.code)
    session = next.step.state
    const screens = screensOf(session)
    const news = screens.map((one, i) => (JSON.stringify(one) === JSON.stringify(shown[i]) ? null : one))
    steps.push({ seat: next.seat, move: next.move, document: documentOf(session), shown: news })
    shown = screens
  }
  return steps
}

function nextMove(session: Session, now: number, random: () => number) {
  for (const [seat, { id }] of session.seats.entries()) {
    const move = simulatedMove(session, id, random)
    if (!move) continue
    const intent = { type: 'move', cue: session.cue, move } as const
    const sender = { seat: id, freshId: newPlayerId, keyOf: nameKey }
    return { seat, move, step: decideCommand(session, sender, intent, { now, random }) }
  }
  return null
}

/** Serializes it as a store does at every change: cards seen before tonight are stored beside it. */
function documentOf(session: Session): string {
  return JSON.stringify({ ...session, seenBefore: [] })
}

function screensOf(session: Session): Shown[] {
  return session.seats.map(({ id }) => shownTo(session, id))
}

function shownTo(session: Session, id: PlayerId): Shown {
  const hands = { [id]: hand(session, id) }
  const own = { [id]: ownSeat(session, id) }
  return { epoch: session.epoch, hands, own, left: leftSeats(session, [id]), view: view(session) }
}
