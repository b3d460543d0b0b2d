import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InstallOffer } from './install-offer.tsx'

const offer = () => screen.queryByRole('region', { name: 'Install Highjinks' })

/** As a browser lays it there that could install us. */
function couldInstall() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }))
  document.documentElement.installing = Object.assign(new Event('beforeinstallprompt'), { prompt })
  return prompt
}

/** The same screen as a browser of another make tells of it. */
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

test('[INSTALL-1] a browser that could install us offers it once, and a no is a no for good', async () => {
  couldInstall()
  const { unmount } = render(<InstallOffer />)
  ;(await screen.findByRole('button', { name: 'No Thanks' })).click()
  unmount()
  render(<InstallOffer />)
  expect(offer()).toBeNull()
})

test('[INSTALL-1] whoever wants it is asked by the browser itself, and by us not again', async () => {
  const prompt = couldInstall()
  const { unmount } = render(<InstallOffer />)
  ;(await screen.findByRole('button', { name: 'Install' })).click()
  expect(prompt).toHaveBeenCalledOnce()
  unmount()
  render(<InstallOffer />)
  expect(offer()).toBeNull()
})

test('[INSTALL-2] on an iPhone, where nobody may ask, three pictures say how; elsewhere nothing is offered', async () => {
  const { unmount } = render(<InstallOffer />)
  expect(offer()).toBeNull()
  unmount()
  isA('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
  render(<InstallOffer />)
  ;(await screen.findByRole('button', { name: 'Show Me How' })).click()
  expect(await screen.findByText('Add to Home Screen')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})
