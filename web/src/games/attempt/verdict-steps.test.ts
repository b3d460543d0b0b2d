import { expect, it } from 'vitest'
import { suspenseUntil } from '../../show/timeline/beats.ts'
import type { AttemptView, Ruling } from './attempt.ts'
import { stepsOf, VERDICT_STEPS } from './verdict-steps.ts'

function after(ruling: Ruling): AttemptView {
  return {
    performers: ['Anna'],
    contenders: ['Anna'],
    said: {},
    voters: [],
    voted: [],
    isSecret: false,
    verdicts: null,
    crowns: null,
    split: null,
    ruling,
  }
}

it('[TIMELINE-6] there is suspense before a verdict, and none before a skip', () => {
  expect(suspenseUntil(stepsOf(after({ kind: 'judged', verdict: 'dodged' }), VERDICT_STEPS))).toBe(1300)
  const skipped = stepsOf(after({ kind: 'passed' }), VERDICT_STEPS)
  expect([suspenseUntil(skipped), skipped.find(([name]) => name === 'stamp')?.[1]]).toEqual([0, 0])
})
