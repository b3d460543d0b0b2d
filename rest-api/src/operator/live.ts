import type { SessionStore } from '@highjinks/session-store'

/** An operator with more rooms has other ways to count them. */
const ROOMS_MOST = 5000

/** Counts the rooms with anyone in them, and their people and watchers, over all processes. */
export async function countLive(presence: SessionStore['presence']) {
  const ids = await presence.sessions(ROOMS_MOST + 1)
  const online = await presence.online(ids.slice(0, ROOMS_MOST))
  const here = online.filter(({ seats, watchers }) => seats.size > 0 || watchers > 0)
  return {
    rooms: here.length,
    people: here.reduce((sum, { seats }) => sum + seats.size, 0),
    watchers: here.reduce((sum, { watchers }) => sum + watchers, 0),
    hasMore: ids.length > ROOMS_MOST,
  }
}
