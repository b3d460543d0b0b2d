import { expect, test } from 'vitest'
import { namesFile } from './addresses.ts'

test.each([
  ['/', false],
  ['/games', false],
  ['/play/sAbC-123', false],
  ['/v1.2/games', false],
  ['/some.thing/', false],
  ['/game/3.5', true],
  ['/some.thing', true],
  ['/.hidden', true],
  ['some.thing', true],
])('[PROTO-18] %s names a file: %s', (pathname, expected) => {
  expect(namesFile(pathname)).toBe(expected)
})
