import type { FinishedGame } from '@highjinks/games/session'
import type { PlayerId } from '@highjinks/protocol'
import type { NextState } from '../commit.ts'
import { growLog, type LiveLayout, type Log, type LogLimits, NO_PATCHES } from '../log.ts'
import { diff } from '../patch.ts'
import { writeSeen, writeState } from '../stored.ts'
import { LANES, patchField } from './keys.ts'
import { writeNews, writeStep } from './news.ts'
import { outboxField } from './outbox.ts'
import type { Revision } from './revision.ts'

/** The maximum number of patches on top of a whole document, to keep reads cheap. */
const MOST: LogLimits = { patches: 15, characters: 8 * 1024 }

/** A decision on a revision, ready to write. */
export interface Writes {
  /** Null if only the lanes change. */
  readonly next: NextState | null
  readonly records: readonly FinishedGame[]
  /** Packed, by seat. */
  readonly lanes: ReadonlyMap<PlayerId, string>
  readonly missed: number
}

/** A commit as the script executes it. */
export interface Commit {
  readonly tag: string
  /** Names and values of the session's hash, all written together. The last value is the announcement. */
  readonly fields: readonly (string | number)[]
  /** With a new state: fields to remove, the new deadline, and records for the outbox. */
  readonly change: {
    readonly deadline: number | null
    readonly ttl: number
    readonly gone: readonly string[]
    /** Whether old text must be wiped from all patches. */
    readonly emptiesPatches: boolean
    readonly finished: readonly string[]
  } | null
  /** The log afterwards. */
  readonly log: Log
}

interface Author {
  readonly tag: string
  readonly build: string
  readonly layout: LiveLayout
}

/** Plans the commit. `held` is the revision it was decided on; null for a new session. */
export function planCommit(held: Revision | null, writes: Writes, author: Author): Commit {
  const { next, records, lanes, missed } = writes
  const { tag, build } = author
  const marks = [...lanes].flatMap(([seat, text]) => [`${LANES}${seat}`, text])
  // No announcement; a process that loses the race reads the session
  if (!next) return { tag, fields: ['tag', tag, ...marks, 'last', ''], change: null, log: held?.log ?? null }

  const isOver = next.session.ended !== null
  // Nothing comes after it
  const layout = isOver ? 1 : author.layout
  const step = held ? writeStep(diff(held.session, next.session), next, lanes, missed) : ''
  const grown = layout === 1 || !held || step === '' ? null : growLog(held.log, step.length, next, MOST)
  const log = grown ?? (layout === 1 ? null : NO_PATCHES)
  const place = log?.patches ?? null
  const news = writeNews({ v: next.v, tag, build, from: held?.tag ?? '', place, step })
  return {
    tag,
    fields: [
      'tag',
      tag,
      'v',
      next.v,
      ...marks,
      ...(held?.missed === missed ? [] : ['missed', missed]),
      ...(grown ? ['last', patchField(grown.patches), patchField(grown.patches), news] : whole(next, layout, news)),
    ],
    change: {
      deadline: next.deadline,
      ttl: next.ttl,
      gone: [...(isOver ? ['cards', 'seen'] : []), ...next.forgotten.map((seat) => `${LANES}${seat}`)],
      emptiesPatches: isOver || next.forgotten.length > 0,
      finished: records.flatMap((record) => [outboxField(record), JSON.stringify(record)]),
    },
    log,
  }
}

/** Cards seen before tonight are written once, with the first state. */
function whole({ v, session }: NextState, layout: LiveLayout, news: string): readonly (string | number)[] {
  const text = writeState(session)
  const document = ['state', layout === 1 ? text : `${v}|${text}`]
  const seen = v === 1 ? writeSeen(session) : null
  return seen === null ? [...document, 'last', news] : [...document, 'cards', seen, 'last', news]
}
