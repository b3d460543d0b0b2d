import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import {
  applaudMove,
  applauseSchema,
  attempt,
  attemptMoves,
  BEST_PHASES,
  bestSchema,
  bySeat,
  deedsSchema,
  explainSchema,
  favoriteMove,
  INTERLUDE_PHASES,
  interludeMoves,
  interludeSchema,
  tableSchema,
} from '../kit/index.ts'

export const PHASES = [
  'new',
  'finale',
  'choose',
  'deal',
  'perform',
  'verdict',
  'reveal',
  'explain',
  ...BEST_PHASES,
  ...INTERLUDE_PHASES,
  'over',
] as const
export type PhaseName = (typeof PHASES)[number]

export const KINDS = ['truth', 'dare'] as const
export type Kind = (typeof KINDS)[number]
export const CHOICES = ['truth', 'dare', 'surprise'] as const

const card = z.object({ id: z.string(), text: z.string(), kind: z.enum(KINDS) })
export type TurnCard = z.infer<typeof card>

/** What came of the calls of one phase. */
const outcome = z.object({
  right: z.array(playerId),
  wrong: z.array(playerId),
  gains: bySeat(z.number()),
  /** What the turn's player gets for it unless they skip. */
  unread: z._default(z.number(), 0),
})
export type Outcome = z.infer<typeof outcome>

export const state = z.object({
  ...tableSchema(PHASES),
  ...interludeSchema,
  ...applauseSchema,
  ...bestSchema,
  ...deedsSchema,
  ...explainSchema,
  /** A secret in `choose`. */
  choice: z.nullable(z.enum(CHOICES)),
  /** Two of what was asked for; of Surprise one truth and one dare. */
  cards: z.array(card),
  /** The id of the card that the turn's player keeps, or that the room has picked; a secret in `deal`. */
  kept: z.nullable(z.string()),
  hasSwapped: z.boolean(),
  /** What each has called in the phase that runs: a choice, a card by its id, or a verdict. */
  calls: bySeat(z.string()),
  /** In a Surprise, which card each of the others wants to see. */
  picks: bySeat(z.string()),
  /** Null before the phase is over, and where there was nothing to call; of `choose` and `deal` with what was paid. */
  outcomes: z.object({ choose: z.nullable(outcome), deal: z.nullable(outcome), verdict: z.nullable(outcome) }),
  attempt: z.nullable(attempt),
  /** What was paid last. */
  gains: bySeat(z.number()),
  isDouble: z.boolean(),
})
export type State = z.infer<typeof state>

const [done, pass, judge] = attemptMoves
const cardId = z.string().check(z.maxLength(60))

export const move = z.discriminatedUnion('type', [
  z.object({ type: z.literal('choose'), choice: z.enum(CHOICES) }),
  /** What the turn's player will choose or keep; of the room, what it will pick and how it will judge. */
  z.object({ type: z.literal('call'), call: cardId }),
  z.object({ type: z.literal('keep'), card: cardId }),
  /** In a Surprise: which card the others want to see. */
  z.object({ type: z.literal('pick'), card: cardId }),
  /** Nope: two other cards, once. */
  z.object({ type: z.literal('swap') }),
  applaudMove,
  favoriteMove,
  done,
  pass,
  judge,
  ...interludeMoves,
])
export type Move = z.infer<typeof move>
