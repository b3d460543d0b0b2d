import { parse } from 'postcss'
import type { Plugin } from 'vite'
import { keepOf } from './never-shown.ts'
import { ENTRY, reachOf, STYLES, TV_VIEWS } from './sources.ts'
import { ownClass } from './specificity.ts'
import { wordsOf } from './split-styles.ts'

/** A board's TV-only parts, in a folder of its game. */
const ON_TV = /\/games\/[\w-]+\/tv\/[\w-]+\.tsx$/

/** Leaves out each game's TV-only parts, which belong to another document, and their styles. */
export function withoutTv(): Plugin {
  return {
    name: 'without-tv',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id === STYLES) return { code: onPages(code), map: null }
      return ON_TV.test(id) ? { code: emptied(code), map: null } : null
    },
  }
}

/** Returns the same components, which draw nothing. */
export function emptied(code: string): string {
  return [...code.matchAll(/^export function (\w+)/gm)]
    .map(([, name]) => `export const ${name} = () => null`)
    .join('\n')
}

function onPages(css: string): string {
  const pages = wordsOf(reachOf([ENTRY], true, TV_VIEWS).files)
  const views = wordsOf(reachOf(TV_VIEWS, true).files)
  const root = parse(css)
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return
    layer.walkRules((rule) =>
      keepOf(rule, (selector) => {
        const name = ownClass(selector)
        return name === null || pages.has(name) || !views.has(name)
      }),
    )
  })
  return root.toString()
}
