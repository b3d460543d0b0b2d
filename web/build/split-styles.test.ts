import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isForWide, wordsOf } from './split-styles.ts'

it.each([
  [true, '.lg\\:p-2', ['@media (min-width:64rem)']],
  [true, '.lg\\:p-2', ['@media (width >= 64rem)']],
  [true, '[data-surface] .low\\:p-2', ['@media (min-width:64rem) and (min-height:32rem)']],
  [true, '.laptop\\:p-2:is([data-surface] *)', []],
  [false, '.max-lg\\:hidden', ['@media not all and (min-width:64rem)']],
  [false, '.max-lg\\:hidden', ['@media (width < 64rem)']],
  [false, '.sm\\:p-2', ['@media (width >= 40rem)']],
  [false, '.a:not([data-surface] *)', []],
  [false, '.p-2', []],
])('[LOOK-8] being only for wide windows is %s of %s in %j', (isWide, selector, around) => {
  expect(isForWide(selector, around)).toBe(isWide)
})

it('[LOOK-8] finds classes as Tailwind does, in any quotes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'classes-'))
  const [one, other] = [join(folder, 'a.tsx'), join(folder, 'b.ts')]
  writeFileSync(one, 'const a = cx(\'max-sm:p-2 [&>b]:grid\', isB && "flex", `w-1/2 ${c} m-1`)')
  writeFileSync(other, 'const either = ["hidden","block"]')
  const words = wordsOf([one, other])
  rmSync(folder, { recursive: true })
  for (const name of ['max-sm:p-2', '[&>b]:grid', 'flex', 'w-1/2', 'm-1', 'hidden']) expect(words).toContain(name)
})
