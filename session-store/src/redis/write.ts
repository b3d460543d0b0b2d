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

/** So much lies upon a whole document at most, for whoever reads it. */
const MOST: LogLimits = { patches: 15, characters: 8 * 1024 }

/** What was decided on a revision, to be written. */
export interface Writes {
  /** Null: only what lanes remember. */
  readonly next: NextState | null
  readonly records: readonly FinishedGame[]
  /** Packed, by seat. */
  readonly lanes: ReadonlyMap<PlayerId, string>
  readonly missed: number
}

/** A commit as the script carries it out. */
export interface Commit {
  readonly tag: string
  /** Names and values of the session's hash, written at once; the last value is what is announced. */
  readonly fields: readonly (string | number)[]
  /** Where there is a new state: fields that go, what is due when, and what goes into the outbox. */
  readonly change: {
    readonly deadline: number | null
    readonly ttl: number
    readonly gone: readonly string[]
    /** No patch is to keep what it says. */
    readonly emptiesPatches: boolean
    readonly finished: readonly string[]
  } | null
  /** As it is afterwards. */
  readonly log: Log
}

interface Author {
  readonly tag: string
  readonly build: string
  readonly layout: LiveLayout
}

/** `held`: the revision it was decided on; null: there is none yet. */
export function planCommit(held: Revision | null, writes: Writes, author: Author): Commit {
  const { next, records, lanes, missed } = writes
  const { tag, build } = author
  const marks = [...lanes].flatMap(([seat, text]) => [`${LANES}${seat}`, text])
  // Nobody is told, and whoever is overtaken by it reads
  if (!next) return { tag, fields: ['tag', tag, ...marks, 'last', ''], change: null, log: held?.log ?? null }

  const isOver = next.session.ended !== null
  // Nothing follows
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

/** What was seen before tonight is written once, with the first state. */
function whole({ v, session }: NextState, layout: LiveLayout, news: string): readonly (string | number)[] {
  const text = writeState(session)
  const document = ['state', layout === 1 ? text : `${v}|${text}`]
  const seen = v === 1 ? writeSeen(session) : null
  return seen === null ? [...document, 'last', news] : [...document, 'cards', seen, 'last', news]
}
