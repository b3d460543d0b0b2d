import { expect, it } from 'vitest'
import { fitToPhase } from '../../stage/beats/beats.ts'
import { hushOf } from '../../stage/beats/stories.ts'
import { CURTAIN_BEATS } from './curtain-story.ts'

it('[TABLE-ACT-6] the star in a hush, then the loudest, then how everybody stands, within the six seconds there are', () => {
  expect(CURTAIN_BEATS.map(([name]) => name)).toEqual(['stamp', 'loudest', 'gains'])
  expect(hushOf([CURTAIN_BEATS])).toBe(1400)
  expect(fitToPhase(CURTAIN_BEATS, 6000)).toBe(CURTAIN_BEATS)
})
