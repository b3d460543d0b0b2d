import { describe, expect, it } from 'vitest'
import { readAudit } from './audit.ts'
import { entryScripts } from './size.ts'
import { closingLine, playwrightTally, vitestTally } from './tally.ts'

describe('the closing line', () => {
  it('adds up what the runners counted', () => {
    const unit = vitestTally({ numPassedTests: 10, numFailedTests: 0, numPendingTests: 2 }, true)
    const phones = playwrightTally({ stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 0 } }, false)
    expect(closingLine([unit, phones], false)).toEqual({ failed: 1, line: '14 passed, 1 failed' })
  })

  it('counts a skip as a failure where nothing may be skipped', () => {
    expect(closingLine([{ passed: 1, failed: 0, skipped: 2 }], true)).toEqual({ failed: 2, line: '1 passed, 2 failed' })
  })

  it('counts a runner that broke before its first test', () => {
    expect(vitestTally(null, false).failed).toBe(1)
    expect(vitestTally({ numPassedTests: 5, numFailedTests: 0 }, false).failed).toBe(1)
    expect(playwrightTally(null, false).failed).toBe(1)
  })
})

describe('the entry of the client', () => {
  it('is its module script and what that preloads', () => {
    const html = `<link rel="preload" as="font" href="/a.woff2"><script type="module" crossorigin src="/assets/index-1.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/react-2.js"><link rel="stylesheet" href="/assets/a.css">`
    expect(entryScripts(html)).toEqual(['/assets/index-1.js', '/assets/react-2.js'])
  })
})

describe('the audit', () => {
  it('is read among warnings, and an answer that is none is none', () => {
    expect(readAudit('npm warn x\n{"metadata":{}}\n')).toEqual({ metadata: {} })
    expect(readAudit('npm error 404 Not Found')).toEqual({})
  })
})
