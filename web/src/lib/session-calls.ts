import { DEFAULT_SETTINGS, player, type Reply, sessionCard, sessionEndpoints } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { askEndpoint, type Input } from './ask-server.ts'
import { readableGame } from './read-game.ts'
import { readRows } from './read-rows.ts'

const word = orElse(z.string(), '')
const flag = orElse(z.boolean(), false)

/** The spec promises a session with its id, a game and players from a lookup; the rest can be missing. */
const readableFront = z.object({
  session: z.extend(sessionCard, {
    code: word,
    status: orElse(sessionCard.shape.status, 'lobby'),
    hostName: orElse(z.nullable(z.string()), null),
    shared: flag,
    settings: orElse(sessionCard.shape.settings, DEFAULT_SETTINGS),
  }),
  game: readableGame,
  players: z.array(z.extend(player, { isBot: flag })),
})

/** The client's reading of replies about sessions that aren't quite as agreed. */
export const READABLE_SESSIONS = {
  byCode: readableFront,
  byId: readableFront,
  share: z
    .object({ id: word, code: word, shareLink: word, hostClaim: word })
    .check(z.refine(({ code, shareLink }) => code !== '' || shareLink !== '')),
  simpleSession: z.extend(sessionEndpoints.simpleSession.reply, { shareLink: word }),
} as const

type SessionCall = keyof typeof sessionEndpoints

/**
 * Does what `call` does, for people on their way to a table: they need no other endpoints, so this loads no list of all
 * of them.
 */
export async function callSession<N extends SessionCall>(name: N, input: Input<N>): Promise<Reply<N>> {
  const { reply } = sessionEndpoints[name]
  const schema: z.ZodMiniType = Object.hasOwn(READABLE_SESSIONS, name) ? Reflect.get(READABLE_SESSIONS, name) : reply
  // The schema belongs to this endpoint; TypeScript only sees the union of all replies.
  return readRows(schema, await askEndpoint(sessionEndpoints[name], input)) as Reply<N>
}
