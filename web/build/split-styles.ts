import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Scanner } from '@tailwindcss/oxide'
import type { Plugin } from 'vite'
import { divide } from './divide.ts'
import { ENTRY, EVERYWHERE, IN_PLAY, reachOf, SOURCE, STYLES, TABLE_PAGES } from './sources.ts'
import { ownClass } from './specificity.ts'

const MORE = join(SOURCE, 'ui/look/more.css')
const SHEETS = [STYLES, join(SOURCE, 'ui/look/table.css'), join(SOURCE, 'ui/look/wide.css'), MORE]
/** For each sheet, the one that is always loaded before it. */
const BEFORE = [0, 0, 1, 0]
const WIDE_SELECTOR = /\[data-surface\]/
const WIDE_WINDOW = /(min-width: ?|width ?>= ?)(64|80)rem/

/**
 * Splits Tailwind's one style sheet. Every page loads what the first page uses, and what others share with a table. A
 * page with a table loads what games use, and only a wide window the part for wide windows. The rest loads later, with
 * another page, a sheet or the podium. The dev server serves the sheet whole.
 */
export function splitStyles(): Plugin {
  let tell: (css: string) => void = () => {}
  const divided = new Promise<string>((resolve) => {
    tell = resolve
  }).then(divideByPage)
  let later: ReadonlySet<string> = new Set()
  return {
    name: 'split-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      later = fetchedLater()
    },
    async transform(code, id) {
      if (id === STYLES) tell(code)
      const sheet = SHEETS.indexOf(id)
      if (sheet >= 0) return { code: (await divided).sheets[sheet] ?? '', map: null }
      if (!later.has(id) || !(await divided).needsMore(id)) return null
      return { code: `import ${JSON.stringify(MORE)};${code}`, map: null }
    },
  }
}

/** Returns the sources that loaded code can request later, and that aren't part of a game or the first page. */
function fetchedLater(): ReadonlySet<string> {
  const { files } = reachOf([...EVERYWHERE, ...IN_PLAY], false)
  return new Set([...reachOf([ENTRY], true).later].filter((file) => !files.has(file)))
}

function divideByPage(css: string) {
  const first = wordsOf(reachOf(EVERYWHERE, false).files)
  const elsewhere = wordsOf(reachOf([ENTRY], true, TABLE_PAGES).files)
  const inPlay = wordsOf(reachOf(IN_PLAY, false).files)
  const more = new Set<string>()
  const sheets = divide(css, BEFORE, ({ selector, around }) => {
    const name = ownClass(selector)
    if (name === null || first.has(name) || (elsewhere.has(name) && inPlay.has(name))) return 0
    if (!elsewhere.has(name) && isForWide(selector, around)) return 2
    if (inPlay.has(name)) return 1
    more.add(name)
    return 3
  })
  const needsMore = (file: string) => [...wordsOf(reachOf([file], false).files)].some((word) => more.has(word))
  return { sheets, needsMore }
}

/** Returns possible class names in these files, found the way Tailwind finds them. */
export function wordsOf(files: Iterable<string>): ReadonlySet<string> {
  const scanner = new Scanner({})
  return new Set(
    scanner.scanFiles(
      [...files].map((file) => ({ content: readFileSync(file, 'utf8'), extension: extname(file).slice(1) })),
    ),
  )
}

/** Returns whether a rule only applies in a wide window. One that applies everywhere else doesn't count. */
export function isForWide(selector: string, around: readonly string[]): boolean {
  const isWindow = around.some((condition) => WIDE_WINDOW.test(condition) && !/\bnot\b|,| or /.test(condition))
  return isWindow || (WIDE_SELECTOR.test(selector) && !selector.includes(':not('))
}
