import type { Policies } from '../balance/policy.ts'
import type { Hand, View } from './index.ts'

/*
 * None of them looks at whoever acts: they guess blind, all of them, or the one that does as the simulated player does
 * would win for looking, which is what the game is about. Nor does any keep off the stage: whoever did would lose.
 */

/** So many scenes are few. */
const FEW = 4

/** One of the scenes that can still be guessed, which come in the order of this phone. */
function guess(table: View, hand: Hand, choose: (open: readonly number[]) => number | undefined) {
  if (table.phase !== 'guess' || hand.guess !== null) return null
  const scene = choose(hand.board.map((one) => one.scene).filter((one) => !table.struck.includes(one)))
  return scene === undefined ? null : { type: 'guess', draw: table.draw, scene }
}

export const policies: Policies<View, Hand> = {
  /** Stays with the last of its board until somebody has seen that: sooner or later it is drawn. */
  safe: (table, hand) => guess(table, hand, (open) => open.at(-1)),
  /** The same with the first. */
  bold: (table, hand) => guess(table, hand, (open) => open[0]),
  /** Any, which may be one that was drawn already and that nobody saw. */
  random: (table, hand, _, random) => guess(table, hand, (open) => open[Math.floor(random() * open.length)]),
  /** Changes its mind once few are left. */
  threshold: (table, hand) => guess(table, hand, (open) => (open.length > FEW ? open[0] : open.at(-1))),
}
