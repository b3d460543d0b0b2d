import { expect, test } from 'vitest'
import { plainCondition } from './plain-conditions.ts'

test.each([
  ['(width < 40rem)', '(max-width: 39.999rem)'],
  ['(width >= 64rem) and (height>=32rem)', '(min-width: 64rem) and (min-height: 32rem)'],
  ['not (min-width: 64rem)', '(max-width: 63.999rem)'],
  ['(not (width >= 40rem)) and (not (max-height: 44rem))', '(max-width: 39.999rem) and (min-height: 44.001rem)'],
  [
    '(40rem<=width<64rem) and (height > 1px)',
    '(min-width: 40rem) and (max-width: 63.999rem) and (min-height: 1.001px)',
  ],
  ['(not (min-aspect-ratio: 3/2))', '(max-aspect-ratio: 1499/1000)'],
  ['(max-aspect-ratio: 3/2), (hover: hover)', '(max-aspect-ratio: 3/2), (hover: hover)'],
  ['not (any-pointer: coarse)', 'not all and (any-pointer: coarse)'],
  ['not all and (min-width: 40rem)', 'not all and (min-width: 40rem)'],
])('[ENGINE-7] asks for %s as %s', (condition, said) => {
  expect(plainCondition(condition)).toBe(said)
})
