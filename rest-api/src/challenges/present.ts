import type { Challenge, Game, LeaderboardEntry, UserEntry } from '@highjinks/protocol'
import type { Account } from '../accounts/users.ts'
import { isActive, type WeeklyChallenge } from './challenges.ts'
import type { Entry } from './entries.ts'

export function presentChallenge(challenge: WeeklyChallenge, game: Game, now: number): Challenge {
  return {
    id: challenge.id,
    title: challenge.title,
    description: challenge.description,
    gameId: game.id,
    game: {
      id: game.id,
      name: game.name,
      imageUrl: game.imageUrl,
      intensity: game.intensity,
      duration: game.duration,
    },
    startDate: new Date(challenge.startsAt).toISOString(),
    endDate: new Date(challenge.endsAt).toISOString(),
    isActive: isActive(challenge, now),
    rules: {
      minScore: challenge.minScore,
      maxParticipants: challenge.maxParticipants,
      prizeDescription: challenge.prizeDescription,
    },
  }
}

/** Returns what everyone sees of an entry. Private profiles only show their username; deleted accounts show nothing. */
export function presentRow(entry: Entry, rank: number, account: Account | undefined, played: number): LeaderboardEntry {
  return {
    userId: entry.userId,
    username: account?.username ?? null,
    firstName: account?.settings.publicProfile ? account.firstName : null,
    ...(account?.settings.shareActivity && { played }),
    score: entry.best.score,
    rank,
    verified: entry.best.verified,
  }
}

/** Returns what its owner sees of an entry. */
export function presentEntry(entry: Entry, rank: number): UserEntry {
  return {
    challengeId: entry.challengeId,
    userId: entry.userId,
    score: entry.best.score,
    rank,
    verified: entry.best.verified,
    joinedAt: new Date(entry.joinedAt).toISOString(),
  }
}
