import * as z from 'zod/mini'
import { inTens } from '../../kit/score.ts'
import { VERDICTS, type Verdict, WORTH } from '../../kit/verdict.ts'
import { ACTIONS, type LocalPrompt } from '../prompt.ts'

/** A player by position, as a card names them. */
const seat = z.string().check(z.maxLength(2))
const words = z.string().check(z.maxLength(20))

/** The others' forecast on three before a performance: most thumbs up, about half, most down. */
export const THUMBS = ['up', 'split', 'down'] as const
export type Thumbs = (typeof THUMBS)[number]

/** The taps since the card was shown, by step. */
export const answers = z.object({
  /** The choice of the player on turn: which reading, which of three is the lie, how many hands. */
  mark: z.optional(words),
  /** The player chosen by the one on turn, or by the table. */
  partner: z.optional(seat),
  thumbs: z.optional(z.enum(THUMBS)),
  /** The others' spoken choices, in the order of taps. */
  picks: z.optional(z.array(z.object({ who: seat, what: words })).check(z.maxLength(20))),
  verdict: z.optional(z.enum(VERDICTS)),
  /** One of two; empty for neither. */
  winner: z.optional(seat),
  best: z.optional(seat),
  passed: z.optional(z.literal(true)),
})
export type Answers = z.infer<typeof answers>

/** The state that stays on the table from one turn to the next. */
export const house = z.object({
  /** The pay of a jackpot now. */
  jackpot: z.int(),
  /** The points that busts have left for the best of a round. */
  jar: z.int(),
  rule: z.nullable(z.object({ text: z.string(), turnsLeft: z.int() })),
  /** This turn's earlier action faces. */
  thrown: z.array(z.enum(ACTIONS)).check(z.maxLength(ACTIONS.length)),
  isBust: z.boolean(),
})
export type House = z.infer<typeof house>

export const JACKPOT_LEAST = 1400
export const EMPTY_HOUSE: House = { jackpot: JACKPOT_LEAST, jar: 0, rule: null, thrown: [], isBust: false }

/** A turn with an open card. */
export interface LocalTurn {
  readonly prompt: LocalPrompt
  readonly answers: Answers
  /** The player on turn. */
  readonly on: string
  /** The others, the next player first. */
  readonly others: readonly string[]
  /** The sole leader. */
  readonly leader: string | null
  readonly house: House
  readonly isLastOfRound: boolean
}

interface Choice<Field extends keyof Answers, Name extends string> {
  readonly field: Field
  readonly name: Name
  /** The valid answers. */
  readonly options: readonly string[]
}
interface Faces<Field extends keyof Answers, Name extends string> extends Choice<Field, Name> {
  /** The players that can be tapped. */
  readonly among: readonly string[]
}

/** The phone's next question. An `isOptional` step waits for nobody. */
export type LocalStep =
  | Choice<'mark', 'reading' | 'lie' | 'count' | 'law'>
  | {
      readonly field: 'thumbs'
      readonly name: 'thumbs'
      readonly options: readonly Thumbs[]
      /** Who is about to perform. */
      readonly by: string
    }
  | Choice<'partner', 'rival' | 'receiver' | 'neighbor' | 'gift' | 'pointed'>
  | Faces<'picks', 'bets' | 'believed' | 'saw' | 'have' | 'lie' | 'hands' | 'side'>
  | {
      readonly field: 'verdict'
      readonly name: 'task' | 'thumb' | 'plea'
      readonly options: readonly Verdict[]
      /** The player who takes the phone. */
      readonly judge: string
    }
  | Choice<'winner', 'winner'>
  | (Choice<'best', 'best' | 'jar' | 'story' | 'answer'> & { readonly isOptional: boolean })

export type Gains = Readonly<Record<string, number>>

/** The questions of a turn in order, and the results so far. */
export interface Course {
  readonly steps: readonly LocalStep[]
  readonly gains: Gains
  /** Points that no round doubles. */
  readonly plain?: Gains
  /** What the points so far are for, in a few words each. */
  readonly why?: readonly string[]
  /** The moments of players, for the awards. */
  readonly moments: readonly (readonly [name: string, who: string])[]
  readonly house?: Partial<House>
}

export const TASK_WORTH = 600
export const BEST_WORTH = 300
/** With two, each would name the other. */
const FEWEST_TO_CHOOSE_BEST = 3
export const ALL_VERDICTS = ['half', 'did-it', 'legend'] as const satisfies readonly Verdict[]
export const TWO_VERDICTS = ['half', 'did-it'] as const satisfies readonly Verdict[]

/** Adds up lists of points; players without points aren't in them. */
export function gain(...lists: readonly (readonly (readonly [who: string, points: number])[])[]): Gains {
  const all: Record<string, number> = {}
  for (const [who, points] of lists.flat()) if (points > 0) all[who] = (all[who] ?? 0) + inTens(points)
  return all
}

/** Returns the player who takes the phone to judge: the next one who doesn't perform. */
export function judgeOf({ others, answers }: LocalTurn): string {
  return others.find((one) => one !== answers.partner) ?? others[0] ?? ''
}

/** Says what a verdict pays. */
export function whyVerdict(verdict: Verdict | undefined, worth = TASK_WORTH): readonly string[] {
  if (verdict === undefined || verdict === 'dodged') return []
  const pay = inTens(worth * WORTH[verdict])
  return [{ half: `${pay} for half of it`, 'did-it': `${pay} for doing it`, legend: `${pay} for a legend` }[verdict]]
}

/** A performance that the table doubted is worth more. */
const PROVED: Readonly<Record<Thumbs, number>> = { up: 0, split: 100, down: 200 }
const DOUBTED: Readonly<Record<Thumbs, string>> = {
  up: '',
  split: 'half of you doubted it',
  down: 'you all doubted it',
}
const FEWEST_TO_SPLIT = 2

/** Before a performance, the others show a thumb on three; a performer who proves them wrong is paid. */
export function thumbsOn({ others, answers, on }: LocalTurn, by: string, hasDoneIt: boolean) {
  const { thumbs, verdict, winner } = answers
  // A turn that the version before had judged needs none.
  const isJudged = verdict !== undefined || winner !== undefined
  const watching = by === on ? others.length : others.length - 1
  const options = watching >= FEWEST_TO_SPLIT ? THUMBS : THUMBS.filter((thumb) => thumb !== 'split')
  const isProved = hasDoneIt && thumbs !== undefined && PROVED[thumbs] > 0
  return {
    steps: isJudged ? [] : ([{ field: 'thumbs', name: 'thumbs', options, by }] satisfies readonly LocalStep[]),
    gains: isProved ? [[by, PROVED[thumbs]] as const] : [],
    why: isProved ? [`${PROVED[thumbs]} more, because ${DOUBTED[thumbs]}`] : [],
    moments: hasDoneIt && thumbs === 'down' ? [['proved', by] as const] : [],
  }
}

/** At the end of a round, the table names its best turn. */
export function bestOfRound(
  { on, others, answers, isLastOfRound }: LocalTurn,
  name: 'best' | 'story' | 'jar',
  worth = BEST_WORTH,
) {
  const isAsked = isLastOfRound && others.length + 1 >= FEWEST_TO_CHOOSE_BEST
  const steps: readonly LocalStep[] = isAsked
    ? [{ field: 'best', name, options: [on, ...others], isOptional: true }]
    : []
  const { best } = answers
  const gains = best === undefined ? [] : [[best, worth] as const]
  const moments = best === undefined ? [] : [['best', best] as const]
  const why = best === undefined ? [] : [`${worth} for the ${name === 'story' ? 'best story' : 'best of the round'}`]
  return { steps, gains, why, moments }
}

export function isDone(verdict: Verdict | undefined): boolean {
  return verdict === 'did-it' || verdict === 'legend'
}
