import type { AttemptView } from './attempt.ts'

/** Returns who voted what, in the order of the reveal; nothing if it stays secret. */
export function saidOf({
  verdicts,
  crowns,
}: Pick<AttemptView, 'verdicts' | 'crowns'>): readonly (readonly [by: string, what: string])[] {
  return Object.entries<string>({ ...verdicts, ...crowns })
}
