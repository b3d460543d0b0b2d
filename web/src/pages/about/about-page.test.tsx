import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { fakeServer } from '../../lib/testing/fake-server.ts'
import { AboutPage } from './about-page.tsx'

afterEach(cleanup)

test("[BUILD-1] About shows the server's version and commit", async () => {
  const server = fakeServer()
  server.reset()
  const site = { origin: window.location.origin, email: null, address: [], socialLinks: [] }
  server.on('GET /api/site', { ...site, version: '1.2.3+0123456789ab' })
  render(<AboutPage />, { wrapper: MemoryRouter })
  expect(await screen.findByText('Highjinks 1.2.3+0123456789ab')).toBeTruthy()
})
