import type { SessionView } from '@highjinks/protocol'

export const FIRST_QUESTION = 'Who’ll talk the most tonight?'

/** On a strip: of how many people; null where nobody has bet. */
export function betsCounted(view: SessionView): string | null {
  const { firstBets } = view.session
  return firstBets ? `${firstBets} of ${peopleToBetOn(view).length}` : null
}

export const peopleToBetOn = ({ players }: SessionView) => players.filter(({ isBot }) => !isBot)

/** How many have bet, in words that a TV has room for; null where nobody is asked. */
export function betsMade(view: SessionView): string | null {
  const { firstBets } = view.session
  if (firstBets === null) return null
  if (firstBets === 0) return 'Bet on your phone.'
  const people = peopleToBetOn(view).length
  if (firstBets === people) return people === 2 ? 'Both have bet' : 'All bets are in'
  return `${firstBets} of ${people} ${firstBets === 1 ? 'has' : 'have'} bet`
}
