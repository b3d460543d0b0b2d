import {
  challenge,
  DEFAULT_SETTINGS,
  ENDPOINTS,
  type EndpointName,
  leaderboardEntry,
  player,
  type Reply,
  sessionCard,
  user,
  userSettings,
} from '@highjinks/protocol'
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { readableGame, readableGameCard } from './read-game.ts'

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

/** What the description promises of a lookup is a session with its id, a game and players; the rest may be missing. */
const readableFront = z.object({
  session: z.extend(sessionCard, {
    code: word,
    status: orElse(sessionCard.shape.status, 'lobby'),
    hostName: nameOrNull,
    shared: flag,
    settings: orElse(sessionCard.shape.settings, DEFAULT_SETTINGS),
  }),
  game: readableGame,
  players: z.array(z.extend(player, { isBot: flag })),
})

/** What the client makes of replies that are not quite as agreed: what the spec gives a fallback is filled in. */
const READABLE = {
  games: z.array(readableGame),
  game: readableGame,
  byCode: readableFront,
  byId: readableFront,
  currentChallenge: z.nullable(z.extend(challenge, { game: readableGameCard, isActive: flag })),
  share: z
    .object({ id: word, code: word, shareLink: word, hostClaim: word })
    .check(z.refine(({ code, shareLink }) => code !== '' || shareLink !== '')),
  leaderboard: z.array(z.extend(leaderboardEntry, { userId: word, firstName: nameOrNull, verified: flag })),
  simpleSession: z.extend(ENDPOINTS.simpleSession.reply, { shareLink: word }),
  me: readableUser,
  login: z.extend(ENDPOINTS.login.reply, { user: readableUser }),
  register: z.extend(ENDPOINTS.register.reply, { user: readableUser }),
} as const

/** A reply as its endpoint promises it. A row of a list that cannot be read is left out of it. */
export function readReply<N extends EndpointName>(name: N, json: unknown): Reply<N> {
  const schema: z.ZodMiniType = Object.hasOwn(READABLE, name) ? Reflect.get(READABLE, name) : ENDPOINTS[name].reply
  const first = schema.safeParse(json)
  const parsed = first.success ? first.data : schema.parse(withoutRows(json, first.error.issues))
  // The schema belongs to this very endpoint; TypeScript only sees the union of all replies.
  return parsed as Reply<N>
}

/** The same without the rows that something is wrong with: a row is an entry of the first list on an issue's path. */
function withoutRows(json: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const bad = new Map<string, Set<number>>()
  for (const { path } of issues) {
    const at = path.findIndex((step) => typeof step === 'number')
    const row = path[at]
    if (typeof row !== 'number') continue
    const list = path.slice(0, at).join('.')
    bad.set(list, (bad.get(list) ?? new Set()).add(row))
  }
  return drop(json, '', bad)
}

function drop(json: unknown, here: string, bad: ReadonlyMap<string, ReadonlySet<number>>): unknown {
  if (Array.isArray(json)) return json.filter((_, row) => !bad.get(here)?.has(row))
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json).map(([key, value]) => [key, drop(value, here ? `${here}.${key}` : key, bad)])
  return Object.fromEntries(entries)
}
