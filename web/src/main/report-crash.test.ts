import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../lib/testing/fake-server.ts'

const server = fakeServer()
const CALL = 'POST /api/crashes'
beforeEach(() => {
  vi.resetModules()
  server.reset()
  server.on(CALL, null)
  window.history.replaceState(null, '', '/join/BCDFGH')
})

/** Builds a fault as a browser throws it in one of our own files. */
function faultIn(file: string, message = `reading 'what Ada wrote'`, name = 'draw'): TypeError {
  const fault = new TypeError(message)
  fault.stack = `TypeError: ${message}\n    at ${name} (${file}:12:34)`
  return fault
}
const ours = `${window.location.origin}/assets/a1b2.js`

test("[CRASH-1] reports a fault in our own files once, without anyone's words and without the code", async () => {
  const { reportCrash } = await import('./report-crash.ts')
  await reportCrash(faultIn(ours))
  await reportCrash(faultIn(ours))
  expect(server.sentTo(CALL)).toEqual([
    { version: 'unknown', route: '/join/:id', message: 'TypeError: reading …', stack: ['draw /assets/a1b2.js:12:34'] },
  ])
})

test("[CRASH-1] doesn't report other programs' faults, missing chunks or refusals, and only the start of a flood", async () => {
  const { reportCrash } = await import('./report-crash.ts')
  const { NoAnswer } = await import('../lib/call-failed.ts')
  await reportCrash(faultIn('chrome-extension://abc/x.js'))
  await reportCrash(faultIn(ours, 'Failed to fetch dynamically imported module'))
  await reportCrash(new NoAnswer('no-network'))
  await reportCrash('just a word')
  expect(server.sentTo(CALL)).toEqual([])
  for (let i = 0; i < 9; i++) await reportCrash(faultIn(ours, 'x', `draw${i}`))
  expect(server.sentTo(CALL)).toHaveLength(5)
})

test('[CRASH-1] reports faults that no page catches, and those that a page shows', async () => {
  const { watchCrashes, tellOfCrash } = await import('./watch-crashes.ts')
  watchCrashes(window)
  window.dispatchEvent(new ErrorEvent('error', { error: faultIn(ours, 'one') }))
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: faultIn(ours, 'two') })
  window.dispatchEvent(rejected)
  tellOfCrash(faultIn(ours, 'three'))
  await vi.waitFor(() => expect(server.sentTo(CALL)).toHaveLength(3), 60_000)
})
