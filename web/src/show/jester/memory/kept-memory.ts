import * as z from 'zod/mini'
import { keptInTab } from '../../../lib/kept-in-tab.ts'
import { DEEDS } from './deeds.ts'
import { type Memory, NO_MEMORY } from './memory.ts'

const deed = z.object({
  kind: z.enum(DEEDS),
  by: z.string(),
  to: z.optional(z.string()),
  page: z.int(),
})
const kept = keptInTab(
  'jesterMemory',
  z.object({
    room: z.string(),
    pages: z.int(),
    since: z.int(),
    page: z.nullable(z.string()),
    deeds: z.array(deed),
    told: z.array(z.string()),
    toldAt: z.int(),
  }),
  { room: '', ...NO_MEMORY, deeds: [], told: [] },
)

/** Loads what this tab has seen of the session's night. A screen that opened late has seen less. */
export function memoryOf(session: string): Memory {
  const { room, ...memory } = kept.get()
  return room === session ? memory : NO_MEMORY
}

export function keepMemory(session: string, memory: Memory): void {
  const { pages, since, page, deeds, told, toldAt } = memory
  kept.set({ room: session, pages, since, page, deeds: [...deeds], told: [...told], toldAt })
}
