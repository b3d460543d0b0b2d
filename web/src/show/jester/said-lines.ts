import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'

/** More than he says in the longest night. */
const MOST_LINES = 600
/** A browser rarely shows more sessions than this side by side. */
const MOST_ROOMS = 2

const kept = storedJson('jesterSaid', z.array(z.object({ room: z.string(), ids: z.array(z.string()) })), [])

/** Returns his lines in this session tonight, from every tab of this browser. */
export function saidIn(session: string): readonly string[] {
  return kept.get().find(({ room }) => room === session)?.ids ?? []
}

/** Records a line. Older sessions are forgotten. */
export function rememberSaid(session: string, id: string): void {
  const others = kept.get().filter(({ room }) => room !== session)
  kept.set([...others.slice(1 - MOST_ROOMS), { room: session, ids: [...saidIn(session), id].slice(-MOST_LINES) }])
}
