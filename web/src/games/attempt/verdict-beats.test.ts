import { expect, it } from 'vitest'
import { hushOf } from '../../show/timeline/stories.ts'
import type { AttemptView, Ruling } from './attempt.ts'
import { beatsOf, VERDICT_BEATS } from './verdict-beats.ts'

function after(ruling: Ruling): AttemptView {
  return { performers: ['Anna'], contenders: ['Anna'], said: {}, voters: [], voted: [], ruling }
}

it('[BEATS-6] everybody holds their breath for a verdict, and nobody for a skip', () => {
  expect(hushOf([beatsOf(after({ kind: 'judged', verdict: 'dodged' }), VERDICT_BEATS)])).toBe(1300)
  const skipped = beatsOf(after({ kind: 'passed' }), VERDICT_BEATS)
  expect([hushOf([skipped]), skipped.find(([name]) => name === 'stamp')?.[1]]).toEqual([0, 0])
})
