import { CATALOGUE } from '@highjinks/games'
import { createSession, stageShow } from '@highjinks/games/session'
import { type Log, lookAlikeKey, repeatEvery } from '@highjinks/platform'
import { accept, SHOW_CODE } from '@highjinks/protocol'
import { chance, newPlayerId, newSessionId, type SessionStore } from '@highjinks/session-store'

const LOOK_MS = 1000
/** By then a podium has shown everything. */
const PODIUM_MS = 25_000
/** No game takes as long. One that does has stopped, and the next one begins. */
const LONGEST_GAME_MS = 20 * 60_000

type Sessions = Pick<SessionStore, 'cardsAside' | 'create' | 'find' | 'now' | 'read' | 'update'>

/** Returns what ends it. */
export async function startShow(sessions: Sessions, log: Pick<Log, 'fault'>): Promise<() => Promise<void>> {
  const look = await openShow(sessions)
  return repeatEvery(LOOK_MS, look, (fault) => log.fault('the show does not go on', fault))
}

/**
 * A demo's public room: bots play one game after another, and each begins by wiping the one before. It is one session all
 * along, so its screens stay. Returns what looks whether the next game is due.
 */
export async function openShow(sessions: Sessions): Promise<() => Promise<void>> {
  const found = await sessions.find(SHOW_CODE)
  const id = found ?? newSessionId()
  const next = () =>
    sessions.update(id, (room, now) => {
      const context = { now, random: chance, aside: sessions.cardsAside.current() }
      return accept(stageShow(room, gameAfter(room.gameId), context, { freshId: newPlayerId, keyOf: lookAlikeKey }))
    })
  const game = CATALOGUE.at(-1)
  if (!game) throw new Error('there is no game')
  const empty = { id, code: SHOW_CODE, game, settings: undefined, host: { claimHash: '' } }
  if (found === null) await sessions.create(createSession(empty, sessions.now()))
  await next()
  let act = { gameId: 0, isOver: false, since: sessions.now() }
  return async () => {
    const stored = await sessions.read(id)
    if (!stored) return
    const { gameId, status } = stored.session
    const isOver = status === 'over'
    if (gameId !== act.gameId || isOver !== act.isOver) act = { gameId, isOver, since: sessions.now() }
    else if (sessions.now() - act.since >= (isOver ? PODIUM_MS : LONGEST_GAME_MS)) await next()
  }
}

function gameAfter(id: number): number {
  const at = CATALOGUE.findIndex((game) => game.id === id)
  return CATALOGUE[(at + 1) % CATALOGUE.length]?.id ?? id
}
