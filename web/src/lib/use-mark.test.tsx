import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useMark } from './use-mark.ts'

const SOURCE = join(import.meta.dirname, '..')

function Marked({ mark }: { readonly mark: string | false }) {
  useMark(mark)
  return null
}

test('[LOOK-3] a mark stays on the document until its last holder is gone', () => {
  const marks = document.documentElement.classList
  const { rerender } = render([<Marked key="old" mark="grows" />, <Marked key="new" mark="grows" />])
  rerender([<Marked key="new" mark="grows" />])
  expect(marks).toContain('grows')
  rerender([<Marked key="new" mark={false} />])
  expect(marks).not.toContain('grows')
})

test('[LOOK-3] no style depends on the contents of a whole page', () => {
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  const asking = sheets.filter((name) =>
    /(?:html|:root|body|main|aside|\[data-(?:tv|surface)\])[^\s{]*:has\(/.test(
      readFileSync(join(SOURCE, name), 'utf8'),
    ),
  )
  expect(sheets.length).toBeGreaterThan(20)
  expect(asking).toEqual([])
})

test('[LOOK-3] a mark that comes and goes with a phase sets nothing that is inherited', () => {
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  const setting = sheets.filter((name) =>
    /(?:^|[\s,}])(?:html)?(?:\.[\w-]+)*\.(?:has|is|may)-[\w-]+(?:\.[\w-]+)*\s*\{[^}]*--/.test(
      readFileSync(join(SOURCE, name), 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''),
    ),
  )
  expect(setting).toEqual([])
})

test('[LOOK-3] a mark concerns only what depends on it: within `:is()` the browser would restyle everything below it', () => {
  const variants = readFileSync(join(SOURCE, 'ui/look/variants.css'), 'utf8')
  expect(variants).toMatch(/\(\.has-actions &\)/)
  expect(variants).not.toMatch(/:is\(\.[\w-]+ \*/)
})

test('[LOOK-3] no figure uses container units, which restyle it on each TV layout', () => {
  const sheets = [
    'show/spotlight/spotlight.css',
    'show/spotlight/side-spotlight.css',
    'show/people/sofa.css',
    'show/people/sofa-moves.css',
    'show/people/waiting-people.css',
    'show/people/side-people.css',
    'games/attempt/moment.css',
    'games/interlude/tv/lines-on-tv.css',
    'show/people/hero-gap.css',
    'games/interlude/tv/fingers-on-tv.css',
  ]
  const going = sheets.filter((name) =>
    /container[-:]|@container|\dcq[hw]/.test(readFileSync(join(SOURCE, name), 'utf8')),
  )
  expect(going).toEqual([])
})

test("[LOOK-3] every selector ends in a name, so that the browser doesn't test all elements", () => {
  const names = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  const among = (kind: RegExp, asking: RegExp) =>
    names.filter((name) => kind.test(name) && asking.test(readFileSync(join(SOURCE, name), 'utf8')))
  expect(among(/\.css$/, / :is\(\.[^()]*\)(?: \{|,)$/m)).toEqual([])
  expect(among(/(?<!\.test)\.tsx$/, /[\s'"`:](?:\*\*?:[\w[-]|-?space-[xy]-|divide-[xy])/)).toEqual([])
})
