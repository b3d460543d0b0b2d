import {
  accept,
  LOBBY_CAP,
  type NameKey,
  type PlayerId,
  refuse,
  type SettingsChange,
  type Step,
  type Topic,
} from '@highjinks/protocol'
import { randomBelow } from '../kit/index.ts'
import { gameById } from '../register.ts'
import { newSeat } from './create.ts'
import { nextHost, passChair } from './host.ts'
import { isNameTaken } from './join.ts'
import { freeLook } from './look.ts'
import { forgetVotes } from './night.ts'
import { type ChangeContext, findSeat, mergeSettings, patchSeat, type Session, seatsTaken } from './session.ts'

const BOT_NAMES = [
  'Captain Crumbs',
  'Aunt Sativa',
  'Uncle Couch',
  'Sir Snacks',
  'Doctor Giggle',
  'Lady Haze',
  'Baron Munchie',
  'Lord Loaf',
] as const

const isIdle = (session: Session) => session.status === 'lobby' || session.status === 'over'

export function changeSettings(session: Session, change: SettingsChange): Step<Session> {
  if (!isIdle(session)) return refuse('already-started')
  return accept({ ...session, settings: mergeSettings(session.settings, change) })
}

export function rename(session: Session, by: PlayerId, name: string, keyOf: NameKey): Step<Session> {
  if (session.status !== 'lobby') return refuse('already-started')
  if (isNameTaken(session, name, keyOf, by)) return refuse('name-taken')
  return accept(patchSeat(session, by, { name }))
}

/** The seat goes, and its token, device and account cannot come back. */
export function kick(session: Session, by: PlayerId, id: PlayerId): Step<Session> {
  const seat = findSeat(session, id)
  if (!seat) return refuse('player-not-found')
  if (id === by) return refuse('not-allowed')
  const { removed } = session
  return accept({
    ...session,
    seats: session.seats.filter((one) => one.id !== id),
    removed: {
      seats: [...removed.seats, id],
      tokens: seat.tokenHash ? [...removed.tokens, seat.tokenHash] : removed.tokens,
      devices: seat.device ? [...removed.devices, seat.device] : removed.devices,
      users: seat.userId ? [...removed.users, seat.userId] : removed.users,
    },
  })
}

export function passHost(session: Session, id: PlayerId): Step<Session> {
  const seat = findSeat(session, id)
  if (!seat || seat.hasLeft) return refuse('player-not-found')
  if (seat.isBot || id === session.hostId) return refuse('not-allowed')
  return accept(passChair(session, id))
}

export function addBot(session: Session, id: PlayerId, context: ChangeContext, keyOf: NameKey): Step<Session> {
  if (!isIdle(session)) return refuse('already-started')
  if (seatsTaken(session).length >= LOBBY_CAP) return refuse('full')
  const free = BOT_NAMES.filter((name) => !isNameTaken(session, name, keyOf))
  const name = free[randomBelow(free.length, context.random)] ?? `Guest ${session.seats.length + 1}`
  const person = newSeat({ id, name, tokenHash: null, device: null, userId: null }, seatsTaken(session), context.now)
  const bot = { ...person, isBot: true, online: true, awaySince: null, onlineSince: context.now, wasClaimed: true }
  return accept({ ...session, seats: [...session.seats, bot] })
}

export function removeBot(session: Session, id: PlayerId): Step<Session> {
  if (!isIdle(session)) return refuse('already-started')
  if (!findSeat(session, id)?.isBot) return refuse('player-not-found')
  return accept({ ...session, seats: session.seats.filter((one) => one.id !== id) })
}

interface Limits {
  readonly topics: readonly Topic[]
  readonly canBeNamed?: boolean | undefined
}

export function setLimits(session: Session, by: PlayerId, { topics, canBeNamed }: Limits): Step<Session> {
  const named = canBeNamed === undefined ? {} : { canBeNamed }
  return accept(patchSeat(session, by, { muted: [...new Set(topics)], ...named }))
}

/** Nobody joins a locked session, and nobody new watches it; who has a seat comes and goes. */
export function lockDoor(session: Session, locked: boolean): Step<Session> {
  return accept({ ...session, locked })
}

/** Another game in the same session with the same seats. A game that is running stops, and counts for nothing. */
export function changeGame(session: Session, id: number): Step<Session> {
  const game = gameById(id)
  if (!game) return refuse('game-not-found')
  return accept({
    ...forgetVotes(session),
    gameId: id,
    slug: game.about.slug,
    status: 'lobby',
    table: null,
    startsAt: null,
    pausedAt: null,
    botsAt: null,
    notice: null,
  })
}

/** Back by one's own wish, as long as a seat is free and nobody has taken the name. */
export function returnSeat(session: Session, by: PlayerId, now: number, keyOf: NameKey): Step<Session> {
  const seat = findSeat(session, by)
  if (!seat?.hasLeft) return refuse('already-done')
  const others = seatsTaken(session)
  if (others.length >= LOBBY_CAP) return refuse('full')
  if (isNameTaken(session, seat.name, keyOf, by)) return refuse('name-taken')
  const hasTwin = others.some(({ look }) => look.color === seat.look.color || look.hat === seat.look.hat)
  const look = hasTwin ? freeLook(others.map((other) => other.look)) : seat.look
  return accept(
    patchSeat(session, by, { hasLeft: false, online: true, awaySince: null, onlineSince: now, wasClaimed: true, look }),
  )
}

/** Before a game the seat is given up; during one it waits for its owner's return. */
export function leave(session: Session, by: PlayerId, now: number): Step<Session> {
  const left: Session = isIdle(session)
    ? { ...session, seats: session.seats.filter((one) => one.id !== by) }
    : patchSeat(session, by, { hasLeft: true, online: false, awaySince: now, onlineSince: null })
  if (by !== session.hostId) return accept(left)
  return accept(passChair(left, nextHost({ ...left, hostId: null })))
}
