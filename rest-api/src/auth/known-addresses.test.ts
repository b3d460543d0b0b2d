import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMarks } from './known-addresses.ts'

const [ours, theirs] = [
  createMarks('a secret of the tests, 32 bytes and more'),
  createMarks('another of thirty-two bytes and more'),
]

test('[AUTH-17] what is kept of an address is the same again, another for every account, and nothing without the key', () => {
  expect(ours('ada', '1.2.3.4')).toBe(ours('ada', '1.2.3.4'))
  const others = [ours('bob', '1.2.3.4'), ours('ada', '1.2.3.5'), theirs('ada', '1.2.3.4')]
  expect(others).not.toContain(ours('ada', '1.2.3.4'))
  expect(createHash('sha256').update('ada 1.2.3.4').digest('base64url')).not.toBe(ours('ada', '1.2.3.4'))
})
