import { expect, it } from 'vitest'
import { without } from './never-shown.ts'

it.each([
  ['[data-tv] .a', ''],
  ['.a:is([data-tv] *)', ''],
  ['[data-tv] .a, .b', '.b'],
  ['.a:has([data-tv])', ''],
  ['.a:not([data-tv] *)', '.a:not([data-tv] *)'],
  [':is([data-tv], [data-surface]) .a', ':is([data-tv], [data-surface]) .a'],
  [':is(.a, .b) [data-tv]:not(.c)', ''],
  ['.a:not(:is([data-tv], .b)) .c', '.a:not(:is([data-tv], .b)) .c'],
  ['.data-tv', '.data-tv'],
])('[LOOK-9] from %s, a document that never runs on a TV keeps %j', (selector, kept) => {
  const css = without(`@media (width > 1px) { ${selector} { top: 0 } .z { top: 0 } }`, /\[data-tv\b/)
  const [, first = ''] = /\{\s*(?:(.+?) \{ top: 0 \} )?\.z/.exec(css) ?? []
  expect(first).toBe(kept)
})
