import { expect, it } from 'vitest'
import { fitToPhase } from '../../show/timeline/steps.ts'
import { suspenseUntil } from '../../show/timeline/timelines.ts'
import { curtainTimeline } from './curtain-timeline.ts'
import { ownPrize } from './prizes.ts'

it('[TABLE-ACT-6] the star after a moment of suspense, then the loudest, then how everybody stands, within the six seconds there are', () => {
  const steps = curtainTimeline(1)
  expect(steps.map(([name]) => name)).toEqual(['stamp', 'walk', 'loudest', 'gains'])
  expect(suspenseUntil([steps])).toBe(1400)
  expect(fitToPhase(steps, 6000)).toBe(steps)
})

it('[TABLE-OWN-1] tells whoever was both what it was for, in one sentence', () => {
  const curtain = { best: ['Anna'], loudest: ['Anna', 'Bert'] }
  expect(ownPrize(curtain, 'Anna')).toBe('300 for the best run and 300 for the loudest applause.')
  expect(ownPrize(curtain, 'Bert')).toBe('For the loudest applause.')
})
