import type { PlayerId, SessionId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import type { NextState } from '../commit.ts'
import { keepLanes } from '../lanes.ts'
import { type Log, NO_PATCHES } from '../log.ts'
import { type Patch, patched } from '../patch.ts'
import type { Revision } from './revision.ts'

/** Longer changes are read from Redis instead. */
const LONGEST = 8 * 1024

const step = z.object({
  missed: z.number(),
  lanes: z._default(z.array(z.tuple([z.string(), z.string()])), []),
  forgotten: z._default(z.array(z.string()), []),
  /** A patch by `diff`. Missing if nothing differs. */
  patch: z.optional(z.unknown()),
})

/** A commit as it is announced and stored: which revision it follows and, if short, what it changed. */
export interface News {
  readonly v: number
  readonly tag: string
  readonly build: string
  /** The previous revision. */
  readonly from: string
  /** The number of patches on top of the whole document; 0 after writing it whole, null without patches. */
  readonly place: number | null
  readonly step: string
}

/** The commit's script compares the parts before the step. */
export function writeNews({ v, tag, build, from, place, step }: News): string {
  return [v, tag, build, from, place ?? '', step].join('|')
}

/** Older versions wrote and read the first two parts the same way. */
export function readNews(text: string): News {
  const [v = '', tag = '', build = '', from = '', place = ''] = text.split('|', 5)
  const before = v.length + tag.length + build.length + from.length + place.length + 5
  return { v: Number(v), tag, build, from, place: place === '' ? null : Number(place), step: text.slice(before) }
}

/** Returns what a commit changed, for processes with the previous revision. Empty if they must read the session. */
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

/** Applies a step to a document, whichever process wrote it. */
export function applyStep(document: unknown, { step: text }: News): unknown {
  const { patch } = step.parse(JSON.parse(text))
  // The result is checked as a whole afterwards
  return patch === undefined ? document : patched(document, patch as Patch)
}

/** Returns the revision after `held`, as the committing process has it, or null if it doesn't follow from `held`. */
export function follow<Held extends Revision>(held: Held, news: News): Held | null {
  const { v, tag, from, step: text } = news
  if (text === '' || from !== held.tag) return null
  const { missed, lanes, forgotten, patch } = step.parse(JSON.parse(text))
  // Both came from `diff` in another process of the same build
  const session = patch === undefined ? held.session : (patched(held.session, patch as Patch) as Held['session'])
  const kept: Map<PlayerId, string> = new Map([...keepLanes(held.lanes, { forgotten }), ...lanes])
  return { ...held, v, tag, missed, session, lanes: kept, log: followLog(held.log, news) }
}

/** A process that has read the session doesn't know its stored form until somebody writes it whole. */
function followLog(log: Log, { place, step: { length } }: News): Log {
  if (place === null) return null
  if (place === 0) return NO_PATCHES
  return log && { patches: place, characters: log.characters + length }
}

export type Follow = (id: SessionId, news: News) => Revision | null
