import { cleanup, render } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, expect, test } from 'vitest'
import { QrDrawing } from './qr-drawing.tsx'

afterEach(cleanup)

/** Returns the squares that one of our paths covers. */
function squaresOf(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    for (let i = 0; i < Number(width); i++) (rows[Number(y)] ?? [])[Number(x) + i] = true
  return rows
}

test('a QR code has every square where a camera looks for it, a light margin, and a name', () => {
  const value = 'http://192.168.1.7:3000/join/BCDF23'
  const { container, getByRole } = render(<QrDrawing value={value} title="Scan to join" />)
  const { size, data } = encode(value, { border: 3, boostEcc: true })
  expect(getByRole('img', { name: 'Scan to join' }).getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`)
  const drawn = squaresOf(container.querySelector('path')?.getAttribute('d') ?? '', size)
  expect(drawn).toEqual(data)
  expect(drawn.slice(0, 3).flat().concat(drawn.slice(-3).flat())).not.toContain(true)
})
