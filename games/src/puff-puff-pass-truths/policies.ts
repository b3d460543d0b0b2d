import type { Policies } from '../balance/policy.ts'
import type { Hand, View } from './index.ts'

type Policy = Policies<View, Hand>[string]

/** Everyone writes, asks and tells like simulated players; they differ in how they vote and when they are dead sure. */
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
  /** Only dead sure at the last chance. */
  safe: voting(anyOf, () => false),
  /** Dead sure about the first author. */
  bold: voting(anyOf, () => true),
  random: () => null,
  /** Dead sure in the second half of a round. */
  threshold: voting(anyOf, ({ toCome, seats }) => toCome < seats.length / 2),
  /** Assumes that the lie has the most words. */
  longest: voting(longest, () => true),
  /** Applauds everyone, as often as possible. */
  generous: (table, hand) =>
    table.phase === 'tell' && hand.clapsLeft > 0 ? { type: 'applaud', for: table.turn } : null,
}
