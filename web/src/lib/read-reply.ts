import {
  challenge,
  ENDPOINTS,
  type EndpointName,
  leaderboardEntry,
  type Reply,
  user,
  userSettings,
} from '@highjinks/protocol'
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { readableGame, readableGameCard } from './read-game.ts'
import { readRows } from './read-rows.ts'
import { READABLE_SESSIONS } from './session-calls.ts'

const word = orElse(z.string(), '')
const nameOrNull = orElse(z.nullable(z.string()), null)
const flag = orElse(z.boolean(), false)

const readableUser = z.extend(user, {
  firstName: nameOrNull,
  lastName: nameOrNull,
  profileImageUrl: nameOrNull,
  createdAt: word,
  settings: orElse(userSettings, {
    emailNotifications: false,
    gameUpdates: false,
    publicProfile: false,
    shareActivity: false,
  }),
})

/** The client's reading of replies that aren't quite as agreed: the spec's fallbacks fill the gaps. */
const READABLE = {
  ...READABLE_SESSIONS,
  games: z.array(readableGame),
  game: readableGame,
  currentChallenge: z.nullable(z.extend(challenge, { game: readableGameCard, isActive: flag })),
  leaderboard: z.array(z.extend(leaderboardEntry, { userId: word, firstName: nameOrNull, verified: flag })),
  me: readableUser,
  login: z.extend(ENDPOINTS.login.reply, { user: readableUser }),
  register: z.extend(ENDPOINTS.register.reply, { user: readableUser }),
} as const

/** Parses a reply as its endpoint promises it. Leaves out list rows it can't read. */
export function readReply<N extends EndpointName>(name: N, json: unknown): Reply<N> {
  const schema: z.ZodMiniType = Object.hasOwn(READABLE, name) ? Reflect.get(READABLE, name) : ENDPOINTS[name].reply
  // The schema belongs to this endpoint; TypeScript only sees the union of all replies.
  return readRows(schema, json) as Reply<N>
}
