import type { PlayerId } from '@highjinks/protocol'

/** Counts how often each choice was made. */
export function tally<Choice extends string>(
  votes: Readonly<Record<PlayerId, Choice>>,
): Partial<Record<Choice, number>> {
  const counts: Partial<Record<Choice, number>> = {}
  for (const choice of Object.values<Choice>(votes)) counts[choice] = (counts[choice] ?? 0) + 1
  return counts
}

/** Returns the choice with the most votes; a tie, or no vote at all, counts as `otherwise`. */
export function majority<Choice extends string>(votes: Readonly<Record<PlayerId, Choice>>, otherwise: Choice): Choice {
  const counts = Object.entries(tally(votes)).sort((a, b) => Number(b[1]) - Number(a[1]))
  const [first, second] = counts
  if (!first || (second && second[1] === first[1])) return otherwise
  // A key of the tally is one of the choices that were voted for.
  return first[0] as Choice
}
