import { line, playerId } from '@highjinks/protocol'
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
  'finale',
  'prepare',
  'argue',
  'reveal',
  ...BEST_PHASES,
  ...INTERLUDE_PHASES,
  'over',
] as const
export type PhaseName = (typeof PHASES)[number]

export const VOTES = ['legit', 'baked'] as const
export type Vote = (typeof VOTES)[number]
/** The fillings for the blank: the truth, the suggested lie, or the player's own. */
export const READINGS = ['truth', 'bend', 'own'] as const
export type Reading = (typeof READINGS)[number]

/** The maximum length of a player's own lie. */
export const OWN_MAX = 30

const fact = z.object({
  id: z.string(),
  /** Contains one `{blank}`. */
  text: z.string(),
  truth: z.string(),
  bend: z.string(),
  why: z.string(),
  source: z.string(),
  topics: z.array(z.string()),
})
export type FactInHand = z.infer<typeof fact>

const filling = z.object({ reading: z.enum(READINGS), text: z.string() })
export type Filling = z.infer<typeof filling>

/** A player's preparation, secret until it's read. */
const sheet = z.object({ fact, filling: z.nullable(filling), hasSwapped: z.boolean() })
export type Sheet = z.infer<typeof sheet>

const statement = z.object({ fact, filling })
export type Statement = z.infer<typeof statement>

export const state = z.object({
  ...tableSchema(PHASES, { applause: 'curtain' }),
  ...applauseSchema,
  ...interludeSchema,
  ...bestSchema,
  ...deedsSchema,
  /** This round's sheets, until they are read. */
  sheets: bySeat(sheet),
  /** This round's readers, in order. */
  queue: z.array(playerId),
  /** The facts this game has dealt, because a fact from tonight is no riddle anymore. */
  spent: z.array(z.string()),
  /** The number of facts left for swaps. */
  spares: z.int(),
  /** The number of interludes a round without facts still has. */
  extras: z.int(),
  /** The reader's claim. */
  statement: z.nullable(statement),
  voters: z.array(playerId),
  votes: bySeat(z.enum(VOTES)),
  /** In the order in which they locked. */
  locked: z.array(playerId),
  /** The players who voted one thing first and another later. */
  wavered: z.array(playerId),
  /** The players who say that the lie was true too. */
  disputes: z.array(playerId),
  gains: bySeat(z.number()),
})
export type State = z.infer<typeof state>

const card = z.string().check(z.maxLength(60))

export const move = z.discriminatedUnion('type', [
  /** The truth or the suggestion. Can change until the round begins. */
  z.object({ type: z.literal('fill'), card, as: z.enum(['truth', 'bend']) }),
  z.object({
    type: z.literal('own'),
    card,
    text: line(OWN_MAX, { required: 'Fill the blank first', tooLong: `That has more than ${OWN_MAX} characters` }),
  }),
  /** Nope: another fact, once per round. */
  z.object({ type: z.literal('swap'), card }),
  z.object({ type: z.literal('vote'), vote: z.enum(VOTES) }),
  /** Locks the vote for good. */
  z.object({ type: z.literal('lock') }),
  z.object({ type: z.literal('dispute') }),
  applaudMove,
  favoriteMove,
  ...interludeMoves,
  ...pleaMoves,
])
export type Move = z.infer<typeof move>
