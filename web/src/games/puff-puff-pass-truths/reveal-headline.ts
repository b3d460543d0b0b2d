import type { View } from '@highjinks/games/puff-puff-pass-truths'

/** What the card that has just turned over was. */
export function revealHeadline(turned: readonly number[], { lie, turns }: NonNullable<View['reveal']>): string {
  const last = turned.at(-1)
  if (last === undefined) return turns.length > 2 ? 'Two of these are true …' : 'One of these is true …'
  if (last === lie) return `Number ${last + 1} is the lie!`
  return `Number ${last + 1} is ${turned.length === 1 ? 'true' : 'true, too'}`
}
