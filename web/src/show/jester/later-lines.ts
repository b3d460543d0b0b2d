import type { AnyScript } from './occasions.ts'
import type { Lines } from './script.ts'

const NO_SCRIPT: AnyScript = { lines: {}, news: () => [], clapping: () => [] }

/** Loads the lines that no screen needs at first. If they don't arrive, he does without. */
export async function loadLaterLines(): Promise<Lines> {
  try {
    const { laterLines } = await import('./lines/later.ts')
    return laterLines
  } catch {
    return {}
  }
}

/** A game's own lines replace general ones of the same name. */
export function withLaterLines(script: AnyScript | null, later: Lines): AnyScript {
  const { lines, ...rest } = script ?? NO_SCRIPT
  return { ...rest, lines: { ...later, ...lines } }
}
