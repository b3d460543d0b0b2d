import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { linesIn } from '../ui/announcer/testing/lines.ts'
import { RoomLoading } from './room-loading.tsx'

afterEach(cleanup)

it('names the room it looks for, and tells screen readers what is going on', () => {
  const { rerender } = render(<RoomLoading label="Looking up game..." code="BCDFGH" />)
  expect(screen.getByText('BCDFGH')).toBeTruthy()
  expect(linesIn()).toContain('Looking up game...')
  rerender(<RoomLoading label="Looking up game..." />)
  expect(screen.queryByText('BCDFGH')).toBeNull()
  expect(screen.getByRole('img', { name: 'Highjinks' })).toBeTruthy()
})
