import { rulesInBrief } from '@highjinks/games/rules-in-brief'
import { expect, test } from 'vitest'
import { GUIDE } from './guide.ts'

test.each(GUIDE.map(({ slug }) => slug))('[STATIC-6] explains %s in its own three lines', (slug) => {
  expect(rulesInBrief(slug)).toHaveLength(3)
})
