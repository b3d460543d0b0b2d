import {
  type Look,
  type NextUp,
  type OwnSeat,
  type PlayerId,
  packCards,
  type SessionMessage,
  type SessionView,
  type Settings,
} from '@highjinks/protocol'
import { required, sentenceOf } from '../kit/index.ts'
import { gameBySlug } from '../register.ts'
import { balconyShown } from './balcony.ts'
import { nextBeginning } from './beginnings.ts'
import { knocksShown } from './crew.ts'
import { countFirstBets, firstBetOf } from './first-bet.ts'
import { minutesFor } from './minutes.ts'
import { bestLine, gameLine, offeredGames, quoteAsked, titlesOf } from './night.ts'
import { keepableCards, waitingOffers } from './offers.ts'
import { crewOffers, ownCards, type Session, type SessionOffer, seatsTaken } from './session.ts'
import { tableOf } from './table.ts'

/** Builds what everyone may see, field by field; never by removing fields from the session. */
export function view(session: Session): SessionView {
  const table = tableView(session)
  const scores = new Map((table?.standings ?? []).map((row) => [row.id, row.score]))
  return {
    session: {
      id: session.id,
      code: session.code,
      status: session.status,
      gameId: session.gameId,
      slug: session.slug,
      settings: settingsShown(session.settings),
      hostId: session.hostId,
      hostGen: session.hostGen,
      lentBy: session.lentBy,
      locked: session.locked,
      ...(session.seatsLocked && { seatsLocked: true }),
      screens: session.screens.length,
      sound: session.sound,
      startsAt: session.startsAt,
      heat: { level: session.heat.level, isHeld: session.heat.isHeld },
      nextGames: session.status === 'over' ? [...offeredGames(session)] : [],
      nextVotes: countVotes(session),
      minutes: minutesFor(session, required(gameBySlug(session.slug))),
      next: nextShown(session),
      until: session.until,
      isLastCall: session.isLastCall && session.status === 'playing',
      night: session.night.map(({ slug, places, awards }) => ({
        slug,
        places: places.map(({ id, name, score, place }) => ({ id, name, score, place })),
        awards: awards.map(({ id, title }) => ({ id, title })),
      })),
      firstBets: countFirstBets(session),
      favorite: favoriteShown(session),
      bestLine: bestLine(session),
      gameLine: gameLine(session),
      signed: signedCards(session),
      notice: session.notice,
      crew: crewShown(session),
      seen: session.status === 'playing' ? '' : packCards(session.used),
    },
    players: seatsTaken(session).map((seat) => ({
      id: seat.id,
      name: seat.name,
      isHost: seat.id === session.hostId,
      isBot: seat.isBot,
      // Between taking a seat and the first connection, the player is on their way.
      online: seat.online || !seat.wasClaimed,
      seatedAt: seat.seatedAt,
      look: lookShown(seat.look),
      score: scores.get(seat.id) ?? 0,
      tonight: seat.tonight,
    })),
    watchers: session.watchers,
    tvs: session.tvs,
    table,
    ...(table && session.balcony && { balcony: balconyShown(session) }),
  }
}

/** Its name, and who of those seated belongs. Its link is for its members, by REST. */
function crewShown({ crew, seats }: Session): SessionView['session']['crew'] {
  if (!crew) return null
  const members = seats.filter((seat) => seat.member !== null && !seat.hasLeft).map(({ id }) => id)
  return { name: crew.name, isNew: crew.isNew, members }
}

function lookShown({ color, hat, face }: Look): Look {
  return face === undefined ? { color, hat } : { color, hat, face }
}

/** Lists the settings that this version knows, by name. Those that no host has touched are missing. */
function settingsShown(settings: Settings): Settings {
  const { intensity, duration, numPlayers, pace, clock, reveal, distance, votes } = settings
  const { balcony, noCannabis, hidesCode } = settings
  const always = { intensity, duration, numPlayers, pace, clock, reveal, distance, votes }
  return {
    ...always,
    ...(balcony !== undefined && { balcony }),
    ...(noCannabis !== undefined && { noCannabis }),
    ...(hidesCode !== undefined && { hidesCode }),
  }
}

function tableView(session: Session): SessionView['table'] {
  const table = tableOf(session)
  // A finished game is already in the night, and doesn't count as an earlier one.
  const given = titlesOf(session.status === 'over' ? session.night.slice(0, -1) : session.night)
  // The game built its view from its own list of fields; the frame's fields are the kit's. A literal with names after a
  // large spread is slow.
  return table && Object.assign(table.game.view(table.state, given), { ...pauseOf(session), cue: session.cue })
}

function pauseOf({ pausedAt, pausedBy }: Session) {
  if (pausedAt === null) return { paused: false }
  return pausedBy === null ? { paused: true, pausedAt } : { paused: true, pausedAt, pausedBy }
}

/** Counts the votes for each next game, the most first; nobody learns whose they are. */
function countVotes(session: Session): SessionView['session']['nextVotes'] {
  const counts = new Map<number, number>()
  for (const { nextVote } of seatsTaken(session))
    if (nextVote !== null) counts.set(nextVote, (counts.get(nextVote) ?? 0) + 1)
  return [...counts]
    .map(([gameId, votes]) => ({ gameId, votes }))
    .sort((a, b) => b.votes - a.votes || a.gameId - b.gameId)
}

function nextShown({ status, next }: Session): SessionView['session']['next'] {
  if (status !== 'over' || !next) return null
  const { games, isLast, stage } = next
  return { games: [...games], isLast, stage: stageShown(stage) }
}

function stageShown(stage: NextUp['stage']): NextUp['stage'] {
  switch (stage.kind) {
    case 'vote':
      return { kind: 'vote', from: stage.from, endsAt: stage.endsAt }
    case 'chosen':
      return { kind: 'chosen', gameId: stage.gameId, tied: [...stage.tied], startsAt: stage.startsAt }
    case 'rest':
      return { kind: 'rest' }
  }
}

/** Shown from the first podium on. */
function favoriteShown({ night, favorite }: Session): SessionView['session']['favorite'] {
  if (night.length === 0 || !favorite) return null
  const { people, bets, of, right } = favorite
  const named = (list: readonly { readonly id: PlayerId; readonly name: string }[]) =>
    list.map(({ id, name }) => ({ id, name }))
  return { people: named(people), bets, of, ...(right && { right: named(right) }) }
}

/** Returns what only this seat may see of the table. */
export function hand(session: Session, seat: PlayerId): unknown {
  const table = tableOf(session)
  return table && table.game.hand(table.state, seat)
}

/** Returns what this seat has muted, offered, bet on and voted for; nobody else ever learns it. */
export function ownSeat(session: Session, id: PlayerId): OwnSeat {
  const seat = session.seats.find((one) => one.id === id)
  return {
    topics: [...(seat?.muted ?? [])],
    canBeNamed: seat?.canBeNamed ?? true,
    offers: waitingOffers(session.offers, session, id).map(offerShown),
    cards: waitingOffers(session.cards, session, id).map(offerShown),
    beginning: beginningShown(session, id),
    keepable: keepableCards(session, id).map(offerShown),
    written: session.written.filter((line) => line.author === id).map((line) => ({ id: line.id, text: line.text })),
    quote: quoteAsked(session, id),
    nextVote: seat?.nextVote ?? null,
    firstBet: firstBetOf(session, seat),
    hasEnough: session.status === 'playing' && (seat?.hasEnough ?? false),
    needsTime: seat?.needsTime ?? false,
    knocks: knocksShown(session, id),
  }
}

function offerShown({ id, kind, text }: SessionOffer): OwnSeat['offers'][number] {
  return { id, kind, text }
}

function beginningShown(session: Session, id: PlayerId): OwnSeat['beginning'] {
  const asked = nextBeginning(session, id)
  return asked && { id: asked.id, kind: asked.kind, text: asked.text }
}

/** As they were read out, by people who are here or have been. */
function signedCards(session: Session): SessionView['session']['signed'] {
  const ours = ownCards(session)
    .filter(({ isSigned }) => isSigned)
    .map(({ by, kind, text }) => ({ by, text: sentenceOf(kind, text) }))
  const kept = crewOffers(session)
    .filter(({ isSigned }) => isSigned)
    .map(({ by, name, kind, text }) => ({ by, name, text: sentenceOf(kind, text) }))
  return [...ours, ...kept]
}

/** Returns which of these seats left and can return, with their names. */
export function leftSeats(session: Session, ids: readonly PlayerId[]): SessionMessage['left'] {
  const left = session.seats.filter((seat) => seat.hasLeft && ids.includes(seat.id))
  return left.map((seat) => ({ id: seat.id, name: seat.name }))
}
