import type { Challenge, LeaderboardEntry, UserEntry } from '@highjinks/protocol'
import { call } from '../../lib/api.ts'
import { createResource, type Loaded } from '../../lib/resource.ts'
import { signOutIfRefused } from '../account/sign-in.ts'

const current = createResource<'current', Challenge | null>(() => call('currentChallenge', {}))
const boards = createResource<string, LeaderboardEntry[]>((challengeId) =>
  call('leaderboard', { query: { challengeId } }),
)
const entries = createResource<string, UserEntry | null>(async (key) => {
  const [challengeId = '', userId] = key.split(' ')
  try {
    return await call('userEntry', { query: { challengeId, userId } })
  } catch (fault) {
    signOutIfRefused(fault)
    throw fault
  }
})
const keyOf = (challengeId: string, userId: string) => `${challengeId} ${userId}`

/** Null when no challenge is running. */
export function useChallenge(): Loaded<Challenge | null> {
  return current.use('current')
}

export function reloadChallenge(): void {
  void current.reload('current')
}

/** Asks nothing while there's no challenge. */
export function useLeaderboard(challengeId: string | null): Loaded<readonly LeaderboardEntry[]> {
  return boards.use(challengeId)
}

export function reloadLeaderboard(challengeId: string): void {
  void boards.reload(challengeId)
}

/** Null if the user hasn't joined. Asks nothing for a guest. */
export function useEntry(challengeId: string | null, userId: string | null): Loaded<UserEntry | null> {
  return entries.use(challengeId !== null && userId !== null ? keyOf(challengeId, userId) : null)
}

export function reloadEntry(challengeId: string, userId: string): void {
  void entries.reload(keyOf(challengeId, userId))
}

export async function joinChallenge(challengeId: string): Promise<void> {
  await keepEntry(call('joinChallenge', { body: { challengeId } }))
}

/** Keeps the best score, so the reply can be higher than what was sent. */
export async function submitScore(challengeId: string, score: number): Promise<UserEntry> {
  return keepEntry(call('submitScore', { body: { challengeId, score } }))
}

/** Stores the server's reply as my entry, and reads the leaderboard again, because others may have moved. */
async function keepEntry(answer: Promise<UserEntry>): Promise<UserEntry> {
  try {
    const entry = await answer
    entries.put(keyOf(entry.challengeId, entry.userId), entry)
    reloadLeaderboard(entry.challengeId)
    return entry
  } catch (fault) {
    signOutIfRefused(fault)
    throw fault
  }
}

/** For tests: a freshly opened browser. */
export function forgetStandings(): void {
  current.clear()
  boards.clear()
  entries.clear()
}
