import * as z from 'zod/mini'
import { gameBySlug } from '../register.ts'
import { freeLook } from './look.ts'
import { type Session, session } from './session.ts'

const oldTable = z.object({ slug: z.string(), state: z.unknown() })
const anyVersion = z.looseObject({
  schema: z.int(),
  seats: z.array(z.looseObject({})),
  table: z.nullable(oldTable),
})

/**
 * A session as it was stored, by this version or the one before. Throws when it is neither. A table whose game cannot
 * read it any more is closed: everybody is back in the lobby and told why.
 */
export function readSession(stored: unknown): Session {
  const found = anyVersion.parse(stored)
  return withReadableTable(session.parse(found.schema === 1 ? fromFirst(found) : found))
}

/** The first version knew no cues, no looks and no lent chair, and kept the seen cards in the table as well. */
function fromFirst(old: z.infer<typeof anyVersion>): unknown {
  return {
    ...old,
    schema: 2,
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
    heat: { level: 1, isHeld: false, cooler: [] },
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
  if (state?.success) return { ...read, table: { ...read.table, state: state.data } }
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
