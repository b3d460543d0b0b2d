import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Opening } from './opening.tsx'

afterEach(cleanup)

it('names the room it looks for, and tells screen readers what is going on', () => {
  const { rerender } = render(<Opening label="Looking up game..." code="BCDFGH" />)
  expect(screen.getByText('BCDFGH')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Looking up game...')
  rerender(<Opening label="Looking up game..." />)
  expect(screen.queryByText('BCDFGH')).toBeNull()
  expect(screen.getByRole('img', { name: 'Highjinks' })).toBeTruthy()
})
