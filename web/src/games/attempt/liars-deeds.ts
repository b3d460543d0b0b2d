import type { PlayerId } from '@highjinks/protocol'
import type { Deed } from '../../show/jester/memory/deeds.ts'

/** Returns the deeds of a lie: who told it, who saw through it, and who fell for it. */
export function liarsDeeds(liar: PlayerId, right: readonly PlayerId[], fooled: readonly PlayerId[]): readonly Deed[] {
  const [only, second] = right
  const isAlone = only !== undefined && second === undefined && fooled.length > 1
  return [
    ...fooled.map((to) => ({ kind: 'fooled', by: liar, to }) as const),
    ...(right.length === 0 && fooled.length > 1 ? [{ kind: 'fooled-all', by: liar } as const] : []),
    ...(fooled.length === 0 && right.length > 1 ? [{ kind: 'seen-through', by: liar } as const] : []),
    ...(isAlone ? [{ kind: 'alone', by: only } as const] : []),
  ]
}
