import { CHALLENGE_DAYS, type Challenge, type LeaderboardEntry, type UserEntry } from '@highjinks/protocol'

const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_MONDAY = Date.UTC(1970, 0, 5)

/** Returns a sample week, for when the server can't be reached. It always shows with a label. */
export function sampleChallenge(now: number): Challenge {
  const week = CHALLENGE_DAYS * DAY_MS
  const startsAt = now - ((now - FIRST_MONDAY) % week)
  return {
    id: 'sample',
    title: 'Roll Like You Mean It',
    description: 'Two dice, seven days, no mercy. Take the fives, and leave the small numbers to someone else.',
    gameId: 3,
    game: {
      id: 3,
      name: 'High Rollers',
      imageUrl: '/covers/high-rollers.svg',
      intensity: 4,
      duration: '15-45 min',
    },
    startDate: new Date(startsAt).toISOString(),
    endDate: new Date(startsAt + week - 1).toISOString(),
    isActive: true,
    rules: { minScore: 100, maxParticipants: 50, prizeDescription: 'The Loaded Grin, and a week of bragging.' },
  }
}

/** The covers' cast with their ranks. No one takes them for real people. */
const CAST = [
  ['The Cat with the Halo, windowsill', 940],
  ['The Dice on Skates, cloud nine', 885],
  ['The Dragon, center stage', 720],
  ['The Toast, top rack', 640],
  ['The Potted Plant, parlor', 515],
  ['The Cloud in Joke Glasses, third from the left', 330],
] as const

export const SAMPLE_LEADERBOARD: readonly LeaderboardEntry[] = CAST.map(([username, score], index) => ({
  userId: `sample-${index}`,
  username,
  firstName: null,
  score,
  rank: index + 1,
  verified: false,
}))

/** A sample rank: the fifth. */
export const SAMPLE_ENTRY: UserEntry = {
  challengeId: 'sample',
  userId: 'sample',
  score: 515,
  rank: 5,
  verified: false,
  joinedAt: '2026-01-05T00:00:00.000Z',
}
