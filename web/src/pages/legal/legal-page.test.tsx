import { RETENTION } from '@highjinks/protocol'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { DisclaimerPage } from './disclaimer-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { TermsPage } from './terms-page.tsx'

afterEach(cleanup)

test.each([
  [TermsPage, 'Terms of Service', 7],
  [PrivacyPage, 'Privacy & Cookies', 7],
  [DisclaimerPage, 'Legal Disclaimer', 5],
])('[STATIC-1] %o says that the product is a parody', (Legal, title, sections) => {
  const { container } = render(
    <MemoryRouter>
      <Legal />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(sections)
  expect(container.textContent).toMatch(/parody, made for entertainment/)
  expect(container.textContent).toContain('Last updated May 20, 2025')
  expect(document.title).toBe(`${title} · Highjinks`)
})

test('[RETAIN-2] the privacy page lists how long each record is kept, as the servers delete it', () => {
  render(
    <MemoryRouter>
      <PrivacyPage />
    </MemoryRouter>,
  )
  for (const { what, howLong } of Object.values(RETENTION))
    expect(screen.getByText(what).nextElementSibling?.textContent).toBe(howLong)
})
