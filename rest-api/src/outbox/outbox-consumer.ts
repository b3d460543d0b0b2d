import type { FinishedGame } from '@highjinks/games/session'
import type { Log } from '@highjinks/platform'
import { accept } from '@highjinks/protocol'
import type { SessionStore } from '@highjinks/session-store'
import type { Users } from '../accounts/users.ts'
import type { Challenges } from '../challenges/challenges.ts'
import type { Entries } from '../challenges/entries.ts'
import { weekOf } from '../challenges/week.ts'
import { rememberNight } from '../crews/crew.ts'
import type { Crews } from '../crews/crews.ts'
import type { History } from '../history/history.ts'
import { unavailableStoreIn } from '../stores/store-unavailable.ts'

const BATCH = 64

export interface IntakeDeps {
  readonly outbox: SessionStore['outbox']
  readonly history: History
  readonly challenges: Pick<Challenges, 'byId'>
  readonly entries: Pick<Entries, 'score'>
  readonly users: Pick<Users, 'byIds'>
  readonly crews: Pick<Crews, 'change'>
  readonly log: Log
}

/**
 * Moves games from the outbox into the durable records. A game only leaves the outbox once it's stored. A crash
 * anywhere in between repeats the work, which changes nothing. Throws if a store is down; then everything waits.
 */
export async function takeInFinishedGames(deps: IntakeDeps): Promise<void> {
  for (;;) {
    const waiting = await deps.outbox.take(BATCH)
    const kept: FinishedGame[] = []
    for (const game of waiting) if (await keepFinishedGame(game, deps)) kept.push(game)
    if (kept.length > 0) await deps.outbox.done(kept)
    // A game that couldn't be stored would come again right away
    if (waiting.length < BATCH || kept.length < waiting.length) return
  }
}

async function keepFinishedGame(
  game: FinishedGame,
  { history, challenges, entries, users, crews, log }: IntakeDeps,
): Promise<boolean> {
  const { sessionId, number, gameId, slug, at, players, crew } = game
  try {
    // It may be gone by now
    if (crew) await crews.change(crew.id, (found) => accept(rememberNight(found, sessionId, at, crew)))
    // An account may have been deleted since
    const accounts = await users.byIds(game.results.map(({ userId }) => userId))
    const results = game.results.filter(({ userId }) => accounts.some(({ id }) => id === userId))
    await history.keep(
      results.map(({ userId, score, place }) => ({
        userId,
        sessionId,
        number,
        gameId,
        slug,
        playedAt: at,
        players,
        score,
        place,
      })),
    )
    // By the time of play: stored on Monday, Sunday's game still counts for its own week
    const challenge = await challenges.byId(weekOf(at).id)
    if (challenge?.gameId !== gameId) return true
    for (const { userId, rating } of results)
      if (rating !== null) await entries.score(challenge.id, userId, { score: rating, verified: true, at })
    return true
  } catch (fault) {
    if (unavailableStoreIn(fault) !== null) throw fault
    // A game that can't be stored must not block the others
    log.fault('a finished game cannot be kept', fault, { session: sessionId, number })
    return false
  }
}
