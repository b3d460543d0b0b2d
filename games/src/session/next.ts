import { accept, type NextUp, nameKey, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { type Game, pickOne, required } from '../kit/index.ts'
import { GAMES, gameById } from '../register.ts'
import { minutesFor } from './minutes.ts'
import { nextGames } from './night.ts'
import { type ChangeContext, type Session, seatsTaken } from './session.ts'
import { type Guesting, startCountdown } from './start.ts'

/*
 * From the podium to the next game: everyone votes, the vote has its own clock, and the winning game starts
 * automatically unless someone says “Not yet”. If too few have voted, the podium stays, and the host starts whatever
 * they like.
 */

/** The time a phone needs to show the result; a TV needs more for each award. */
const TELLING_MS = 15_000
const AWARD_MS = 5000
const AWARDS_MOST_MS = 45_000
/** The time people get to think after that. */
const VOTE_MS = 30_000
/** The time to say “Not yet”. */
const CHOSEN_MS = 8000

/** A game still fits if it ends at most this long after the end of the night that the host set. */
const LATE_MS = 5 * 60_000
const MINUTE_MS = 60_000

/** Begins the vote after a finished game, unless players wanted it to be the last round. */
export function beginVote(session: Session, { now }: ChangeContext): Session {
  const awards = session.tvs > 0 ? Math.min(AWARDS_MOST_MS, AWARD_MS * (session.night.at(-1)?.awards.length ?? 0)) : 0
  const from = now + TELLING_MS + awards
  const offer = offerUntil(session, now)
  const isAnybodyHere = seatsTaken(session).some(({ isBot }) => !isBot)
  const isAsked = isAnybodyHere && !session.isLastCall && offer.games.length > 0
  const stage: NextUp['stage'] = isAsked ? { kind: 'vote', from, endsAt: from + VOTE_MS } : { kind: 'rest' }
  const seats = session.seats.map((seat) => (seat.hasEnough ? { ...seat, hasEnough: false } : seat))
  return { ...session, seats, isLastCall: false, next: { ...offer, stage } }
}

/** Returns the games that can finish before the night ends, and whether nothing could follow them. */
function offerUntil(session: Session, now: number): Pick<NextUp, 'games' | 'isLast'> {
  const { until } = session
  if (until === null) return { games: [...nextGames(session)], isLast: false }
  const left = until + LATE_MS - now
  const lengthOf = (game: Game) => minutesFor(session, game) * MINUTE_MS
  const games = nextGames(session, (game) => lengthOf(game) <= left)
  const shortest = Math.min(...Object.values<Game>(GAMES).map(lengthOf))
  const soonest = Math.min(...games.map((id) => lengthOf(required(gameById(id)))))
  return { games: [...games], isLast: soonest + shortest > left }
}

/** Sets when the night ends; null if nobody knows. */
export function setUntil(session: Session, at: number | null, { now }: ChangeContext): Step<Session> {
  const next = { ...session, until: at }
  if (!session.next) return accept(next)
  const offer = offerUntil(next, now)
  const seats = session.seats.map((seat) =>
    seat.nextVote === null || offer.games.includes(seat.nextVote) ? seat : { ...seat, nextVote: null },
  )
  const { stage } = session.next
  const isOff = offer.games.length === 0 || (stage.kind === 'chosen' && !offer.games.includes(stage.gameId))
  return accept({ ...next, seats, next: { ...offer, stage: isOff ? { kind: 'rest' } : stage } })
}

/** Starts a game from the podium with the last one's seats, level and length. */
export function playNext(session: Session, id: number, context: ChangeContext, guesting: Guesting): Step<Session> {
  if (session.status !== 'over') return refuse('wrong-phase')
  const game = gameById(id)
  if (!game) return refuse('game-not-found')
  return startCountdown({ ...session, gameId: id, slug: game.about.slug }, context, guesting)
}

/** Anyone seated can say “Not yet”; then the podium stays, and the host decides. */
export function sayNotYet(session: Session): Step<Session> {
  if (session.next?.stage.kind !== 'chosen') return refuse('wrong-phase')
  return accept({ ...session, next: { ...session.next, stage: { kind: 'rest' } } })
}

/** Returns who is connected, and how many of them have voted. */
function turnout(session: Session) {
  const here = seatsTaken(session).filter(({ isBot, online }) => !isBot && online)
  return { here: here.length, voted: here.filter(({ nextVote }) => nextVote !== null).length }
}

/** Returns when the clock must check what comes next; null if it waits for the host. */
export function nextDeadline(session: Session): number | null {
  const stage = session.next?.stage
  if (!stage || session.status !== 'over' || session.asleepSince !== null) return null
  if (stage.kind === 'chosen') return stage.startsAt
  return stage.kind === 'vote' ? voteEndsAt(session, stage) : null
}

function voteEndsAt(session: Session, { from, endsAt }: Extract<NextUp['stage'], { kind: 'vote' }>): number {
  const { here, voted } = turnout(session)
  return here > 0 && voted === here ? from : endsAt
}

/** Ends the vote, or starts the game that won. Returns the same session if neither is due. */
export function advanceNext(session: Session, context: ChangeContext): Session {
  const { next } = session
  const at = nextDeadline(session)
  if (!next || at === null || context.now < at) return session
  if (next.stage.kind === 'chosen') return beginChosen(session, next.stage.gameId, context)
  return { ...session, next: { ...next, stage: countedVote(session, context) } }
}

function countedVote(session: Session, { now, random }: ChangeContext): NextUp['stage'] {
  const { here, voted } = turnout(session)
  const votes = seatsTaken(session).flatMap(({ nextVote }) => nextVote ?? [])
  const countOf = (id: number) => votes.filter((one) => one === id).length
  const most = Math.max(...votes.map(countOf))
  const first = [...new Set(votes.filter((id) => countOf(id) === most))].toSorted((a, b) => a - b)
  const gameId = pickOne(first, random)
  if (gameId === undefined || voted * 2 < here) return { kind: 'rest' }
  return { kind: 'chosen', gameId, tied: first.length > 1 ? first : [], startsAt: now + CHOSEN_MS }
}

/** If it can't start, the podium stays. */
function beginChosen(session: Session, id: number, context: ChangeContext): Session {
  const guesting = { freshId: () => idFrom(context.random), keyOf: nameKey }
  const step = playNext(session, id, context, guesting)
  if (step.ok) return step.state
  return session.next ? { ...session, next: { ...session.next, stage: { kind: 'rest' } } } : session
}

/** An ID for an automatic simulated player: it names a seat and proves nothing. */
function idFrom(random: () => number): PlayerId {
  return `house-${Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4).toString(36)).join('')}`
}

/** Delays everything still to come by the time when nobody was there or no process was checking. */
export function shiftNext(session: Session, milliseconds: number): Session {
  const { next } = session
  if (!next || next.stage.kind === 'rest' || milliseconds <= 0) return session
  const { stage } = next
  const later: NextUp['stage'] =
    stage.kind === 'vote'
      ? { ...stage, from: stage.from + milliseconds, endsAt: stage.endsAt + milliseconds }
      : { ...stage, startsAt: stage.startsAt + milliseconds }
  return { ...session, next: { ...next, stage: later } }
}

/** The last round is called once this many people have had enough: a third, and at least two. */
const ENOUGH_LEAST = 2
const ENOUGH_SHARE = 3

/** Nobody learns who has had enough; everyone sees the result. */
export function sayEnough(session: Session, by: PlayerId, wanted: boolean): Step<Session> {
  if (session.status !== 'playing') return refuse('not-started')
  const seats = session.seats.map((seat) => (seat.id === by ? { ...seat, hasEnough: wanted } : seat))
  const people = seatsTaken({ ...session, seats }).filter(({ isBot }) => !isBot)
  const tired = people.filter(({ hasEnough }) => hasEnough).length
  const isEnough = tired >= Math.max(ENOUGH_LEAST, Math.ceil(people.length / ENOUGH_SHARE))
  return accept({ ...session, seats, isLastCall: session.isLastCall || isEnough })
}
