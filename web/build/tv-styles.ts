import { parse } from 'postcss'
import type { Plugin } from 'vite'
import { keepOf } from './never-shown.ts'
import { HAND_PARTS, reachOf, STYLES, TV } from './sources.ts'
import { ownClass } from './specificity.ts'
import { wordsOf } from './split-styles.ts'

/** Keeps the part of Tailwind's one style sheet that a TV uses. */
export function tvStyles(): Plugin {
  return {
    name: 'tv-styles',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (id === STYLES ? { code: onTv(code), map: null } : null),
  }
}

export function onTv(css: string): string {
  const words = wordsOf(reachOf([TV], true, HAND_PARTS).files)
  const root = parse(css)
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return
    layer.walkRules((rule) =>
      keepOf(rule, (selector) => {
        const name = ownClass(selector)
        return name === null || words.has(name)
      }),
    )
  })
  return root.toString()
}
