import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TrainNote } from '../../pages/setup/train-note.tsx'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { keepSite } from './keep-site.ts'

/** A browser that could cache the site, as far as these tests go; it never finishes caching. */
function browserWith({ saveData, installing = null }: { readonly saveData: boolean; readonly installing?: unknown }) {
  const register = vi.fn(async () => Object.assign(new EventTarget(), { active: null, waiting: null, installing }))
  const serviceWorker = { getRegistration: async () => undefined, register, ready: new Promise(() => undefined) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
  return register
}

afterEach(() => {
  cleanup()
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(window, 'isSecureContext')
  window.history.replaceState(null, '', '/')
})

test.each([
  [false, 'this page uses plain http'],
  [true, 'This browser can’t save games for offline'],
])('[OFFLINE-2] where caching is impossible (secure: %s), the setup says why', async (isSecureContext, words) => {
  Object.defineProperty(window, 'isSecureContext', { value: isSecureContext, configurable: true })
  await keepSite()
  render(<TrainNote />)
  expect(linesIn().join(' ')).toContain(words)
})

test('[OFFLINE-2] in data saver mode, nothing loads until the user asks for it', async () => {
  const register = browserWith({ saveData: true })
  await keepSite()
  expect(register).not.toHaveBeenCalled()
  render(<TrainNote />)
  fireEvent.click(screen.getByRole('button', { name: /^Save for Offline/ }))
  expect(await screen.findByText(/Saving the games/)).toBeTruthy()
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
})

test('[OFFLINE-2] leaves users in a lobby alone until they have moved on', async () => {
  vi.useFakeTimers()
  const register = browserWith({ saveData: false })
  window.history.replaceState(null, '', '/multiplayer/sabc')
  const kept = keepSite()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register).not.toHaveBeenCalled()
  window.history.replaceState(null, '', '/play/sabc')
  await vi.advanceTimersByTimeAsync(10_000)
  await kept
  vi.useRealTimers()
  await waitFor(() => expect(register).toHaveBeenCalledOnce())
})

test.each([
  [['redundant'], 'Not ready for offline yet'],
  [['installed', 'activating', 'redundant'], 'This browser can’t save games for offline'],
])(
  '[OFFLINE-8] reports a worker that ended after %j as what it was, whether or not the browser announced it',
  async (states, words) => {
    const installing = Object.assign(new EventTarget(), { state: 'installing' })
    browserWith({ saveData: false, installing })
    vi.stubGlobal('caches', { match: async () => undefined })
    await keepSite()
    render(<TrainNote />)
    for (const state of states) {
      Object.assign(installing, { state })
      installing.dispatchEvent(new Event('statechange'))
    }
    expect(await screen.findByText(new RegExp(words))).toBeTruthy()
    vi.unstubAllGlobals()
  },
)
