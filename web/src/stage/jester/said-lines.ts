import * as z from 'zod/mini'
import { keptInTab } from '../../lib/storage.ts'

const kept = keptInTab('jesterSaid', z.object({ room: z.string(), ids: z.array(z.string()) }), { room: '', ids: [] })

/** What he has said tonight in this session; it survives a reload of the tab. */
export function saidIn(session: string): readonly string[] {
  const last = kept.get()
  return last.room === session ? last.ids : []
}

export function rememberSaid(session: string, id: string): void {
  kept.set({ room: session, ids: [...saidIn(session), id] })
}
