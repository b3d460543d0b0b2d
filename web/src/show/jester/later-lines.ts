import type { AnyScript } from './occasions.ts'
import type { Lines } from './script.ts'

const NO_SCRIPT: AnyScript = { lines: {}, news: () => [], clapping: () => [] }

/** What no screen needs at first. Where it does not come he gets by without. */
export async function loadLaterLines(): Promise<Lines> {
  try {
    const { laterLines } = await import('./lines/later.ts')
    return laterLines
  } catch {
    return {}
  }
}

/** What a game calls by the same name is its own. */
export function withLaterLines(script: AnyScript | null, later: Lines): AnyScript {
  const { lines, ...rest } = script ?? NO_SCRIPT
  return { ...rest, lines: { ...later, ...lines } }
}
