import { describe, expect, it } from 'vitest'
import { closingLine, tallyOf } from './tally.ts'

describe('the closing line', () => {
  it('adds up what the runners counted', () => {
    const unit = tallyOf({ numPassedTests: 10, numFailedTests: 0, numPendingTests: 2 }, true)
    const phones = tallyOf({ stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 0 } }, false)
    expect(closingLine([unit, phones], false)).toEqual({ failed: 1, line: '14 passed, 1 failed' })
  })

  it('counts a skip as a failure where nothing may be skipped', () => {
    expect(closingLine([{ passed: 1, failed: 0, skipped: 2 }], true)).toEqual({ failed: 2, line: '1 passed, 2 failed' })
  })

  it('counts a runner that broke before its first test', () => {
    expect(tallyOf({}, false).failed).toBe(1)
    expect(tallyOf({ numPassedTests: 5, numFailedTests: 0 }, false).failed).toBe(1)
  })
})
