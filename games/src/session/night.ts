import {
  accept,
  HEAT_MOST,
  type NightGame,
  type OwnSeat,
  type PlayerId,
  refuse,
  type SessionView,
  type Step,
} from '@highjinks/protocol'
import { type Game, required } from '../kit/index.ts'
import type { WrittenLine } from '../kit/written-line.ts'
import { GAMES, gameBySlug } from '../register.ts'
import { settleFirstBets } from './first-bet.ts'
import { type ChangeContext, patchSeat, type Session, seatsTaken } from './session.ts'

/** The number of private wishes for milder cards that lower the heat. */
const COOLER_NEEDS = 2

/** The number of games in the vote on what comes next. */
const STANDING = 3
/** A longer night forgets its first games; their points stay. */
const NIGHT_GAMES = 24

/**
 * Suggests games that weren't played tonight first, then those played longest ago; never the one that just ended, and
 * the most similar one not first.
 */
export function nextGames(session: Session, fits: (game: Game) => boolean = () => true): readonly number[] {
  const all = Object.values<Game>(GAMES).map(({ about }) => about)
  const last = (slug: string) => session.night.findLastIndex((game) => game.slug === slug)
  const at = all.findIndex(({ id }) => id === session.gameId)
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))]
  const standing = others
    .filter(({ slug }) => fits(required(gameBySlug(slug))))
    .toSorted((a, b) => last(a.slug) - last(b.slug))
    .slice(0, STANDING)
  const alike = all[at]?.mostLike
  const [first, ...rest] = standing
  return (first && first.slug === alike ? [...rest, first] : standing).map(({ id }) => id)
}

/** Votes after a game on which of three to play next; voters can change their vote. */
export function voteNext(session: Session, by: PlayerId, id: number): Step<Session> {
  if (session.status !== 'over') return refuse('wrong-phase')
  if (!offeredGames(session).includes(id)) return refuse('game-not-found')
  return accept(patchSeat(session, by, { nextVote: id }))
}

/** Rooms from a version before the vote's clock have no list. */
export function offeredGames(session: Session): readonly number[] {
  return session.next?.games ?? nextGames(session)
}

/** Applies the host's dial. */
export function turnHeat(session: Session, level: number, isHeld: boolean): Step<Session> {
  return accept({ ...session, heat: { ...session.heat, level, isHeld, cooler: [] } })
}

/** Nobody learns who wished for it; everyone sees its effect. */
export function cool(session: Session, by: PlayerId): Step<Session> {
  const { level, cooler } = session.heat
  const wished = [...new Set([...cooler, by])]
  const isEnough = wished.length >= COOLER_NEEDS
  const changed = isEnough ? { level: Math.max(1, level - 1), cooler: [] } : { cooler: wished }
  return accept({ ...session, heat: { ...session.heat, ...changed } })
}

/** Makes the next game a bit bolder than the last finished one, unless the host keeps the heat. */
export function warmUp(session: Session): Session {
  const { level, isHeld, finished } = session.heat
  const { length } = session.night
  if (isHeld || length <= finished) return session
  const risen = { level: Math.min(HEAT_MOST, level + 1), cooler: [], finished: length }
  return { ...session, heat: { ...session.heat, ...risen } }
}

/** Adds a finished game to the night. If its awards can't be computed, the game still ends. */
export function addToNight(session: Session, game: Game, state: unknown, { onFault }: ChangeContext): Session {
  function orNone<Row>(rows: () => readonly Row[]): readonly Row[] {
    try {
      return rows()
    } catch (fault) {
      if (!onFault) throw fault
      onFault('a game ended without its scores or awards', fault, { session: session.id, game: game.about.slug })
      return []
    }
  }
  const standings = orNone(() => game.standings(state))
  const scores = new Map(standings.map((row) => [row.id, row.score]))
  const seats = session.seats.map((seat) => ({ ...seat, tonight: seat.tonight + (scores.get(seat.id) ?? 0) }))
  const nameOf = (id: PlayerId) => session.seats.find((seat) => seat.id === id)?.name ?? 'Someone who left'
  const played: NightGame = {
    slug: game.about.slug,
    places: standings.map(({ id, score, place }) => ({ id, name: nameOf(id), score, place })),
    awards: orNone(() => game.awards(state, titlesOf(session.night))).map(({ id, title }) => ({ id, title })),
  }
  const winners = new Set(standings.filter(({ place }) => place === 1).map(({ id }) => id))
  const settled = settleFirstBets(session, winners)
  return { ...settled, seats, night: [...session.night, played].slice(-NIGHT_GAMES) }
}

export function titlesOf(night: readonly NightGame[]): readonly string[] {
  return night.flatMap(({ awards }) => awards.map(({ title }) => title))
}

/** Returns the quotable line of tonight with the most votes, the earlier one in a tie. */
export function bestLine({ written }: Session): SessionView['session']['bestLine'] {
  const [best] = written.filter((line) => line.mayQuote).toSorted((a, b) => b.votes - a.votes)
  return best ? { by: best.author, text: best.text } : null
}

/**
 * Returns the line of this game that the room liked best. If its author, a person who is here, hasn't decided whether
 * it may be quoted, their phone asks; after a no it is the next one's turn.
 */
function funniestLine({ written, games, status, seats }: Session): WrittenLine | null {
  if (status !== 'over') return null
  const isHere = (id: PlayerId) => seats.some((seat) => seat.id === id && !seat.isBot && !seat.hasLeft)
  const liked = written.filter((line) => line.game === games && line.votes > 0 && isHere(line.author))
  const [best] = liked.filter((line) => line.mayQuote || !line.isAnswered).toSorted((a, b) => b.votes - a.votes)
  return best ?? null
}

export function gameLine(session: Session): SessionView['session']['gameLine'] {
  const line = funniestLine(session)
  return line?.mayQuote ? { by: line.author, text: line.text } : null
}

/** Returns the line of this seat that its phone asks about. */
export function quoteAsked(session: Session, id: PlayerId): OwnSeat['quote'] {
  const line = funniestLine(session)
  return line && !line.mayQuote && line.author === id ? { id: line.id, text: line.text } : null
}

/** Its author says whether a line may be quoted with their name. */
export function answerQuote(session: Session, by: PlayerId, id: string, isAllowed: boolean): Step<Session> {
  if (!session.written.some((line) => line.id === id && line.author === by)) return refuse('not-found')
  const answered = (line: WrittenLine) => (line.id === id ? { ...line, mayQuote: isAllowed, isAnswered: true } : line)
  return accept({ ...session, written: session.written.map(answered) })
}

export function forgetVotes(session: Session): Session {
  if (seatsTaken(session).every((seat) => seat.nextVote === null)) return session
  return { ...session, seats: session.seats.map((seat) => ({ ...seat, nextVote: null })) }
}
