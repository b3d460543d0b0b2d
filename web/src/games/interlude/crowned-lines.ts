import type { WritingView } from './part.ts'

type Line = WritingView['lines'][number]

/** The best, where not all of several are. */
export function crownedLines(lines: readonly Line[]): readonly Line[] {
  const most = Math.max(0, ...lines.map(({ votes }) => votes))
  const best = lines.filter(({ votes }) => votes > 0 && votes === most)
  return best.length > 1 && best.length === lines.length ? [] : best
}
