import type { WritingView } from './interlude-props.ts'

type Line = WritingView['lines'][number]

/** Returns the best lines, unless that's all of several. */
export function crownedLines(lines: readonly Line[]): readonly Line[] {
  const most = Math.max(0, ...lines.map(({ votes }) => votes))
  const best = lines.filter(({ votes }) => votes > 0 && votes === most)
  return best.length > 1 && best.length === lines.length ? [] : best
}
