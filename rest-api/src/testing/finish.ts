import { advanceClock, decideCommand, type Session, START_DELAY_MS } from '@highjinks/games/session'
import { nameKey, type SessionId, type Step } from '@highjinks/protocol'
import { newPlayerId, type SessionStore } from '@highjinks/session-store'

const CHANCE = () => 0.5

/** Plays the session's game from start to end in two commits, as if the evening had passed. */
export async function finishGame(sessions: Pick<SessionStore, 'update'>, id: SessionId): Promise<void> {
  const opened = await sessions.update(id, (session, now) => {
    const sender = { seat: session.hostId ?? '', freshId: newPlayerId, keyOf: nameKey }
    const started = decideCommand(session, sender, { type: 'start' }, { now, random: CHANCE })
    return started.ok ? advanceClock(started.state, { now: now + START_DELAY_MS, random: CHANCE }) : started
  })
  const ended = await sessions.update(
    id,
    (session): Step<Session> => ({ ok: true, state: { ...session, status: 'over' } }),
  )
  if (!opened.ok || !ended.ok) throw new Error(`the game could not be played: ${JSON.stringify([opened, ended])}`)
}
