import { expect, it } from 'vitest'
import { endOf } from '../../show/timeline/beats.ts'
import { hushOf } from '../../show/timeline/stories.ts'
import { DEAL } from './deal-story.ts'

it('[BEATS-6] two backs, one card, and in a hush the other, while nobody has waited long', () => {
  expect(DEAL.map(([name]) => name)).toEqual(['back', 'back', 'card', 'answer'])
  expect(hushOf([DEAL])).toBe(endOf(DEAL))
  expect(endOf(DEAL)).toBeLessThan(2500)
})
