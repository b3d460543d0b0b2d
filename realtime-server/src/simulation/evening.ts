import { GAMES, pickOne, randomBelow } from '@highjinks/games'
import { advanceClock, createSession, decideCommand, join, type Session } from '@highjinks/games/session'
import { simulatedMove } from '@highjinks/games/testing'
import type { Intent } from '@highjinks/protocol'
import { nameKey } from '@highjinks/protocol'
import { hashToken } from '@highjinks/session-store'
import type { Seat } from './phone.ts'

export const SEATS: readonly Seat[] = ['player-ada', 'player-bea', 'player-cem', 'player-dov'].map((id) => ({
  id,
  token: id.repeat(20).slice(0, 43),
}))
const HASHES = new Map(SEATS.map(({ id, token }) => [id, hashToken(token)]))
const person = (id: string) => ({
  id,
  name: `Name ${id.slice(7)}`,
  tokenHash: HASHES.get(id) ?? '',
  device: null,
  userId: null,
})

/** Creates a session of any game with four seats. Half of them are playing. */
export function someEvening(now: number, random: () => number): Session {
  const game = pickOne(Object.values(GAMES), random) ?? GAMES['truth-or-dare']
  const settings = { duration: 'Quick', clock: random() < 0.5 ? 'hard' : 'soft' } as const
  let session = createSession(
    { id: 'sSimulatedEvening', code: 'BCDFGH', game: game.about, settings, host: person('player-ada') },
    now,
  )
  for (const { id } of SEATS.slice(1)) {
    const step = join(session, person(id), null, now, nameKey)
    if (step.ok) session = step.state
  }
  if (random() < 0.5) return session
  const awake = {
    ...session,
    asleepSince: null,
    seats: session.seats.map((seat) => ({ ...seat, online: true, awaySince: null })),
  }
  const started = decideCommand(
    awake,
    { seat: 'player-ada', freshId: () => 'player-nobody', keyOf: nameKey },
    { type: 'start' },
    { now, random },
  )
  const opened = started.ok ? advanceClock(started.state, { now: now + 1500, random }) : started
  return opened.ok ? opened.state : session
}

const TOPIC_SETS = [['touch'], ['exes'], ['money', 'work'], []] as const

/** Picks what a player at this table might tap: mostly sensible, sometimes too late or not allowed. */
export function someIntent(session: Session, seat: Seat, random: () => number): Intent {
  const dice = random()
  if (dice < 0.15) return { type: 'limits', topics: [...(pickOne(TOPIC_SETS, random) ?? [])] }
  if (dice < 0.2) return { type: 'rename', name: `Name ${randomBelow(40, random)} ${seat.id.slice(7)}` }
  if (dice < 0.22) return { type: 'pass-host', playerId: pickOne(SEATS, random)?.id ?? 'player-ada' }
  if (dice < 0.225) return { type: 'kick', playerId: pickOne(SEATS, random)?.id ?? 'player-ada' }
  if (session.seats.some((one) => one.id === seat.id && one.hasLeft) && dice < 0.6) return { type: 'return' }
  if (dice < 0.24) return { type: 'leave' }
  if (dice < 0.245) return { type: 'lock', locked: random() < 0.5 }
  if (dice < 0.246) return { type: 'end' }
  if (session.status === 'playing') return atTheTable(session, seat, random)
  if (dice < 0.5) return { type: session.status === 'over' ? 'again' : 'start' }
  if (dice < 0.7) return { type: 'add-bot' }
  if (dice < 0.8) return { type: 'remove-bot', playerId: session.seats.find((one) => one.isBot)?.id ?? 'player-nobody' }
  if (dice < 0.9) return { type: 'settings', pace: random() < 0.5 ? 'brisk' : 'normal' }
  return { type: 'change-game', gameId: pickOne(Object.values(GAMES), random)?.about.id ?? 1 }
}

function atTheTable(session: Session, seat: Seat, random: () => number): Intent {
  const { cue } = session
  const move = simulatedMove(session, seat.id, random)
  if (move && random() < 0.85) return { type: 'move', cue, move }
  const type = pickOne(['skip', 'pause', 'resume'] as const, random) ?? 'skip'
  return type === 'skip' ? { type, cue } : { type }
}
