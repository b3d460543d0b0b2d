import { expect, it } from 'vitest'
import { fitToPhase } from '../../stage/beats/beats.ts'
import { hushOf } from '../../stage/beats/stories.ts'
import { CURTAIN_BEATS } from './curtain-story.ts'
import { ownPrize } from './prizes.ts'

it('[TABLE-ACT-6] the star in a hush, then the loudest, then how everybody stands, within the six seconds there are', () => {
  expect(CURTAIN_BEATS.map(([name]) => name)).toEqual(['stamp', 'loudest', 'gains'])
  expect(hushOf([CURTAIN_BEATS])).toBe(1400)
  expect(fitToPhase(CURTAIN_BEATS, 6000)).toBe(CURTAIN_BEATS)
})

it('[TABLE-OWN-1] tells whoever was both what it was for, in one sentence', () => {
  const curtain = { best: ['Anna'], loudest: ['Anna', 'Bert'] }
  expect(ownPrize(curtain, 'Anna')).toBe('300 for the best run and 300 for the loudest applause.')
  expect(ownPrize(curtain, 'Bert')).toBe('For the loudest applause.')
})
