import { intensity, playerId, topic } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { FAMILIES, HEATS } from './family.ts'

/** What a written line has from the card it was written to. */
export const starter = z.object({
  id: z.string(),
  text: z.string(),
  intensity,
  heat: z.literal(HEATS),
  family: z.enum(FAMILIES),
  topics: z.array(topic),
})
export type Starter = z.infer<typeof starter>

/** A line that somebody wrote tonight and that all have read. */
export const writtenLine = z.object({
  id: z.string(),
  author: playerId,
  text: z.string(),
  starter,
  /** Everybody who read it, the author too. */
  heardBy: z.array(playerId),
  /** How many voted for it. */
  votes: z.int(),
  /** Its author lets it be shown again under their name: in an award, on the picture of the night. */
  mayQuote: z.boolean(),
})
export type WrittenLine = z.infer<typeof writtenLine>
