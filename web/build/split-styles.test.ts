import { expect, it } from 'vitest'
import { isForWide } from './split-styles.ts'

it.each([
  [true, '.lg\\:p-2', ['@media (min-width:64rem)']],
  [true, '.lg\\:p-2', ['@media (width >= 64rem)']],
  [true, '[data-table] .low\\:p-2', ['@media (min-width:64rem) and (min-height:32rem)']],
  [true, '.laptop\\:p-2:is([data-table] *)', []],
  [false, '.max-lg\\:hidden', ['@media not all and (min-width:64rem)']],
  [false, '.max-lg\\:hidden', ['@media (width < 64rem)']],
  [false, '.sm\\:p-2', ['@media (width >= 40rem)']],
  [false, '.a:not([data-table] *)', []],
  [false, '.p-2', []],
])('[LOOK-8] that it is for wide windows alone is %s of %s in %j', (isWide, selector, around) => {
  expect(isForWide(selector, around)).toBe(isWide)
})
