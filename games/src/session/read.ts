import * as z from 'zod/mini'
import { gameBySlug } from '../register.ts'
import { freeLook } from './look.ts'
import { type Session, session } from './session.ts'
import { withUnknownFields } from './unknown-fields.ts'

/** A newer version wrote the session. Other processes can play it, and this one must leave it alone. */
export class NewerSession extends Error {
  constructor(what: string) {
    super(`a newer version keeps this session: ${what}`)
    this.name = 'NewerSession'
  }
}

const SCHEMA = 2
/** Games that are no longer in the library. Any other unknown game is from a newer version. */
const FORMER_GAMES: readonly string[] = []

const anyTable = z.looseObject({ slug: z.string(), rules: z._default(z.int(), 1), state: z.unknown() })
const anyVersion = z.looseObject({
  schema: z.int(),
  slug: z.string(),
  seats: z.array(z.looseObject({})),
  table: z.nullable(anyTable),
})

/**
 * Reads a stored session of this version or another. Throws if it isn't one, and throws `NewerSession` if a newer
 * version played it in ways this one can't; fields it only added are kept. A table that its game can't read anymore is
 * closed: everyone is back in the lobby and sees why.
 */
export function readSession(stored: unknown, formerGames = FORMER_GAMES): Session {
  const found = anyVersion.parse(stored)
  const newer = whyNewer(found, formerGames)
  if (newer) throw new NewerSession(newer)
  const known = found.schema === 1 ? fromFirst(found) : found
  return withReadableTable(withUnknownFields(session.parse(known), known))
}

function whyNewer({ schema, slug, table }: z.infer<typeof anyVersion>, formerGames: readonly string[]): string | null {
  if (schema > SCHEMA) return `schema ${schema}`
  for (const one of [slug, table?.slug ?? slug])
    if (!gameBySlug(one) && !formerGames.includes(one)) return `the game ${one}`
  const known = (table && gameBySlug(table.slug)?.rules) ?? Number.POSITIVE_INFINITY
  return table && table.rules > known ? `rules ${table.rules} of ${table.slug}` : null
}

/** The first version had no cues, looks or host role on loan, and kept the seen cards in the table as well. */
function fromFirst(old: z.infer<typeof anyVersion>): unknown {
  return {
    ...old,
    schema: SCHEMA,
    epoch: 0,
    lentBy: null,
    locked: false,
    seats: old.seats.map((seat, i) => ({
      ...seat,
      onlineSince: null,
      wasClaimed: true,
      look: freeLook(Array.from({ length: i }, (_, n) => ({ color: n, hat: n }))),
      canBeNamed: true,
      tonight: 0,
      nextVote: null,
    })),
    table: old.table && { ...old.table, state: withoutUsed(old.table.state) },
    cue: 1,
    heat: { level: 1, isHeld: false, cooler: [], finished: 0 },
    offers: [],
    notice: null,
  }
}

function withoutUsed(state: unknown): unknown {
  return typeof state === 'object' && state !== null ? { ...state, used: [] } : state
}

function withReadableTable(read: Session): Session {
  if (!read.table) return read
  const state = gameBySlug(read.table.slug)?.state.safeParse(read.table.state)
  if (state?.success)
    return { ...read, table: { ...read.table, state: withUnknownFields(state.data, read.table.state) } }
  const isOver = read.status === 'over' || read.ended !== null
  return {
    ...read,
    table: null,
    status: 'lobby',
    startsAt: null,
    pausedAt: null,
    botsAt: null,
    cue: read.cue + 1,
    notice: isOver ? read.notice : 'new-rules',
  }
}
