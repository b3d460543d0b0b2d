import { type LocalSettings, minutesOf, plannedRounds } from '@highjinks/games/local'

/** Says how long a game will take, and how many of its written rounds that is. */
export function lengthInWords(
  slug: string,
  size: Pick<LocalSettings, 'numPlayers' | 'duration'>,
  written: number,
): string {
  const planned = plannedRounds(slug, size, written)
  const minutes = `About ${minutesOf(slug, size, planned)} minutes`
  if (planned === written) return `${minutes}, all ${written} rounds.`
  return `${minutes}, ${planned} of ${written} rounds. You can keep going.`
}
