import { intensity, playerId, topic } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { FAMILIES, HEATS } from './family.ts'

/** The starter card's fields that a written line keeps. */
export const starter = z.object({
  id: z.string(),
  text: z.string(),
  intensity,
  heat: z.literal(HEATS),
  family: z.enum(FAMILIES),
  topics: z.array(topic),
})
export type Starter = z.infer<typeof starter>

/** A line that someone wrote tonight and that all have read. */
export const writtenLine = z.object({
  id: z.string(),
  author: playerId,
  text: z.string(),
  starter,
  /** Everyone who read it, including the author. */
  heardBy: z.array(playerId),
  /** The number of votes for it. */
  votes: z.int(),
  /** Whether its author allows showing it with their name: in an award, or on the night's picture. */
  mayQuote: z.boolean(),
  /** Its author has said so, or that it may not. */
  isAnswered: z.optional(z.boolean()),
  /** The session's number of the game in which it was written. */
  game: z.optional(z.int()),
})
export type WrittenLine = z.infer<typeof writtenLine>
