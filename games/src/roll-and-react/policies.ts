import type { Policies } from '../balance/policy.ts'
import type { Hand, View } from './index.ts'

/*
 * None of them looks at the actor: they all guess blind, because one that acts like the simulated player would win by
 * looking, which is what the game is about. None refuses to act either, because that would lose.
 */

/** This many scenes count as few. */
const FEW = 4

/** Guesses one of the open scenes, in this phone's order. */
function guess(table: View, hand: Hand, choose: (open: readonly number[]) => number | undefined) {
  if (table.phase !== 'guess' || hand.guess !== null) return null
  const scene = choose(hand.board.map((one) => one.scene).filter((one) => !table.struck.includes(one)))
  return scene === undefined ? null : { type: 'guess', draw: table.draw, scene }
}

export const policies: Policies<View, Hand> = {
  /** Stays with the last one of its board until someone recognized it: sooner or later it's drawn. */
  safe: (table, hand) => guess(table, hand, (open) => open.at(-1)),
  /** The same with the first one. */
  bold: (table, hand) => guess(table, hand, (open) => open[0]),
  /** Any scene, even one that was drawn already and that nobody recognized. */
  random: (table, hand, _, random) => guess(table, hand, (open) => open[Math.floor(random() * open.length)]),
  /** Changes its mind once few are left. */
  threshold: (table, hand) => guess(table, hand, (open) => (open.length > FEW ? open[0] : open.at(-1))),
}
