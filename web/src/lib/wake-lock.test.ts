import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAwake } from './wake-lock.ts'

const release = vi.fn(() => Promise.resolve())
const request = vi.fn(() => Promise.resolve({ release }))
const play = vi.fn<() => Promise<void>>()
const track = { stop: vi.fn() }
class FakeStream {
  getTracks = () => [track]
}
const video = () => document.querySelector('video')
const withLock = () => vi.stubGlobal('navigator', { wakeLock: { request } })
const withoutLock = () => vi.stubGlobal('navigator', {})

beforeEach(() => {
  vi.clearAllMocks()
  play.mockResolvedValue()
  vi.stubGlobal('MediaStream', FakeStream)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(true)
  const pen = { fillRect: vi.fn(), fillStyle: '' }
  // The test only needs the calls that draw.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  Object.assign(HTMLCanvasElement.prototype, { captureStream: () => new FakeStream() })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream')
})

test('[AWAKE-1] takes a wake lock if the browser has one, takes it again when the page is back, and plays no video', async () => {
  withLock()
  const sleep = keepAwake()
  await Promise.resolve()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2), 60_000)
  expect(video()).toBeNull()
  sleep()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
  expect(release).toHaveBeenCalled()
})

test('[AWAKE-2] without wake locks, plays a silent video that no one sees, hears or finds, and fetches nothing for it', () => {
  withoutLock()
  const sleep = keepAwake()
  expect(play).toHaveBeenCalledTimes(1)
  expect(video()).toMatchObject({ muted: true, src: '', tabIndex: -1 })
  expect(video()?.getAttribute('aria-hidden')).toBe('true')
  expect(video()?.style).toMatchObject({ opacity: '0', pointerEvents: 'none' })
  sleep()
  expect(video()).toBeNull()
  expect(track.stop).toHaveBeenCalled()
})

test("[AWAKE-2] if it can't play before a tap, starts it on the first tap and on the way back to the page", () => {
  withoutLock()
  play.mockRejectedValue(new DOMException('not yet', 'NotAllowedError'))
  const sleep = keepAwake()
  document.body.click()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(play).toHaveBeenCalledTimes(3)
  sleep()
  document.body.click()
  expect(play).toHaveBeenCalledTimes(3)
})

test('[AWAKE-2] without drawn videos, the screen sleeps as usual', () => {
  withoutLock()
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream')
  keepAwake()()
  expect([video(), play.mock.calls]).toEqual([null, []])
})
