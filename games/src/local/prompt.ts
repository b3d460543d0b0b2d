import * as z from 'zod/mini'

export const ACTIONS = ['Hit', 'Pass', 'Challenge', 'Truth', 'Wild'] as const
export type Action = (typeof ACTIONS)[number]

/** Clockwise, as on the wheel. */
export const SEGMENTS = ['Everybody Answers', 'Duel', 'Swap', 'Gift', 'House Rule', 'Point', 'Dare', 'Jackpot'] as const
export type Segment = (typeof SEGMENTS)[number]

/** The entries of the lists with which a game begins on one phone. */
export type BankPrompt =
  | { readonly kind: 'talk'; readonly text: string }
  | { readonly kind: 'truth'; readonly text: string }
  | { readonly kind: 'dare'; readonly text: string }
  | { readonly kind: 'never'; readonly text: string }
  | { readonly kind: 'statements'; readonly text: string }
  | { readonly kind: 'fact'; readonly text: string; readonly isTrue: boolean; readonly why: string }
  | { readonly kind: 'roll'; readonly action: Action; readonly text: string }
  | { readonly kind: 'spin'; readonly segment: Segment; readonly text: string }
  | { readonly kind: 'act'; readonly text: string; readonly seconds: number }

/** The list with which a local session begins, one per intensity. */
export type LocalBank = Readonly<Record<'Mild' | 'Medium' | 'Intense', readonly BankPrompt[]>>

/** The tasks for everyone on three: point at a player, raise a hand, walk to a side of the room. */
export const TABLE_ASKS = ['point', 'hands', 'side'] as const
export type TableAsk = (typeof TABLE_ASKS)[number]

const text = z.string()
/** The prompt on the phone after Show Prompt; each kind is drawn with the game's own picture. */
export const localPrompt = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('talk'), text }),
  z.object({ kind: z.literal('truth'), text }),
  z.object({ kind: z.literal('dare'), text }),
  z.object({ kind: z.literal('never'), text }),
  /** Openings, for players without ideas. */
  z.object({ kind: z.literal('statements'), text, starters: z.array(text) }),
  z.object({ kind: z.literal('fact'), text, isTrue: z.boolean(), why: text }),
  /** The reader chooses which to read out, or fills the blank of the `open` sentence with a lie of their own. */
  z.object({ kind: z.literal('bluff'), straight: text, bent: text, why: text, open: z._default(text, '') }),
  z.object({ kind: z.literal('roll'), action: z.enum(ACTIONS), pips: z.int(), text }),
  z.object({ kind: z.literal('spin'), segment: z.enum(SEGMENTS), text }),
  /** The others pick the scene from the options, if there are any. */
  z.object({ kind: z.literal('act'), text, seconds: z.int(), options: z.array(text) }),
  /** For the whole table, the phone flat in the middle of it. Only a fact has a `why`, and may be true. */
  z.object({ kind: z.literal('table'), ask: z.enum(TABLE_ASKS), text, isTrue: z.boolean(), why: text }),
])
export type LocalPrompt = z.infer<typeof localPrompt>

export const PROMPT_KINDS = [
  'talk',
  'truth',
  'dare',
  'never',
  'statements',
  'fact',
  'bluff',
  'roll',
  'spin',
  'act',
  'table',
] as const satisfies readonly LocalPrompt['kind'][]
