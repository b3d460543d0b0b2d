import { accept, HATS, LOOK_COLORS, type Look, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { findSeat, patchSeat, type Session, seatsTaken } from './session.ts'

/**
 * Returns the wanted look if it's free, otherwise the first free color and hat. If all are taken, looks repeat. Faces
 * can always repeat.
 */
export function freeLook(taken: readonly Look[], wanted?: Look): Look {
  return {
    color: firstFree(
      LOOK_COLORS,
      taken.map((look) => look.color),
      wanted?.color,
    ),
    hat: firstFree(
      HATS,
      taken.map((look) => look.hat),
      wanted?.hat,
    ),
    ...(wanted?.face === undefined ? {} : { face: wanted.face }),
  }
}

/** Nobody can take another player's color or hat. A player's own can stay, even if looks repeat. */
export function changeLook(session: Session, by: PlayerId, { color, hat, face }: Look): Step<Session> {
  if (session.status !== 'lobby') return refuse('already-started')
  const own = findSeat(session, by)?.look
  const others = seatsTaken(session).filter(({ id }) => id !== by)
  const isTaken = others.some(
    ({ look }) => (color !== own?.color && look.color === color) || (hat !== own?.hat && look.hat === hat),
  )
  if (isTaken) return refuse('look-taken')
  return accept(patchSeat(session, by, { look: face === undefined ? { color, hat } : { color, hat, face } }))
}

function firstFree(count: number, taken: readonly number[], wanted: number | undefined): number {
  if (wanted !== undefined && !taken.includes(wanted)) return wanted
  const free = Array.from({ length: count }, (_, i) => i).find((i) => !taken.includes(i))
  return free ?? taken.length % count
}
