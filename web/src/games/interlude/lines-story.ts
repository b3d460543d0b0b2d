import { type Beat, inTurn } from '../../stage/beats/beats.ts'

/** All are read once more, then the votes come, then who it was; the lights go down before the last name, the best one's. */
export function linesStory(count: number): readonly Beat<'line' | 'votes' | 'name' | 'hush' | 'stamp'>[] {
  const lines = inTurn('line', count, { from: 300, every: 500, within: 2400 })
  const votes = (lines.at(-1)?.[1] ?? 0) + 800
  const names = inTurn('name', count - 1, { from: votes + 700, every: 450, within: 2000 })
  const hush = (names.at(-1)?.[1] ?? votes) + 300
  return [...lines, ['votes', votes], ...names, ['hush', hush], ['stamp', hush + 1000]]
}
