import type { PlayerId, SessionId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import type { NextState } from '../commit.ts'
import { keepLanes } from '../lanes.ts'
import { type Log, NO_PATCHES } from '../log.ts'
import { type Patch, patched } from '../patch.ts'
import type { Revision } from './revision.ts'

/** What would be longer is read instead. */
const LONGEST = 8 * 1024

const step = z.object({
  missed: z.number(),
  lanes: z._default(z.array(z.tuple([z.string(), z.string()])), []),
  forgotten: z._default(z.array(z.string()), []),
  /** What `diff` has made. Left out: nothing differs. */
  patch: z.optional(z.unknown()),
})

/** A commit as others are told of it, and as it is stored: what it changed of which revision, if that is short. */
export interface News {
  readonly v: number
  readonly tag: string
  readonly build: string
  /** The revision before it. */
  readonly from: string
  /** As how many patches it lies upon the whole document, 0 when that was written; null where patches are not written. */
  readonly place: number | null
  readonly step: string
}

/** The script of the commit compares the parts before the step. */
export function writeNews({ v, tag, build, from, place, step }: News): string {
  return [v, tag, build, from, place ?? '', step].join('|')
}

/** Versions before this one wrote and read the first two parts alike. */
export function readNews(text: string): News {
  const [v = '', tag = '', build = '', from = '', place = ''] = text.split('|', 5)
  const before = v.length + tag.length + build.length + from.length + place.length + 5
  return { v: Number(v), tag, build, from, place: place === '' ? null : Number(place), step: text.slice(before) }
}

/** What a commit has changed, for whoever has the revision before it; empty: they must read. */
export function writeStep(
  patch: Patch | null,
  { forgotten }: NextState,
  lanes: ReadonlyMap<PlayerId, string>,
  missed: number,
): string {
  const text = JSON.stringify({
    missed,
    ...(lanes.size > 0 && { lanes: [...lanes] }),
    ...(forgotten.length > 0 && { forgotten }),
    ...(patch && { patch }),
  })
  return text.length > LONGEST ? '' : text
}

/** What the document becomes by it, whoever wrote it. */
export function applyStep(document: unknown, { step: text }: News): unknown {
  const { patch } = step.parse(JSON.parse(text))
  // What it makes is looked at as a whole afterwards
  return patch === undefined ? document : patched(document, patch as Patch)
}

/** The revision that follows from the one before, as whoever committed it has it; null: it does not follow from this one. */
export function follow<Held extends Revision>(held: Held, news: News): Held | null {
  const { v, tag, from, step: text } = news
  if (text === '' || from !== held.tag) return null
  const { missed, lanes, forgotten, patch } = step.parse(JSON.parse(text))
  // Both are what `diff` took and gave in another process of the same build
  const session = patch === undefined ? held.session : (patched(held.session, patch as Patch) as Held['session'])
  const kept: Map<PlayerId, string> = new Map([...keepLanes(held.lanes, { forgotten }), ...lanes])
  return { ...held, v, tag, missed, session, lanes: kept, log: followLog(held.log, news) }
}

/** Who has read the session knows it as it is stored only when somebody has written it whole. */
function followLog(log: Log, { place, step: { length } }: News): Log {
  if (place === null) return null
  if (place === 0) return NO_PATCHES
  return log && { patches: place, characters: log.characters + length }
}

export type Follow = (id: SessionId, news: News) => Revision | null
