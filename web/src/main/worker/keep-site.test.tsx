import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TrainNote } from '../../pages/setup/train-note.tsx'
import { keepSite } from './keep-site.ts'

/** A browser that could keep the site, as far as it is asked here; it never gets so far as to have kept it. */
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
])('[OFFLINE-2] where nothing can be kept (secure: %s) the setup says why', async (isSecureContext, words) => {
  Object.defineProperty(window, 'isSecureContext', { value: isSecureContext, configurable: true })
  await keepSite()
  render(<TrainNote />)
  expect(screen.getByRole('status').textContent).toContain(words)
})

test('[OFFLINE-2] where someone saves data nothing is fetched before they ask for it', async () => {
  const register = browserWith({ saveData: true })
  await keepSite()
  expect(register).not.toHaveBeenCalled()
  render(<TrainNote />)
  fireEvent.click(screen.getByRole('button', { name: /^Save for Offline/ }))
  expect(await screen.findByText(/Saving the games/)).toBeTruthy()
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
})

test('[OFFLINE-2] whoever stands in a lobby is left alone until they have gone on', async () => {
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
  '[OFFLINE-8] a worker that ended after %j is told as what it was, whether or not the browser says that it was there',
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
