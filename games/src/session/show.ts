import type { NameKey, PlayerId, SettingsChange } from '@highjinks/protocol'
import { required } from '../kit/index.ts'
import { gameById } from '../register.ts'
import { createSession } from './create.ts'
import { addBot } from './lobby.ts'
import type { ChangeContext, Session } from './session.ts'
import { startCountdown } from './start.ts'

const CAST = 5
/** Strangers watch, and nobody is there to skip a clock. */
const SETTINGS: SettingsChange = { intensity: 'Mild', duration: 'Quick', pace: 'brisk', clock: 'hard' }

interface Casting {
  readonly freshId: () => PlayerId
  readonly keyOf: NameKey
}

/** Seats that many bots, or as many as there is room for. */
export function seatBots(
  session: Session,
  count: number,
  context: ChangeContext,
  { freshId, keyOf }: Casting,
): Session {
  let seated = session
  for (let i = 0; i < count; i++) {
    const step = addBot(seated, freshId(), context, keyOf)
    if (step.ok) seated = step.state
  }
  return seated
}

/**
 * Clears a room and starts a game in it that only bots play. Keeps only what screens follow it by: its code, its cue
 * and its viewers.
 */
export function stageShow(room: Session, gameId: number, context: ChangeContext, casting: Casting): Session {
  const { id, code, epoch, cue, watchers, tvs } = room
  const game = required(gameById(gameId)).about
  const wiped = createSession({ id, code, game, settings: SETTINGS, host: { claimHash: '' } }, context.now)
  const stage: Session = { ...wiped, epoch, cue, watchers, tvs, hostClaim: null, shared: false, isShow: true }
  const cast = seatBots({ ...stage, asleepSince: null }, CAST, context, casting)
  const started = startCountdown(cast, context, casting)
  if (!started.ok) throw new Error(`the bots cannot start: ${started.code}`)
  return started.state
}
