import type { TableFrame } from '@highjinks/protocol'

const MOST = 12

/**
 * Returns the sentences that everyone sees on the table right now: the possible subjects of a report. Ids, kinds and
 * states have no spaces, so a game doesn't have to say which of its fields are text.
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
    // We write the awards, and no one reads an address.
    if (key !== 'awards' && key !== 'source') collect(inner, found)
  }
}
