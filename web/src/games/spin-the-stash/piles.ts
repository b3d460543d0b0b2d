import type { Verdict } from '@highjinks/games/kit'
import type { View } from '@highjinks/games/spin-the-stash'
import type { PlayerId } from '@highjinks/protocol'
import { type Ruling, VERDICT_WORDS } from '../attempt/attempt.ts'
import { nameOf, type ScreenProps } from '../screen.ts'

type Players = ScreenProps<unknown, unknown>['players']
export type Fate = 'right' | 'wrong' | 'returned'

export interface Pile {
  /** A verdict, or in a duel somebody. */
  readonly on: string
  readonly bettors: readonly PlayerId[]
}

const VERDICTS: readonly string[] = ['half', 'did-it', 'legend'] satisfies readonly Verdict[]

/** Who bet on what, in the order in which it was offered; what nobody bet on has its place, too. */
export function pilesOf({ bets, performers }: Pick<View, 'bets' | 'performers'>): readonly Pile[] {
  const all = Object.entries(bets ?? {})
  const on = all.map(([, one]) => one)
  // Where a rival gave up in between there are bets on both.
  const names = on.some((one) => !isVerdict(one)) ? performers : []
  const verdicts = on.some(isVerdict) ? VERDICTS : []
  return [...names, ...verdicts].map((one) => ({
    on: one,
    bettors: all.flatMap(([id, bet]) => (bet === one ? [id] : [])),
  }))
}

export function fateOf({ bets, returned }: NonNullable<View['score']>, id: PlayerId): Fate {
  if (returned.includes(id)) return 'returned'
  return (bets[id] ?? 0) > 0 ? 'right' : 'wrong'
}

/** What the stamp says came of it: a verdict, in a duel its winner, and null where there is neither. */
export function cameOf(ruling: Ruling | null | undefined): string | null {
  if (!ruling || ruling.kind === 'passed') return null
  return ruling.kind === 'judged' ? ruling.verdict : ruling.winner
}

/** A verdict, or in a duel a name. */
export function betWords(on: string, players: Players): string {
  return isVerdict(on) ? VERDICT_WORDS[on] : nameOf(players, on)
}

/** The votes of the others settle a bet: what is to be said where they saw it another way than the stamp; else null. */
export function oddWords(
  table: View,
  id: PlayerId,
  { me, players }: Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>,
) {
  const { bets, score, attempt } = table
  const [bet, ruling] = [bets?.[id], attempt?.ruling]
  if (bet === undefined || !score || !ruling || ruling.kind === 'passed' || score.returned.includes(id)) return null
  const came = cameOf(ruling)
  const isRight = fateOf(score, id) === 'right'
  if ((bet === came) === isRight) return null
  const name = nameOf(players, id)
  const whose = id === me ? 'Your own vote doesn’t count for your bet' : `${name}’s own vote doesn’t count for ${name}`
  return `${whose}: the others said ${isRight ? betWords(bet, players) : 'otherwise'}.`
}

function isVerdict(on: string): on is Verdict {
  return Object.hasOwn(VERDICT_WORDS, on)
}
