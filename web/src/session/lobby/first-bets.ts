import type { SessionView } from '@highjinks/protocol'

export const FIRST_QUESTION = 'Who’ll win the first game?'

/** Returns the strip's count of bets; null without any. */
export function betsCounted(view: SessionView): string | null {
  const { firstBets } = view.session
  return firstBets ? `${firstBets} of ${peopleToBetOn(view).length}` : null
}

export const peopleToBetOn = ({ players }: SessionView) => players.filter(({ isBot }) => !isBot)

/** Returns the number of bets in words that fit a TV; null without a question. */
export function betsMade(view: SessionView): string | null {
  const { firstBets } = view.session
  if (firstBets === null) return null
  if (firstBets === 0) return 'Bet on your phone.'
  const people = peopleToBetOn(view).length
  if (firstBets === people) return people === 2 ? 'Both have bet' : 'All bets are in'
  return `${firstBets} of ${people} ${firstBets === 1 ? 'has' : 'have'} bet`
}
