import * as z from 'zod/mini'
import { gameId, playerId, sessionId } from './ids.ts'
import { settings } from './settings.ts'

export const MAX_PLAYERS = 20

export const LOBBY_CAP = 8

export const MIN_PLAYERS = 2

export const game = z.object({
  id: gameId,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  intensity: z.number().check(z.gte(1), z.lte(5)),
  minPlayers: z.int(),
  maxPlayers: z.int(),
  duration: z.string(),
  instructions: z.string(),
  featured: z.boolean(),
})
export type Game = z.infer<typeof game>

export const CATEGORIES = ['Trivia', 'Acting', 'Dice', 'Spinner', 'Social'] as const
export type Category = (typeof CATEGORIES)[number]
/** The spec's rule, as written: by divisibility of the id. */
export function categoryOf(id: number): Category {
  if (id % 5 === 0) return 'Trivia'
  if (id % 4 === 0) return 'Acting'
  if (id % 3 === 0) return 'Dice'
  if (id % 2 === 0) return 'Spinner'
  return 'Social'
}

/** Challenges link to `/games/{slug}`: lowercased, spaces to hyphens, other characters removed. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
}

export const userSettings = z.object({
  emailNotifications: z.boolean(),
  gameUpdates: z.boolean(),
  publicProfile: z.boolean(),
  shareActivity: z.boolean(),
})
export type UserSettings = z.infer<typeof userSettings>

export const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  createdAt: z.string(),
  settings: userSettings,
  /** That the email is theirs; unsaid by a server of before it was asked. */
  emailVerified: z.optional(z.boolean()),
  /** Without one they sign in with a provider. */
  hasPassword: z.optional(z.boolean()),
  /** Whom they sign in with, by its host. */
  provider: z.optional(z.nullable(z.object({ host: z.string(), since: z.string() }))),
})
export type User = z.infer<typeof user>

export const STATUSES = ['lobby', 'starting', 'playing', 'over'] as const

/** A player as REST shows it; the socket's view knows more. */
export const player = z.object({ id: playerId, name: z.string(), isHost: z.boolean(), isBot: z.boolean() })
export type Player = z.infer<typeof player>

export const sessionCard = z.object({
  id: sessionId,
  code: z.string(),
  status: z.enum(STATUSES),
  hostName: z.nullable(z.string()),
  /** Made by sharing a link: whoever comes by it is led straight to the table. */
  shared: z.boolean(),
  settings,
})
export type SessionCard = z.infer<typeof sessionCard>

export const challenge = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  gameId,
  game: z.pick(game, { id: true, name: true, imageUrl: true, intensity: true, duration: true }),
  startDate: z.string(),
  endDate: z.string(),
  isActive: z.boolean(),
  rules: z.object({ minScore: z.number(), maxParticipants: z.number(), prizeDescription: z.string() }),
})
export type Challenge = z.infer<typeof challenge>

/** Whoever stands there is shown by their username. The id is for whoever reads the answer; no screen shows it. */
export const leaderboardEntry = z.object({
  userId: z.string(),
  /** Null: the account was deleted, and its score stays without a name. */
  username: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  /** How many games they have played online, of whoever lets others see it. */
  played: z.optional(z.int()),
  score: z.number(),
  rank: z.int(),
  verified: z.boolean(),
})
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>

export const userEntry = z.object({
  challengeId: z.string(),
  userId: z.string(),
  score: z.number(),
  rank: z.int(),
  verified: z.boolean(),
  joinedAt: z.string(),
})
export type UserEntry = z.infer<typeof userEntry>

/** One game that a signed-in player really played online. */
export const historyEntry = z.object({
  id: z.string(),
  gameId,
  gameName: z.string(),
  playedAt: z.string(),
  players: z.int(),
  score: z.number(),
  place: z.int(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const favorite = z.object({ gameId, addedAt: z.string() })
export type Favorite = z.infer<typeof favorite>

/** Every error body, everywhere. */
export const failure = z.object({ message: z.string(), code: z.string() })
export type Failure = z.infer<typeof failure>
