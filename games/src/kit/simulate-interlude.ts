import type { PlayerId } from '@highjinks/protocol'
import { botLine } from '../decks/bot-lines.ts'
import type { Judged } from './best-award.ts'
import { pickOne } from './chance.ts'
import type { Table } from './game.ts'
import type { Interluded, InterludeMove } from './interlude.ts'
import { stillListening, stillPleading } from './plea.ts'
import { required } from './required.ts'
import { ballotOwing, hasWritten } from './writing.ts'

/** Votes for the best of a round, if this seat still has to. */
export function simulateFavorite(
  state: Judged,
  seat: PlayerId,
  random: () => number,
): { readonly type: 'favorite'; readonly player: PlayerId } | null {
  if (!state.voters.includes(seat) || state.favorites[seat]) return null
  const others = state.candidates.filter((id) => id !== seat)
  return { type: 'favorite', player: required(pickOne(others, random)) }
}

/** The chances that a simulated player pleads, and believes another's plea. */
const PLEADS = 0.85
const BELIEVES = 0.55

/** Returns what a simulated player does; null if it owes nothing. */
export function simulateInterlude(
  state: Table & Interluded,
  seat: PlayerId,
  random: () => number,
): InterludeMove | { readonly type: 'done' | 'pass' } | null {
  const now = state.interlude
  const { phase } = state.stage
  if (!now) return null
  if (now.kind === 'point') {
    if (phase === 'plead')
      return stillPleading(now.plea).includes(seat) ? { type: random() < PLEADS ? 'done' : 'pass' } : null
    if (phase === 'believe')
      return stillListening(now.plea).includes(seat) ? { type: 'believe', isBelieved: random() < BELIEVES } : null
    const at = pickOne(now.targets, random)
    return phase === 'point' && !now.fingers[seat] && at !== undefined ? { type: 'point', at } : null
  }
  if (phase === 'write')
    return hasWritten(now, seat)
      ? null
      : {
          type: 'write',
          text: botLine(
            random,
            [...now.lines, ...state.written].map((one) => one.text),
          ),
        }
  if (phase !== 'ballot' || !ballotOwing(now, [seat]).includes(seat)) return null
  const others = now.lines.filter((one) => one.by !== seat)
  return { type: 'best', line: required(pickOne(others, random)).id }
}
