import { type Refusal, tidy } from '@highjinks/protocol'
import unhomoglyph from 'unhomoglyph'
import { isCleanText } from './clean-text.ts'

/**
 * Returns the same key for names that look alike to a person, by Unicode's look-alike table (UTS 39). The table has
 * upper and lower case, so it is used before and after lowercasing.
 */
export function lookAlikeKey(name: string): string {
  return skeleton(skeleton(tidy(name)).toLowerCase())
}

function skeleton(text: string): string {
  return unhomoglyph(text.normalize('NFD')).replace(/\uFE0F/g, '')
}

/** Names that screens use for the viewer and the host. */
const RESERVED = new Set(['You', 'Host'].map(lookAlikeKey))

/** Returns why nobody can have this name, or null. */
export function whyNotName(name: string): Refusal | null {
  if (RESERVED.has(lookAlikeKey(name))) return 'reserved-name'
  return isCleanText(name) ? null : 'bad-name'
}
