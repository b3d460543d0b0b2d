import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'

const server = fakeServer()
beforeEach(() => {
  vi.resetModules()
  server.reset()
})
afterEach(cleanup)

async function open() {
  const { ContactPage } = await import('./contact-page.tsx')
  render(<ContactPage />, { wrapper: MemoryRouter })
}

test('[STATIC-4] where else we can be reached is what the operator has said', async () => {
  server.on('GET /api/site', {
    origin: 'http://localhost:3000',
    email: 'us@play.example',
    address: ['Highjinks', 'Third Sofa'],
    socialLinks: ['https://www.social.example/highjinks'],
  })
  await open()
  expect((await screen.findByRole('link', { name: 'us@play.example' })).getAttribute('href')).toBe(
    'mailto:us@play.example',
  )
  expect(screen.getByText(/Third Sofa/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'social.example' })).toBeTruthy()
})

test('[STATIC-4] and what they have not said is not there', async () => {
  server.on('GET /api/site', { origin: 'http://localhost:3000', email: null, address: [], socialLinks: [] })
  await open()
  await screen.findByRole('button', { name: 'Send Message' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.querySelector('address')).toBeNull()
})
