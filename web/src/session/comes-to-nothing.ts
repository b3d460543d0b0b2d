import type { Ack, Intent } from '@highjinks/protocol'

/**
 * Moves that only end or applaud something that is over a moment later anyway: "Done" from the second of two
 * performers.
 */
const ENDINGS: ReadonlySet<string> = new Set(['done', 'applaud'])

/** Returns whether a refused command wanted nothing that didn't happen anyway, so that no one needs to read of it. */
export function comesToNothing(intent: Intent, ack: Ack): boolean {
  return !ack.ok && ack.code === 'wrong-phase' && intent.type === 'move' && ENDINGS.has(intent.move.type)
}
