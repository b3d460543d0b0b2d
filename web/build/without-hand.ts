import type { Plugin } from 'vite'
import { HAND_PARTS } from './sources.ts'
import { emptied } from './without-tv.ts'

/** Leaves each game's sheets and buttons out of the TV, which has nothing to press. */
export function withoutHand(): Plugin {
  return {
    name: 'without-hand',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (HAND_PARTS.includes(id) ? { code: emptied(code), map: null } : null),
  }
}
