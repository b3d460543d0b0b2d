import { expect, it } from 'vitest'
import { suspenseUntil } from '../../show/timeline/beats.ts'
import { fitToPhase } from '../../show/timeline/steps.ts'
import { curtainTimeline } from './timelines.ts'

it('[TABLE-ACT-6] the star in suspense, then the standings, within the six seconds there are', () => {
  const steps = curtainTimeline(1)
  expect(steps.map(([name]) => name)).toEqual(['stamp', 'walk', 'own', 'gains'])
  expect(suspenseUntil(steps)).toBe(1400)
  expect(fitToPhase(steps, 6000)).toBe(steps)
})
