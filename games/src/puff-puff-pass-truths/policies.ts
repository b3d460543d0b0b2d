import type { Policies } from '../balance/policy.ts'
import type { Hand, View } from './index.ts'

type Policy = Policies<View, Hand>[string]

/** Everybody writes, asks and tells as the simulated players do; they differ in how they vote and what they spend. */
const voting =
  (pick: (table: View, random: () => number) => number, isSure: (table: View) => boolean): Policy =>
  (table, hand, seat, random) => {
    if (table.phase !== 'vote' || !table.voters.includes(seat) || hand.vote) return null
    return { type: 'vote', pick: pick(table, random), isSure: hand.nerve !== 'spent' && isSure(table) }
  }

const anyOf = ({ statements }: View, random: () => number) => Math.floor(random() * statements.length)
const longest = ({ statements }: View) =>
  statements.reduce((best, text, place) => (text.length > (statements[best] ?? '').length ? place : best), 0)

export const policies: Policies<View, Hand> = {
  /** Dead sure only where there is no other chance. */
  safe: voting(anyOf, () => false),
  /** Dead sure of the first one who comes. */
  bold: voting(anyOf, () => true),
  random: () => null,
  /** Dead sure in the second half of a lap. */
  threshold: voting(anyOf, ({ toCome, seats }) => toCome < seats.length / 2),
  /** The lie has the most words. */
  longest: voting(longest, () => true),
  /** Applauds everybody, as often as it can. */
  generous: (table, hand) =>
    table.phase === 'tell' && hand.clapsLeft > 0 ? { type: 'applaud', for: table.turn } : null,
}
