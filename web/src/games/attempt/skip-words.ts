import { drawFrom } from '../../lib/draw-from.ts'
import type { CardExit } from './card-exit.tsx'

/** Returns the same words on every screen: the card decides. */
export function skipWords([first, ...others]: CardExit['lines'], name: string, card: string | null): string {
  const lines = [first, ...others]
  return (lines[drawFrom(`${card ?? ''}${name}`) % lines.length] ?? first).replace('{name}', name)
}
