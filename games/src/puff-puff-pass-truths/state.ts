import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import {
  applaudMove,
  applauseSchema,
  BEST_PHASES,
  bestSchema,
  bySeat,
  deedsSchema,
  draftText,
  favoriteMove,
  quoteMove,
  starter,
  tableSchema,
} from '../kit/index.ts'

export const PHASES = [
  'new',
  'finale',
  'write',
  'present',
  'vote',
  'reveal',
  'ask',
  'tell',
  ...BEST_PHASES,
  'lap',
  'over',
] as const
export type PhaseName = (typeof PHASES)[number]

/** Two truths and a lie; after the first round one truth and a lie. */
export const MOST_LINES = 3
/** The maximum length of a player's text, with or without a starter. */
export const LINE_MAX = 100

/** A writer's lines, the lie last, secret until presented. */
const sheet = z.object({
  lines: z.array(
    z.object({
      starter: z.nullable(starter),
      /** The rest of the line; all of it if it's in their own words. */
      text: z.string(),
      isOwn: z.boolean(),
    }),
  ),
  isDone: z.boolean(),
  hasSwapped: z.boolean(),
})
export type Sheet = z.infer<typeof sheet>
export type Line = Sheet['lines'][number]

/** As presented; without a starter it's in its author's own words. */
const statement = z.object({ text: z.string(), starter: z.nullable(starter) })
export type Statement = z.infer<typeof statement>

/** The result of one author's turn. */
const page = z.object({
  by: playerId,
  statements: z.array(z.string()),
  lie: z.int(),
  fooled: z.array(playerId),
  voted: z.int(),
  /** The line that its author told as a story, if any. */
  story: z.nullable(z.string()),
})
export type Page = z.infer<typeof page>

export const state = z.object({
  ...tableSchema(PHASES),
  ...applauseSchema,
  ...bestSchema,
  /** Who told which story in this round. */
  ...deedsSchema,
  /** Everyone writes once in each. */
  lap: z.int(),
  /** Only until they are presented. */
  sheets: bySeat(sheet),
  /** The best liars by the calls of the players who are done writing. */
  calls: bySeat(playerId),
  /** The authors that follow. */
  queue: z.array(playerId),
  /** As presented, shuffled. */
  statements: z.array(statement),
  lie: z.nullable(z.int()),
  /** The author's answer in this phase. */
  said: z.nullable(z.enum(['done', 'pass'])),
  votes: bySeat(z.object({ pick: z.int(), isSure: z.boolean() })),
  /** The players who were dead sure earlier in this round. */
  spent: z.array(playerId),
  /** The card each player wants explained. */
  asks: bySeat(z.int()),
  /** The card that is explained. */
  told: z.nullable(z.int()),
  gains: bySeat(z.number()),
  /** This round's turns; while everyone writes, the last round's. */
  book: z.array(page),
  /** The round's pay besides the turns. */
  prizes: z.nullable(
    z.object({
      /** Who fooled the largest share. */
      liars: z.array(playerId),
      /** Who predicted it. */
      prophets: z.array(playerId),
    }),
  ),
})
export type State = z.infer<typeof state>

const place = z.int().check(z.gte(0), z.lt(MOST_LINES))
const draftLine = z.object({ text: draftText(LINE_MAX), isOwn: z.boolean() })

export const move = z.discriminatedUnion('type', [
  /** Saved while typing: each draft overwrites the previous one, until done. */
  z.object({ type: z.literal('draft'), lines: z.array(draftLine).check(z.maxLength(MOST_LINES)) }),
  /** Nope: another starter for this line, once. */
  z.object({ type: z.literal('swap'), line: place }),
  /** Finished writing; while presenting or telling: finished that. */
  z.object({ type: z.literal('done') }),
  /** Writes nothing this round, only votes. While presenting or telling: would rather not. */
  z.object({ type: z.literal('pass') }),
  /** Players who are done writing name who will fool the most. */
  z.object({ type: z.literal('call'), whom: playerId }),
  z.object({ type: z.literal('vote'), pick: place, isSure: z.boolean() }),
  /** Asks about this card. */
  z.object({ type: z.literal('ask'), place }),
  applaudMove,
  favoriteMove,
  /** Whether their story may be shown again with their name. */
  quoteMove,
])
export type Move = z.infer<typeof move>
