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
  /** How many in ten would say that they have; null: nobody knows. */
  odds: z.nullable(z.number()),
  /** Whose own it is; null: it comes from the deck. */
  author: z.nullable(playerId),
})
export type Statement = z.infer<typeof statement>

/** What one round knows; it is gone at its end. */
const round = {
  card: z.nullable(statement),
  asked: z.array(playerId),
  sides: bySeat(z.enum(SIDES)),
  /** How many have, in their opinion; incognito about how many; null: no idea. */
  guesses: bySeat(z.nullable(z.union([z.int(), z.enum(BANDS)]))),
  /** Whose own statement it is, in their opinion; null: no idea. Its author taps too, so that nobody can tell. */
  whose: bySeat(z.nullable(playerId)),
  gains: bySeat(z.number()),
  /** Those who have and want to be asked how it was; and those who would rather not. */
  asking: z.array(playerId),
  declined: z._default(z.array(playerId), []),
  /** Nobody wanted to: whom the house would ask, as that phone alone knows; and whether they waved it on. */
  nominee: z._default(z.nullable(playerId), null),
  hasWaved: z._default(z.boolean(), false),
  /** Those who choose among several of them: people, where there are any. */
  choosers: z._default(z.array(playerId), []),
  /** Whom each wants to hear. */
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
  /** Fixed when the statement is dealt: nobody's answer is opened by a later change of settings. */
  mode: z.enum(REVEALS),
  /** The round in which each last told a story. */
  told: bySeat(z.int()),
  /** How many statements of each were dealt. */
  authored: bySeat(z.int()),
  /** The round of the last one of these; none before the first. */
  ownAt: z.int(),
  /** Before the first card: to what each may write one of their own, by which seat; and who has, or would rather not. */
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
  /** Away with what somebody here wrote, for good; nobody learns who waved. */
  z.object({ type: z.literal('wave') }),
  /** Whoever has wants to be asked, or would rather not. */
  z.object({ type: z.literal('ask'), isWilling: z.boolean() }),
  /** Whom this seat wants to hear. */
  z.object({ type: z.literal('hear'), teller: playerId }),
  applaudMove,
  pointMove,
  favoriteMove,
  /** Before the first card: I have written mine, or will not. `done` ends a story; `pass` waves it on. */
  ...pleaMoves,
])
export type Move = z.infer<typeof move>
