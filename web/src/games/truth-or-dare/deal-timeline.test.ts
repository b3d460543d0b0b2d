import { expect, it } from 'vitest'
import { endOf } from '../../show/timeline/steps.ts'
import { hushOf } from '../../show/timeline/timelines.ts'
import { DEAL } from './deal-timeline.ts'

it('[TIMELINE-6] two backs, one card, and in a hush the other, while nobody has waited long', () => {
  expect(DEAL.map(([name]) => name)).toEqual(['back', 'back', 'card', 'answer'])
  expect(hushOf([DEAL])).toBe(endOf(DEAL))
  expect(endOf(DEAL)).toBeLessThan(2500)
})
