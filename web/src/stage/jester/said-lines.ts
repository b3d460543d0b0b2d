import * as z from 'zod/mini'
import { keptInTab } from '../../lib/storage.ts'

const kept = keptInTab('jesterSaid', z.object({ room: z.string(), ids: z.array(z.string()) }), { room: '', ids: [] })

/** What he has said tonight in this room; it survives a reload of the tab. */
export function saidIn(room: string): readonly string[] {
  const last = kept.get()
  return last.room === room ? last.ids : []
}

export function rememberSaid(room: string, id: string): void {
  kept.set({ room, ids: [...saidIn(room), id] })
}
