import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { networkAt } from './networks.ts'

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

test('[STATIC-4] shows the other contacts that the operator has set', async () => {
  server.on('GET /api/site', {
    origin: 'http://localhost:3000',
    email: 'us@play.example',
    address: ['Highjinks', 'Third Sofa'],
    socialLinks: ['https://www.instagram.com/highjinks', 'https://social.example/@highjinks'],
  })
  await open()
  expect((await screen.findByRole('link', { name: 'us@play.example' })).getAttribute('href')).toBe(
    'mailto:us@play.example',
  )
  expect(screen.getByText(/Third Sofa/)).toBeTruthy()
  const instagram = screen.getByRole('link', { name: 'Instagram' })
  expect(instagram.getAttribute('href')).toBe('https://www.instagram.com/highjinks')
  expect(instagram.querySelector('svg path')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'social.example' }).querySelector('svg')).toBeNull()
  expect(screen.queryByText(/has not set/)).toBeNull()
})

test('[STATIC-4] shows placeholders below the form for missing ones, without links', async () => {
  server.on('GET /api/site', { origin: 'http://localhost:3000', email: null, address: [], socialLinks: [] })
  await open()
  expect(await screen.findByText('hello@highjinks.example')).toBeTruthy()
  expect(screen.getByText(/420 Giggle Street/)).toBeTruthy()
  for (const name of ['Instagram', 'Facebook', 'X', 'YouTube']) expect(screen.getByText(name)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  const form = screen.getByRole('form', { name: 'Contact Us' })
  const house = screen.getByText('hello@highjinks.example')
  expect(form.compareDocumentPosition(house) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('[STATIC-4] only missing contacts are placeholders', async () => {
  const address = ['Highjinks', 'Third Sofa']
  server.on('GET /api/site', {
    origin: 'http://localhost:3000',
    email: null,
    address,
    socialLinks: ['https://x.com/hj'],
  })
  await open()
  expect(await screen.findByText('hello@highjinks.example')).toBeTruthy()
  expect(screen.queryByText(/420 Giggle Street/)).toBeNull()
  expect(screen.getByRole('link', { name: 'X' })).toBeTruthy()
})

test('[STATIC-4] recognizes a network by its host and subdomains, and by nothing that only looks like it', () => {
  expect(networkAt('https://m.facebook.com/hj')?.name).toBe('Facebook')
  expect(networkAt('https://notx.com/hj')).toBeNull()
  expect(networkAt('https://x.com.evil.example/hj')).toBeNull()
})
