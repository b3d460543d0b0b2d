import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { divide } from './divide.ts'
import { ENTRY, SOURCE, TABLE_PAGES } from './sources.ts'
import { ownClass } from './specificity.ts'

const STYLES = join(SOURCE, 'styles.css')
const SHEETS = [STYLES, join(SOURCE, 'ui/look/table.css'), join(SOURCE, 'ui/look/wide.css')]
const WIDE_SELECTOR = /\[data-(stage|table)\]/
const WIDE_WINDOW = /(min-width: ?|width ?>= ?)(64|80)rem/

/**
 * Of the one style sheet that Tailwind writes, the first page fetches what pages without a table name, a page with
 * a table the rest, and of that only a wide window what is for wide windows. The dev server serves it whole.
 */
export function splitStyles(): Plugin {
  let tell: (css: string) => void = () => {}
  const sheets = new Promise<string>((resolve) => {
    tell = resolve
  }).then(divideByPage)
  return {
    name: 'split-styles',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (id === STYLES) tell(code)
      const sheet = SHEETS.indexOf(id)
      if (sheet < 0) return null
      return { code: (await sheets)[sheet] ?? '', map: null }
    },
  }
}

function divideByPage(css: string): readonly string[] {
  const words = new Set([...filesFrom(ENTRY)].flatMap((file) => readFileSync(file, 'utf8').split(/[\s'"`{}]+/)))
  return divide(css, SHEETS.length, ({ selector, around }) => {
    const name = ownClass(selector)
    if (name === null || words.has(name)) return 0
    return isForWide(selector, around) ? 2 : 1
  })
}

/** Whether a rule holds nowhere but in a wide window or on a shared screen; what holds everywhere else is no such rule. */
export function isForWide(selector: string, around: readonly string[]): boolean {
  const isWindow = around.some((condition) => WIDE_WINDOW.test(condition) && !/\bnot\b|,| or /.test(condition))
  return isWindow || (WIDE_SELECTOR.test(selector) && !selector.includes(':not('))
}

/** Every file that can be shown without a table. */
function filesFrom(entry: string): ReadonlySet<string> {
  const found = new Set([entry])
  // the walk goes on to what it adds on the way
  for (const file of found) {
    const source = readFileSync(file, 'utf8').replaceAll(/^import type .*/gm, '')
    for (const [, path = ''] of source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)) {
      const target = resolve(dirname(file), path)
      if (!TABLE_PAGES.includes(target) && existsSync(target)) found.add(target)
    }
  }
  return found
}
