import type { Verdict } from '@highjinks/games/kit'
import { Contrast, type LucideIcon, Star, ThumbsUp, Wind } from 'lucide-react'
import type { Tone } from './tones.ts'

interface VerdictLook {
  /** On buttons, and in any text that mentions it. */
  readonly words: string
  /** On the stamp. */
  readonly stamped: string
  readonly icon: LucideIcon
  readonly tone: Extract<Tone, 'blank' | 'lilac' | 'teal' | 'gold'>
}

/**
 * One color and one icon for each verdict, on everything that names it: votes, bets, guesses, piles and stamps. Rooms
 * with verdicts have none of these colors.
 */
export const VERDICT_LOOKS: Readonly<Record<Verdict, VerdictLook>> = {
  dodged: { words: 'Dodged', stamped: 'Dodged!', icon: Wind, tone: 'blank' },
  half: { words: 'Sort of', stamped: 'Sort of!', icon: Contrast, tone: 'lilac' },
  'did-it': { words: 'Did it', stamped: 'Did it!', icon: ThumbsUp, tone: 'teal' },
  legend: { words: 'Legend', stamped: 'Legend!', icon: Star, tone: 'gold' },
}

/** The verdicts to choose from, from none of the pay to one and a half times. */
export const JUDGEMENTS = (['dodged', 'half', 'did-it', 'legend'] as const).map((verdict) => ({
  verdict,
  ...VERDICT_LOOKS[verdict],
}))

/** The verdicts a game offers, if not all, in its own words. */
export type Ballot = Readonly<Partial<Record<Verdict, string>>>

export function judgementsOf(ballot: Ballot | undefined): typeof JUDGEMENTS {
  if (!ballot) return JUDGEMENTS
  return JUDGEMENTS.flatMap((one) => {
    const words = ballot[one.verdict]
    return words === undefined ? [] : [{ ...one, words }]
  })
}

export function isVerdict(value: string): value is Verdict {
  return Object.hasOwn(VERDICT_LOOKS, value)
}
