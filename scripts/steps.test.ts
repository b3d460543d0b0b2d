import { afterEach, describe, expect, it, vi } from 'vitest'
import { countOf, runLanes, slowestOf, sumUp } from './steps.ts'

afterEach(() => vi.restoreAllMocks())

const say = () => vi.spyOn(console, 'log').mockReturnValue()

describe('what a runner counted', () => {
  it('is read in the words of vitest and of Playwright', () => {
    const unit = { numPassedTests: 10, numFailedTests: 0, numPendingTests: 2 }
    expect(countOf(unit, true)).toEqual({ passed: 10, failed: 0, skipped: 2 })
    const phones = { stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 0 } }
    expect(countOf(phones, false)).toEqual({ passed: 4, failed: 1, skipped: 0 })
  })

  it('is a failure when it broke before its first test', () => {
    expect(countOf({}, false).failed).toBe(1)
    expect(countOf({ numPassedTests: 5, numFailedTests: 0 }, false).failed).toBe(1)
  })
})

it('the slowest files come from vitest’s and Playwright’s reports', () => {
  const unit = {
    testResults: [
      { name: 'games/quick.test.ts', startTime: 1000, endTime: 1200 },
      { name: 'games/slow.test.ts', startTime: 1000, endTime: 13_340 },
    ],
  }
  expect(slowestOf(unit, 1)).toEqual(['  12.3 s  games/slow.test.ts'])
  const spec = (file: string, ...took: number[]) => ({
    file,
    tests: [{ results: took.map((duration) => ({ duration })) }],
  })
  const phones = {
    suites: [{ specs: [spec('axe.spec.ts', 2000, 3000)], suites: [{ specs: [spec('doors.spec.ts', 100)] }] }],
  }
  expect(slowestOf(phones, 5)).toEqual(['   5.0 s  axe.spec.ts', '   0.1 s  doors.spec.ts'])
  expect([slowestOf({}, 5), slowestOf(phones, 0)]).toEqual([[], []])
})

describe('the steps of a command', () => {
  it('run on when one fails, show what it said, and end with a count', async () => {
    const said = say()
    const broken = { name: 'broken', args: ['-e', 'console.log("why"); process.exit(3)'] }
    const whole = { name: 'whole', args: ['-e', 'console.log("all is well")'] }
    expect(sumUp(await runLanes([broken, whole]))).toBe(1)
    const lines = said.mock.calls.map(([line]) => String(line).trim())
    expect(lines).toEqual([
      expect.stringMatching(/^✗ broken/),
      'why',
      expect.stringMatching(/^✓ whole .* all is well$/),
      'Failed: broken',
      '1 passed, 1 failed',
    ])
  })

  it('say aloud what was left out, which is a failure where nothing may be', () => {
    const said = say()
    const outcomes = [
      { name: 'lint', passed: 1, failed: 0, skipped: 0 },
      { name: 'mongo', passed: 0, failed: 0, skipped: 1, note: 'there is none' },
    ]
    expect([sumUp(outcomes), sumUp(outcomes, { isStrict: true })]).toEqual([0, 1])
    expect(said).toHaveBeenCalledWith('SKIPPED in mongo: there is none')
    expect(said).toHaveBeenCalledWith('1 passed, 0 failed')
    expect(said).toHaveBeenLastCalledWith('1 passed, 1 failed')
  })
})
