import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a port is given once, and is none of those that calls out are made from', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort))
  expect(new Set(ports).size).toBe(ports.length)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})
