import { accept, MIN_PLAYERS, type NameKey, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { required } from '../kit/index.ts'
import { gameBySlug } from '../register.ts'
import { addBot } from './lobby.ts'
import { forgetVotes, warmUp } from './night.ts'
import { type ChangeContext, type Session, seatsTaken } from './session.ts'

export const START_DELAY_MS = 1500

/** The requirements for seating a simulated player. */
export interface Guesting {
  readonly freshId: () => PlayerId
  readonly keyOf: NameKey
}

/**
 * Starts the countdown that every screen shows before the table opens at one server time. If the game needs one more
 * player, seats a simulated one and says so: no game needs more than three.
 */
export function startCountdown(session: Session, context: ChangeContext, { freshId, keyOf }: Guesting): Step<Session> {
  if (session.status === 'starting' || session.status === 'playing') return refuse('already-started')
  if (seatsTaken(session).length < MIN_PLAYERS) return refuse('too-few')
  const isShort = seatsTaken(session).length < required(gameBySlug(session.slug)).about.minPlayers
  const filled = isShort ? addBot(session, freshId(), context, keyOf) : accept(session)
  if (!filled.ok) return filled
  const asked = warmUp(forgetVotes(filled.state))
  return accept({
    ...asked,
    status: 'starting',
    startsAt: context.now + START_DELAY_MS,
    table: null,
    pausedAt: null,
    next: null,
    isLastCall: false,
    seats: asked.seats.map((seat) => (seat.hasEnough ? { ...seat, hasEnough: false } : seat)),
    notice: isShort ? 'house-guest' : null,
  })
}
