import { type Refusal, tidy } from '@highjinks/protocol'
import unhomoglyph from 'unhomoglyph'
import { isCleanText } from './clean-text.ts'

/**
 * Two names with one key look alike to a person: Unicode's table of look-alike letters (UTS 39) knows them in every
 * script. Its letters are upper and lower case, so it is asked before and after the case is dropped.
 */
export function lookAlikeKey(name: string): string {
  return skeleton(skeleton(tidy(name)).toLowerCase())
}

function skeleton(text: string): string {
  return unhomoglyph(text.normalize('NFD')).replace(/\uFE0F/g, '')
}

/** What a screen calls the one who looks at it, and the one who hosts. */
const RESERVED = new Set(['You', 'Host'].map(lookAlikeKey))

/** Why nobody can be called this; null when somebody can. */
export function whyNotName(name: string): Refusal | null {
  if (RESERVED.has(lookAlikeKey(name))) return 'reserved-name'
  return isCleanText(name) ? null : 'bad-name'
}
