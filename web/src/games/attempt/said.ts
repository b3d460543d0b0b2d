import type { AttemptView } from './attempt.ts'

/** Who said what, in the order in which it is told; nothing where it is not told. */
export function saidOf({
  verdicts,
  crowns,
}: Pick<AttemptView, 'verdicts' | 'crowns'>): readonly (readonly [by: string, what: string])[] {
  return Object.entries<string>({ ...verdicts, ...crowns })
}
