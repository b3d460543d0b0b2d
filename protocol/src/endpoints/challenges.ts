import * as z from 'zod/mini'
import { challenge, leaderboardEntry, userEntry } from '../entities.ts'
import { endpoint } from './endpoint.ts'
import { wholeNumber } from './games.ts'

export const CHALLENGE_DAYS = 7

export const SCORE_MAX = 1000

const challengeId = z
  .string('That is not a challenge')
  .check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'That is not a challenge'))
const userId = z.string('That is not a user').check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'That is not a user'))
const NOT_A_SCORE = `A score is a whole number from 0 to ${SCORE_MAX}`
const score = z.int(NOT_A_SCORE).check(z.gte(0, NOT_A_SCORE), z.lte(SCORE_MAX, NOT_A_SCORE))

export const challengeEndpoints = {
  currentChallenge: endpoint({
    method: 'GET',
    path: '/api/challenges/current',
    summary: "This week's challenge, or null",
    reply: z.nullable(challenge),
    status: 200,
    auth: 'none',
    refusals: ['unavailable'],
  }),
  leaderboard: endpoint({
    method: 'GET',
    path: '/api/challenges/leaderboard',
    summary: "List a challenge's best scores; `/leaderboard/{challengeId}` also works",
    query: z.object({
      challengeId,
      offset: z.optional(wholeNumber),
      limit: z.optional(wholeNumber),
    }),
    reply: z.array(leaderboardEntry),
    status: 200,
    auth: 'none',
    refusals: ['malformed', 'challenge-not-found', 'unavailable'],
  }),
  userEntry: endpoint({
    method: 'GET',
    path: '/api/challenges/user-entry',
    summary: "Get the user's entry, or null; `/user-entry/{challengeId}` also works",
    query: z.object({ challengeId, userId: z.optional(userId) }),
    reply: z.nullable(userEntry),
    status: 200,
    auth: 'needed',
    refusals: ['malformed', 'forbidden', 'challenge-not-found', 'not-signed-in', 'bad-token', 'unavailable'],
  }),
  joinChallenge: endpoint({
    method: 'POST',
    path: '/api/challenges/join',
    summary: 'Join a challenge; joining again changes nothing',
    body: z.object({ challengeId }),
    reply: userEntry,
    status: 200,
    auth: 'needed',
    refusals: ['malformed', 'challenge-not-found', 'full', 'ended', 'not-signed-in', 'bad-token', 'unavailable'],
  }),
  submitScore: endpoint({
    method: 'POST',
    path: '/api/challenges/score',
    summary: 'Submit a score; the best one counts',
    body: z.object({ challengeId, score }),
    reply: userEntry,
    status: 200,
    auth: 'needed',
    refusals: ['malformed', 'challenge-not-found', 'not-joined', 'ended', 'not-signed-in', 'bad-token', 'unavailable'],
  }),
} as const
