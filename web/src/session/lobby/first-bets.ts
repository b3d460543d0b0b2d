import type { SessionView } from '@highjinks/protocol'

export const FIRST_QUESTION = 'Who talks most tonight?'

export const NO_BETS = 'Place your bet'

export const peopleToBetOn = ({ players }: SessionView) => players.filter(({ isBot }) => !isBot)

/** How many have bet, in words; null where nobody is asked. */
export function betsMade(view: SessionView): string | null {
  const { firstBets } = view.session
  if (firstBets === null) return null
  if (firstBets === 0) return NO_BETS
  const people = peopleToBetOn(view).length
  if (firstBets === people) return people === 2 ? 'Both have bet' : 'All have bet'
  return `${firstBets} of ${people} ${firstBets === 1 ? 'has' : 'have'} bet`
}
