import {
  accept,
  LOBBY_CAP,
  type PlayerId,
  refuse,
  type SettingsChange,
  type Step,
  type Topic,
} from '@highjinks/protocol'
import { randomBelow } from '../kit/index.ts'
import { gameById } from '../register.ts'
import { nextHost, passChair } from './host.ts'
import { isNameTaken } from './join.ts'
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

export function rename(session: Session, by: PlayerId, name: string): Step<Session> {
  if (session.status !== 'lobby') return refuse('already-started')
  if (isNameTaken(session, name, by)) return refuse('name-taken')
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

export function addBot(session: Session, id: PlayerId, context: ChangeContext): Step<Session> {
  if (!isIdle(session)) return refuse('already-started')
  if (seatsTaken(session).length >= LOBBY_CAP) return refuse('full')
  const free = BOT_NAMES.filter((name) => !isNameTaken(session, name))
  const name = free[randomBelow(free.length, context.random)] ?? `Guest ${session.seats.length + 1}`
  const bot = {
    id,
    name,
    isBot: true,
    tokenHash: null,
    device: null,
    userId: null,
    seatedAt: context.now,
    online: true,
    awaySince: null,
    hasLeft: false,
    muted: [],
  }
  return accept({ ...session, seats: [...session.seats, bot] })
}

export function removeBot(session: Session, id: PlayerId): Step<Session> {
  if (!isIdle(session)) return refuse('already-started')
  if (!findSeat(session, id)?.isBot) return refuse('player-not-found')
  return accept({ ...session, seats: session.seats.filter((one) => one.id !== id) })
}

export function muteTopics(session: Session, by: PlayerId, topics: readonly Topic[]): Step<Session> {
  return accept(patchSeat(session, by, { muted: [...new Set(topics)] }))
}

/** Another game in the same session with the same seats. */
export function changeGame(session: Session, id: number): Step<Session> {
  if (!isIdle(session)) return refuse('already-started')
  const game = gameById(id)
  if (!game) return refuse('game-not-found')
  return accept({ ...session, gameId: id, slug: game.about.slug, status: 'lobby', table: null, startsAt: null })
}

/** Before a game the seat is given up; during one it waits for its owner's return. */
export function leave(session: Session, by: PlayerId, now: number): Step<Session> {
  const left: Session = isIdle(session)
    ? { ...session, seats: session.seats.filter((one) => one.id !== by) }
    : patchSeat(session, by, { hasLeft: true, online: false, awaySince: now })
  if (by !== session.hostId) return accept(left)
  return accept(passChair(left, nextHost({ ...left, hostId: null })))
}
