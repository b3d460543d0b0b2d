import type { PlayerId } from '@highjinks/protocol'
import { FOR_ANYBODY } from '../kit/award-titles.ts'
import type { Game } from '../kit/define.ts'

/**
 * Ends a test's evening and returns who would get each of these titles if all others had been given before, and for
 * what. In a tie the first player gets it; titles that nobody earned are left out. Players may have other names than in
 * the game.
 */
export function meritsOf<View extends object>(
  game: Game<View, unknown>,
  state: unknown,
  titles: readonly string[],
  names: Readonly<Record<PlayerId, string>> = {},
): readonly string[] {
  const all = new Set<string>()
  for (let before = -1; before < all.size; ) {
    before = all.size
    for (const { title } of game.view(state, [...all]).awards) all.add(title)
  }
  const isForAnybody = (title: string, detail: string) =>
    FOR_ANYBODY.some(([any, words]) => any === title && words(game.standings(state).length) === detail)
  return titles.flatMap((title) => {
    const others = [...all].filter((one) => one !== title)
    const award = game.view(state, others).awards.find((one) => one.title === title)
    if (!award || isForAnybody(title, award.detail)) return []
    return [`${title}: ${names[award.id] ?? award.id} ${award.detail}`]
  })
}
