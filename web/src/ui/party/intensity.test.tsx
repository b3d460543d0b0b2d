import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { intensityLevel } from '../../lib/intensity-level.ts'
import { Intensity } from './intensity.tsx'

afterEach(cleanup)

test.each([
  [0, 1],
  [-3, 1],
  [1.4, 1],
  [2.5, 3],
  [5.4, 5],
  [99, 5],
  [undefined, 3],
  [null, 3],
  [Number.NaN, 3],
])('[PROTO-2] an intensity of %s shows as %s of 5', (given, level) => expect(intensityLevel(given)).toBe(level))

test('says its level in words', () => {
  render(<Intensity value={4.2} />)
  expect(screen.getByText('Intensity 4 of 5')).not.toBeNull()
})
