import { expect, it } from 'vitest'
import { without } from './never-shown.ts'

it.each([
  ['[data-stage] .a', ''],
  ['.a:is([data-stage] *)', ''],
  ['[data-stage] .a, .b', '.b'],
  ['.a:has([data-stage])', ''],
  ['.a:not([data-stage] *)', '.a:not([data-stage] *)'],
  [':is([data-stage], [data-table]) .a', ':is([data-stage], [data-table]) .a'],
  [':is(.a, .b) [data-stage]:not(.c)', ''],
  ['.a:not(:is([data-stage], .b)) .c', '.a:not(:is([data-stage], .b)) .c'],
  ['.data-stage', '.data-stage'],
])('[LOOK-9] of %s a document that is never a stage keeps %j', (selector, kept) => {
  const css = without(`@media (width > 1px) { ${selector} { top: 0 } .z { top: 0 } }`, /\[data-stage\b/)
  const [, first = ''] = /\{\s*(?:(.+?) \{ top: 0 \} )?\.z/.exec(css) ?? []
  expect(first).toBe(kept)
})
