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
import { pickOne, required } from '../kit/index.ts'
import { gameById } from '../register.ts'
import { newSeat } from './create.ts'
import { reopenFirstBets } from './first-bet.ts'
import { isNameTaken } from './names.ts'
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

const KICKS_REMEMBERED = 64

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

/** Removes the seat. Its token, device and account can't come back. */
export function kick(session: Session, by: PlayerId, id: PlayerId): Step<Session> {
  const seat = findSeat(session, id)
  if (!seat) return refuse('player-not-found')
  if (id === by) return refuse('not-allowed')
  const { removed } = session
  return accept({
    ...session,
    // A removed player has the code, and maybe another phone
    locked: true,
    seats: session.seats.filter((one) => one.id !== id),
    removed: {
      ...removed,
      seats: remember(removed.seats, id),
      tokens: remember(removed.tokens, seat.tokenHash),
      devices: remember(removed.devices, seat.device),
      users: remember(removed.users, seat.userId),
      members: remember(removed.members, seat.member),
    },
  })
}

/** Keeps the newest ones, so that ever new devices can't fill the memory. */
function remember(known: readonly string[], one: string | null): string[] {
  return one === null ? [...known] : [...known, one].slice(-KICKS_REMEMBERED)
}

export function addBot(session: Session, id: PlayerId, context: ChangeContext, keyOf: NameKey): Step<Session> {
  if (!isIdle(session)) return refuse('already-started')
  if (seatsTaken(session).length >= LOBBY_CAP) return refuse('full')
  const free = BOT_NAMES.filter((name) => !isNameTaken(session, name, keyOf))
  // There is one name for every seat.
  const name = required(pickOne(free, context.random))
  const person = newSeat({ id, name, tokenHash: null, device: null, userId: null }, seatsTaken(session), context.now)
  const bot = { ...person, isBot: true, online: true, awaySince: null, onlineSince: context.now, wasClaimed: true }
  return accept({ ...session, seats: [...session.seats, bot] })
}

export function removeBot(session: Session, id: PlayerId): Step<Session> {
  if (!isIdle(session)) return refuse('already-started')
  if (!findSeat(session, id)?.isBot) return refuse('player-not-found')
  return accept({ ...session, seats: session.seats.filter((one) => one.id !== id) })
}

interface Muting {
  readonly topics: readonly Topic[]
  readonly canBeNamed?: boolean | undefined
  readonly needsTime?: boolean | undefined
}

export function setMutedTopics(
  session: Session,
  by: PlayerId,
  { topics, canBeNamed, needsTime }: Muting,
): Step<Session> {
  const named = canBeNamed === undefined ? {} : { canBeNamed }
  const timed = needsTime === undefined ? {} : { needsTime }
  return accept(patchSeat(session, by, { muted: [...new Set(topics)], ...named, ...timed }))
}

/** Locks the session: nobody joins, and nobody new watches; seated players come and go. Or only its seats. */
export function lockDoor(session: Session, locked: boolean, isForSeats: boolean): Step<Session> {
  return accept(isForSeats ? { ...session, seatsLocked: locked } : { ...session, locked })
}

/** Changes the game in the same session with the same seats. A running game stops and doesn't count. */
export function changeGame(session: Session, id: number): Step<Session> {
  const game = gameById(id)
  if (!game) return refuse('game-not-found')
  return accept({
    ...reopenFirstBets(forgetVotes(session)),
    gameId: id,
    slug: game.about.slug,
    status: 'lobby',
    table: null,
    balcony: null,
    startsAt: null,
    pausedAt: null,
    botsAt: null,
    next: null,
    notice: null,
  })
}

/** Rooms have one TV, and sometimes another in the kitchen. */
const SCREENS_MOST = 4

/** Shows the session on a TV from now on, even if it's locked. */
export function showOnScreen(session: Session, device: string): Step<Session> {
  const others = session.screens.filter((one) => one !== device)
  return accept({ ...session, screens: [...others, device].slice(-SCREENS_MOST) })
}

/** Removes every TV that was let in. In a locked room they can't come back. */
export function clearScreens(session: Session): Step<Session> {
  return accept({ ...session, screens: [] })
}
