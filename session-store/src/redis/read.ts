import type { PlayerId, SessionId } from '@highjinks/protocol'
import { readDocument } from '../stored.ts'
import { LANES, patchField } from './keys.ts'
import { applyStep, readNews } from './news.ts'
import type { Revision } from './revision.ts'

/** Parses the flat list of names and values that a script returns. Null if there is no session. */
export function readRevision(id: SessionId, answer: unknown): Revision | null {
  const flat: readonly unknown[] = Array.isArray(answer) ? answer : []
  const fields = new Map<string, string>()
  const lanes = new Map<PlayerId, string>()
  for (let i = 0; i + 1 < flat.length; i += 2) {
    const [name, value] = [String(flat[i]), String(flat[i + 1])]
    if (name.startsWith(LANES)) lanes.set(name.slice(LANES.length), value)
    else fields.set(name, value)
  }
  const [tag, v, state] = [fields.get('tag'), fields.get('v'), fields.get('state')]
  if (tag === undefined || v === undefined || state === undefined) return null
  const document = () => putTogether(state, Number(v), (place) => fields.get(patchField(place)))
  const session = readDocument(id, document, fields.get('cards') || fields.get('seen') || null)
  return { tag, v: Number(v), missed: Number(fields.get('missed') ?? 0), session, lanes, log: null }
}

/**
 * Builds the document of this version. Plain text is the whole document; with a version in front, patches lead on from
 * that version. Older patches may still be there.
 */
function putTogether(state: string, v: number, patchAt: (place: number) => string | undefined): unknown {
  const [, base] = /^(\d+)\|/.exec(state) ?? []
  if (base === undefined) return JSON.parse(state)
  let document: unknown = JSON.parse(state.slice(base.length + 1))
  let reached = Number(base)
  for (let place = 1; reached < v; place++) {
    const news = readNews(patchAt(place) ?? '')
    if (!(news.v > reached && news.v <= v)) throw new Error(`no patch leads from version ${reached} to ${v}`)
    document = applyStep(document, news)
    reached = news.v
  }
  if (reached !== v) throw new Error(`the document is of version ${reached}, newer than ${v}`)
  return document
}
