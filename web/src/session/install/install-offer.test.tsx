import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InstallOffer } from './install-offer.tsx'

const offer = () => screen.queryByRole('region', { name: 'Install Highjinks' })

/** Announces the install prompt as a browser does. */
function couldInstall() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }))
  document.documentElement.installing = Object.assign(new Event('beforeinstallprompt'), { prompt })
  return prompt
}

/** Makes the same screen another kind of device. */
function isA(device: string) {
  Object.defineProperty(navigator, 'userAgent', { value: device, configurable: true })
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
}

let wasA = ''
beforeEach(() => {
  localStorage.clear()
  wasA = navigator.userAgent
})
afterEach(() => {
  cleanup()
  isA(wasA)
  delete document.documentElement.installing
})

test('[INSTALL-1] offers the install once where the browser can, and takes no for an answer for good', async () => {
  couldInstall()
  const { unmount } = render(<InstallOffer />)
  ;(await screen.findByRole('button', { name: 'No Thanks' })).click()
  unmount()
  render(<InstallOffer />)
  expect(offer()).toBeNull()
})

test("[INSTALL-1] a yes opens the browser's own question, and we don't ask again", async () => {
  const prompt = couldInstall()
  const { unmount } = render(<InstallOffer />)
  ;(await screen.findByRole('button', { name: 'Install' })).click()
  expect(prompt).toHaveBeenCalledOnce()
  unmount()
  render(<InstallOffer />)
  expect(offer()).toBeNull()
})

test("[INSTALL-2] on an iPhone, which has no prompt, three pictures explain it; elsewhere there's no offer", async () => {
  const { unmount } = render(<InstallOffer />)
  expect(offer()).toBeNull()
  unmount()
  isA('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
  render(<InstallOffer />)
  ;(await screen.findByRole('button', { name: 'Show Me How' })).click()
  expect(await screen.findByText('Add to Home Screen')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})
