import type { PlayerId } from '@highjinks/protocol'
import { botLine } from '../decks/bot-lines.ts'
import { pickOne } from './chance.ts'
import type { Table } from './game.ts'
import type { Interluded, InterludeMove } from './interlude.ts'
import { silentPleaders } from './point.ts'
import { required } from './required.ts'
import { ballotOwing, hasWritten } from './writing.ts'

/** What a simulated player gives; null when it owes nothing. */
export function simulateInterlude(
  state: Table & Interluded,
  seat: PlayerId,
  random: () => number,
): InterludeMove | { readonly type: 'done' | 'pass' } | null {
  const now = state.interlude
  const { phase } = state.stage
  if (!now) return null
  if (now.kind === 'point') {
    if (phase === 'plead') return silentPleaders(now).includes(seat) ? { type: random() < 0.7 ? 'done' : 'pass' } : null
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
