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
/** Returns the category by the divisibility of the ID, exactly as the spec says. */
export function categoryOf(id: number): Category {
  if (id % 5 === 0) return 'Trivia'
  if (id % 4 === 0) return 'Acting'
  if (id % 3 === 0) return 'Dice'
  if (id % 2 === 0) return 'Spinner'
  return 'Social'
}

/**
 * Returns the slug for `/games/{slug}`, which challenges link to: lowercase, hyphens for spaces, other characters
 * removed.
 */
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
  /** Whether the email is verified; missing from servers before this field. */
  emailVerified: z.optional(z.boolean()),
  /** Accounts without one sign in with a provider. */
  hasPassword: z.optional(z.boolean()),
  /** The host of the provider they sign in with. */
  provider: z.optional(z.nullable(z.object({ host: z.string(), since: z.string() }))),
})
export type User = z.infer<typeof user>

export const STATUSES = ['lobby', 'starting', 'playing', 'over'] as const

/** A player as REST shows it; the socket's view has more. */
export const player = z.object({ id: playerId, name: z.string(), isHost: z.boolean(), isBot: z.boolean() })
export type Player = z.infer<typeof player>

export const sessionCard = z.object({
  id: sessionId,
  code: z.string(),
  status: z.enum(STATUSES),
  hostName: z.nullable(z.string()),
  /** Created by sharing a link, which leads its guests straight to the table. */
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

/** Entries show the username. The ID is for programs; no screen shows it. */
export const leaderboardEntry = z.object({
  userId: z.string(),
  /** Null if the account was deleted; its score stays without a name. */
  username: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  /** The number of games played online, if the account shows it. */
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

/** A game that a signed-in player really played online. */
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

/** The body of every error. */
export const failure = z.object({ message: z.string(), code: z.string() })
export type Failure = z.infer<typeof failure>
