import type { Line } from './line.ts'

export interface Alike {
  readonly one: Line
  readonly other: Line
  /** 1 means the same words in the same order. */
  readonly likeness: number
}

const COMMON = new Set(
  'a an the and or but of to in on at by for with from as is are was were be been being do does did done have has had having i you your yours me my mine we us our they them their it its this that these those who whom what which when where why how if then than so not no never ever last first once one two ten some any each every somebody anybody nobody everybody everyone someone here there room table here’s yourself out up off over into about would could should will can may must let tell say says said give name show make get go come take put'.split(
    ' ',
  ),
)
/** Words in more lines than this say nothing by being shared. */
const RARE = 60

/** At or above this, two cards are the same. */
export const THE_SAME = 0.7

/** Finds lines of different cards that say almost the same, the most alike first. */
export function findAlike(lines: readonly Line[], least: number): readonly Alike[] {
  const read = lines.map((line) => ({ line, stems: stemsOf(line.text) }))
  const counts = new Map<string, number>()
  for (const { stems } of read) for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const weight = (stem: string) => Math.log(lines.length / (counts.get(stem) ?? 1))
  const holders = new Map<string, number[]>()
  const found: Alike[] = []
  for (const [i, { line, stems }] of read.entries()) {
    const candidates = new Set<number>()
    for (const stem of new Set(stems)) {
      if ((counts.get(stem) ?? 0) > RARE) continue
      const held = holders.get(stem) ?? []
      for (const j of held) candidates.add(j)
      holders.set(stem, [...held, i])
    }
    for (const j of candidates) {
      const other = read[j]
      if (!other || other.line.id === line.id) continue
      const likeness = compare(stems, other.stems, weight)
      if (likeness >= least) found.push({ one: other.line, other: line, likeness })
    }
  }
  return found.sort((a, b) => b.likeness - a.likeness)
}

/** Returns the share of rare words that both have; a bit less if they come in another order. */
function compare(one: readonly string[], other: readonly string[], weight: (stem: string) => number): number {
  const [a, b] = [new Set(one), new Set(other)]
  const shared = [...a].filter((stem) => b.has(stem))
  // Two words in common are a topic, not a sentence.
  if (shared.length < 3) return 0
  const sum = (stems: Iterable<string>) => [...stems].reduce((total, stem) => total + weight(stem), 0)
  const all = sum(new Set([...a, ...b]))
  const inOrder = longestCommon(one, other) / Math.max(1, shared.length)
  return all === 0 ? 0 : (sum(shared) / all) * (0.8 + 0.2 * Math.min(1, inOrder))
}

/** Returns how many words come in both, in the same order. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  let row: readonly number[] = Array(other.length + 1).fill(0)
  for (const a of one) {
    const next = [0]
    for (const [j, b] of other.entries()) {
      next.push(a === b ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Returns the words that carry the meaning, as stems. */
function stemsOf(text: string): readonly string[] {
  const spoken = text
    .toLowerCase()
    .replace(/^never have i ever /, '')
    .replace(/\{\w+\}/g, ' ')
  return (spoken.match(/[\p{L}’]+/gu) ?? []).filter((word) => !COMMON.has(word)).map(stem)
}

function stem(word: string): string {
  const bare = word.replace(/’(s|re|ve|ll|d|t|m)?$/, '')
  const cut = bare
    .replace(/(ies|ied)$/, 'y')
    .replace(/(ing|edly|ed|ly|er|est|es|s)$/, '')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/e$/, '')
  return cut.length > 2 ? cut : bare
}
