import type { PlayerId } from '@highjinks/protocol'
import type { Policies, Policy } from '../balance/policy.ts'
import { randomBelow } from '../kit/index.ts'
import type { Hand, View } from './index.ts'

type Ours = Policy<View, Hand>
type Move = ReturnType<Ours>

/** Bets the same way on every performer; in a Duel on the first or last in the list. */
function betting(which: (table: View, random: () => number) => number): Ours {
  return (table, hand, seat, random) => {
    if (!maySpeak(table, hand, seat)) return null
    const on = table.betsOn[Math.min(which(table, random), table.betsOn.length - 1)]
    return on === undefined ? null : { type: 'bet', on }
  }
}

const HALF = 0
const DID_IT = 1
const LEGEND = 2

const safe = betting(() => DID_IT)
const bold = betting(() => LEGEND)

/** Expects the leader to be judged hard, and the last player kindly. */
const threshold = betting((table) => {
  const place = table.standings.findIndex(({ id }) => id === table.turn)
  return place < table.standings.length / 2 ? LEGEND : HALF
})

const random = betting((table, dice) => randomBelow(table.betsOn.length, dice))

/** Calls “Caught!” on every new rule, on anyone. */
const catcher: Ours = (table, hand, seat, dice) => {
  const rule = table.houseRules.find(({ catchers }) => !catchers.includes(seat))
  const leader = table.standings.find(({ id }) => id !== seat)
  if (rule && leader) return { type: 'catch', rule: rule.id, culprit: leader.id }
  return safe(table, hand, seat, dice)
}

/** Gives to the player with the least, and calls that the others will. */
const almoner: Ours = (table, hand, seat, dice) => {
  if (table.phase !== 'pick' || table.receivers.length === 0) return safe(table, hand, seat, dice)
  const poorest = table.standings.findLast(({ id }) => table.receivers.includes(id))?.id
  return toPoorest(table, hand, seat, poorest)
}

function toPoorest(table: View, hand: Hand, seat: PlayerId, poorest: PlayerId | undefined): Move {
  if (poorest === undefined) return null
  if (seat === table.turn) return hand.picked === null ? { type: 'pick', what: poorest } : null
  return table.callers.includes(seat) && hand.call === null ? { type: 'call', what: poorest } : null
}

function maySpeak(table: View, hand: Hand, seat: PlayerId): boolean {
  return table.phase === 'bet' && table.bettors.includes(seat) && hand.bet === null
}

export const policies: Policies<View, Hand> = { safe, bold, random, threshold, catcher, almoner }
