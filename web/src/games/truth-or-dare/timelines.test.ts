import { expect, it } from 'vitest'
import { suspenseUntil } from '../../show/timeline/beats.ts'
import { endOf } from '../../show/timeline/steps.ts'
import { DEAL } from './timelines.ts'

it('[TIMELINE-6] two backs, one card, and after a moment of suspense the other, without a long wait', () => {
  expect(DEAL.map(([name]) => name)).toEqual(['back', 'back', 'card', 'answer'])
  expect(suspenseUntil(DEAL)).toBe(endOf(DEAL))
  expect(endOf(DEAL)).toBeLessThan(2500)
})
