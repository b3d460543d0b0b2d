import type { PlayerId, SessionId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { keepLanes } from '../lanes.ts'
import { diff, type Patch, patched } from '../patch.ts'
import type { Revision, Writes } from './revision.ts'

/** What would be longer is read instead. */
const LONGEST = 8 * 1024

const step = z.object({
  /** Of which revision it makes the next one. */
  from: z.string(),
  missed: z.number(),
  lanes: z.array(z.tuple([z.string(), z.string()])),
  forgotten: z.array(z.string()),
  /** Only what runs the same sources reads it, so it is what `diff` made. */
  patch: z.unknown(),
})

/** A commit as others are told of it: version, tag, and what it changed, if that is short. */
export interface News {
  readonly v: number
  readonly tag: string
  readonly build: string
  readonly step: string
}

/** What a commit has changed, for whoever has the revision before it; empty: they must read. */
export function writeStep(held: Revision, { next, lanes }: Writes, missed: number): string {
  if (!next) return ''
  const patch = diff(held.session, next.session)
  const { forgotten } = next
  const text = JSON.stringify({ from: held.tag, missed, lanes: [...lanes], forgotten, patch })
  return text.length > LONGEST ? '' : text
}

/** Versions before this one wrote and read the first two parts alone. */
export function readNews(text: string): News {
  const [v = '', tag = '', build = ''] = text.split('|', 3)
  return { v: Number(v), tag, build, step: text.slice(v.length + tag.length + build.length + 3) }
}

/** The revision that follows from the one before, as whoever committed it has it; null: it does not follow from this one. */
export function follow<Held extends Revision>(held: Held, { v, tag, step: text }: News): Held | null {
  if (text === '') return null
  const { from, missed, lanes, forgotten, patch } = step.parse(JSON.parse(text))
  if (from !== held.tag) return null
  // Both are what `diff` took and gave in another process of the same build
  const session = patch === null ? held.session : (patched(held.session, patch as Patch) as Held['session'])
  const kept: Map<PlayerId, string> = new Map([...keepLanes(held.lanes, { forgotten }), ...lanes])
  return { ...held, v, tag, missed, session, lanes: kept }
}

export type Follow = (id: SessionId, news: News) => Revision | null
