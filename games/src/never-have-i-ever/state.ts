import { playerId, REVEALS } from '@highjinks/protocol'
import * as z from 'zod/mini'
import {
  applaudMove,
  applauseSchema,
  BEST_PHASES,
  bestSchema,
  bySeat,
  deedsSchema,
  favoriteMove,
  INTERLUDE_PHASES,
  interludeMoves,
  interludeSchema,
  pleaMoves,
  tableSchema,
} from '../kit/index.ts'

export const PHASES = [
  'new',
  'pen',
  'finale',
  'answer',
  'reveal',
  'ask',
  'nominate',
  'choose',
  'story',
  ...BEST_PHASES,
  ...INTERLUDE_PHASES,
  'over',
] as const
export type PhaseName = (typeof PHASES)[number]

export const SIDES = ['have', 'never', 'skip'] as const
export type Side = (typeof SIDES)[number]
export const BANDS = ['few', 'half', 'most'] as const
export type Band = (typeof BANDS)[number]

const statement = z.object({
  id: z.string(),
  text: z.string(),
  /** The number of people in ten who would say that they have; null if unknown. */
  odds: z.nullable(z.number()),
  /** The player who wrote it; null if it comes from the deck. */
  author: z.nullable(playerId),
})
export type Statement = z.infer<typeof statement>

/** The state of one round, which is gone at its end. */
const round = {
  card: z.nullable(statement),
  asked: z.array(playerId),
  sides: bySeat(z.enum(SIDES)),
  /** Each player's guess of how many have, as a range in incognito; null for no idea. */
  guesses: bySeat(z.nullable(z.union([z.int(), z.enum(BANDS)]))),
  /** Each player's guess of whose statement it is; null for no idea. The author taps too, so that nobody can tell. */
  whose: bySeat(z.nullable(playerId)),
  gains: bySeat(z.number()),
  /** The players who have and want to tell, and those who would rather not. */
  asking: z.array(playerId),
  declined: z._default(z.array(playerId), []),
  /** If nobody wanted to tell: the nominated player, shown only on their own phone, and whether they waved it on. */
  nominee: z._default(z.nullable(playerId), null),
  hasWaved: z._default(z.boolean(), false),
  /** The players who choose among several tellers: people, if there are any. */
  choosers: z._default(z.array(playerId), []),
  /** Each player's choice of teller. */
  wanted: bySeat(playerId),
  teller: z.nullable(playerId),
  hasTold: z.boolean(),
}

export const state = z.object({
  ...tableSchema(PHASES, { loudest: 'curtain' }),
  ...applauseSchema,
  ...interludeSchema,
  ...bestSchema,
  ...deedsSchema,
  ...round,
  /** Fixed when the statement is dealt, so that a later change of settings reveals nobody's answer. */
  mode: z.enum(REVEALS),
  /** The round in which each player last told a story. */
  told: bySeat(z.int()),
  /** The number of each player's dealt statements. */
  authored: bySeat(z.int()),
  /** The round of the last of these; none before the first. */
  ownAt: z.int(),
  /** Before the first card: each seat's opening for a statement, and who has finished. */
  pens: z._default(bySeat(z.string()), {}),
  penned: z._default(z.array(playerId), []),
})
export type State = z.infer<typeof state>

const [pointMove] = interludeMoves

export const move = z.discriminatedUnion('type', [
  z.object({ type: z.literal('say'), side: z.enum(SIDES) }),
  z.object({ type: z.literal('guess'), number: z.nullable(z.int().check(z.gte(0))) }),
  z.object({ type: z.literal('band'), band: z.nullable(z.enum(BANDS)) }),
  z.object({ type: z.literal('whose'), author: z.nullable(playerId) }),
  /** Removes a statement written here, for good; nobody learns who did it. */
  z.object({ type: z.literal('wave') }),
  /** Players who have want to tell, or would rather not. */
  z.object({ type: z.literal('ask'), isWilling: z.boolean() }),
  /** The player this seat wants to hear. */
  z.object({ type: z.literal('hear'), teller: playerId }),
  applaudMove,
  pointMove,
  favoriteMove,
  /** Before the first card: writing is finished, with or without a line. `done` ends a story; `pass` waves it on. */
  ...pleaMoves,
])
export type Move = z.infer<typeof move>
