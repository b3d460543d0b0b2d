import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { bySeat, draftText, tableSchema } from '../kit/index.ts'

export const PHASES = ['new', 'write', 'present', 'vote', 'reveal', 'score', 'over'] as const
export type PhaseName = (typeof PHASES)[number]

export const STATEMENTS = 3
export const STATEMENT_MAX = 140

const place = z.int().check(z.gte(0), z.lt(STATEMENTS))
const texts = z.tuple([z.string(), z.string(), z.string()])

/** What one writer has on paper; nobody else sees it before it is presented. */
const sheet = z.object({
  texts,
  lie: z.nullable(z.int()),
  isDone: z.boolean(),
  starters: z.array(z.string()),
  hasSwapped: z.boolean(),
})
export type Sheet = z.infer<typeof sheet>

export const state = z.object({
  ...tableSchema(PHASES),
  /** Everybody writes once in each cycle. */
  cycle: z.int(),
  cycles: z.int(),
  /** Only until they are presented. */
  sheets: bySeat(sheet),
  /** Authors still to come. */
  queue: z.array(playerId),
  /** As presented, shuffled. */
  statements: z.nullable(texts),
  lie: z.nullable(z.int()),
  isPresented: z.boolean(),
  voters: z.array(playerId),
  votes: bySeat(z.object({ pick: z.int(), isSure: z.boolean() })),
  gains: bySeat(z.number()),
})
export type State = z.infer<typeof state>

const draft = draftText(STATEMENT_MAX)

export const move = z.discriminatedUnion('type', [
  /** Saved as typed: each draft overwrites the one before, until done. */
  z.object({ type: z.literal('draft'), texts: z.tuple([draft, draft, draft]), lie: z.nullable(place) }),
  /** Nope: other starters, once. */
  z.object({ type: z.literal('swap') }),
  /** While writing: this is it. While presenting: that was it. */
  z.object({ type: z.literal('done') }),
  /** Write nothing this time, only vote. While presenting: rather not, after all. */
  z.object({ type: z.literal('pass') }),
  z.object({ type: z.literal('vote'), pick: place, isSure: z.boolean() }),
])
export type Move = z.infer<typeof move>
