import type { TableFrame } from '@highjinks/protocol'

const MOST = 12

/**
 * The sentences that everybody sees on the table at this moment: what a report of a text can be about. Ids, kinds and
 * states have no spaces in them, and a game need not say which of its fields are meant to be read.
 */
export function textsOn(table: TableFrame | null): readonly string[] {
  const found = new Set<string>()
  collect(table, found)
  return [...found].slice(0, MOST)
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    if (/\S\s+\S/.test(value)) found.add(value)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    // Who was best at what is ours, and an address is nothing to read.
    if (key !== 'awards' && key !== 'source') collect(inner, found)
  }
}
