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

/** Two truths and a lie; after the first lap one truth and a lie. */
export const MOST_LINES = 3
/** Characters one may add to a starter, or write without one. */
export const LINE_MAX = 100

/** What one writer has on paper, the lie last; nobody else sees it before it is presented. */
const sheet = z.object({
  lines: z.array(
    z.object({
      starter: z.nullable(starter),
      /** How it goes on; the whole line where it is in their own words. */
      text: z.string(),
      isOwn: z.boolean(),
    }),
  ),
  isDone: z.boolean(),
  hasSwapped: z.boolean(),
})
export type Sheet = z.infer<typeof sheet>
export type Line = Sheet['lines'][number]

/** As it is presented; without a starter it is in its author's own words. */
const statement = z.object({ text: z.string(), starter: z.nullable(starter) })
export type Statement = z.infer<typeof statement>

/** What came of one author's turn. */
const page = z.object({
  by: playerId,
  statements: z.array(z.string()),
  lie: z.int(),
  fooled: z.array(playerId),
  voted: z.int(),
  /** The line of tonight that was told, where there is one. */
  story: z.nullable(z.string()),
})
export type Page = z.infer<typeof page>

export const state = z.object({
  ...tableSchema(PHASES),
  ...applauseSchema,
  ...bestSchema,
  /** Who told which story in this lap. */
  ...deedsSchema,
  /** Everybody writes once in each. */
  lap: z.int(),
  /** Only until they are presented. */
  sheets: bySeat(sheet),
  /** Of those who are done writing: who they think will fool the most. */
  calls: bySeat(playerId),
  /** Authors still to come. */
  queue: z.array(playerId),
  /** As presented, shuffled. */
  statements: z.array(statement),
  lie: z.nullable(z.int()),
  /** What the author said in this phase. */
  said: z.nullable(z.enum(['done', 'pass'])),
  votes: bySeat(z.object({ pick: z.int(), isSure: z.boolean() })),
  /** Those who were dead sure in this lap, before this turn. */
  spent: z.array(playerId),
  /** Which card each wants explained. */
  asks: bySeat(z.int()),
  /** Which card is explained. */
  told: z.nullable(z.int()),
  gains: bySeat(z.number()),
  /** This lap; while everybody writes the one before. */
  book: z.array(page),
  /** What the lap was worth beside the turns. */
  prizes: z.nullable(
    z.object({
      /** Fooled the largest share. */
      liars: z.array(playerId),
      /** Had said so. */
      prophets: z.array(playerId),
    }),
  ),
})
export type State = z.infer<typeof state>

const place = z.int().check(z.gte(0), z.lt(MOST_LINES))
const draftLine = z.object({ text: draftText(LINE_MAX), isOwn: z.boolean() })

export const move = z.discriminatedUnion('type', [
  /** Saved as typed: each draft overwrites the one before, until done. */
  z.object({ type: z.literal('draft'), lines: z.array(draftLine).check(z.maxLength(MOST_LINES)) }),
  /** Nope: another starter for this line, once. */
  z.object({ type: z.literal('swap'), line: place }),
  /** While writing: this is it. While presenting or telling: that was it. */
  z.object({ type: z.literal('done') }),
  /** Write nothing this time, only vote. While presenting or telling: rather not, after all. */
  z.object({ type: z.literal('pass') }),
  /** Whoever is done writing says who will fool the most. */
  z.object({ type: z.literal('call'), whom: playerId }),
  z.object({ type: z.literal('vote'), pick: place, isSure: z.boolean() }),
  /** Explain this one. */
  z.object({ type: z.literal('ask'), place }),
  applaudMove,
  favoriteMove,
  /** Whether one's story may be shown again under one's name. */
  quoteMove,
])
export type Move = z.infer<typeof move>
