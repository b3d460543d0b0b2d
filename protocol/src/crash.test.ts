import { expect, test } from 'vitest'
import { crash, framesOf, routeOf, withoutTexts } from './crash.ts'

test.each([
  ['/', '/'],
  ['/games/5', '/games/:id'],
  ['/join/BCDFGH', '/join/:id'],
  ['/how-to-play/', '/how-to-play'],
  ['/session/s0123456789/Ada%20was%20here', '/session/:id/:id'],
])('[CRASH-1] %s is told as %s', (pathname, route) => {
  expect(routeOf(pathname)).toBe(route)
  expect(crash.shape.route.safeParse(route).success).toBe(true)
})

test.each([
  [`Cannot read properties of undefined (reading 'seats')`, 'Cannot read properties of undefined (reading …)'],
  ["can't access property, x is undefined", "can't access property, x is undefined"],
  [`Unexpected token 'I', "I once ate" is not valid JSON`, 'Unexpected token …, … is not valid JSON'],
  ['400: {"message":"no', '…: {…:…'],
  ['ada@example.com at https://play.example/join/BCDFGH', '… at …'],
])('[CRASH-1] %s is told without texts', (message, told) => {
  expect(withoutTexts(message)).toBe(told)
})

const ORIGIN = 'https://play.example'
test.each([
  [
    'Chromium',
    `TypeError: "Ada's secret"
    at draw (${ORIGIN}/assets/a1b2.js:12:345)
    at async ${ORIGIN}/assets/c3.js:1:2
    at Array.map (<anonymous>)
    at chrome-extension://abc/x.js:1:2`,
  ],
  ['Firefox and Safari', `draw@${ORIGIN}/assets/a1b2.js:12:345\n@${ORIGIN}/assets/c3.js:1:2\n[native code]`],
])('[CRASH-1] a stack of %s is told as the frames of our own files', (_browser, stack) => {
  const frames = framesOf(stack, ORIGIN)
  expect(frames).toEqual(['draw /assets/a1b2.js:12:345', '/assets/c3.js:1:2'])
  expect(crash.shape.stack.safeParse(frames).success).toBe(true)
})

const good = { version: '0.1.0+abc', route: '/', message: 'x is undefined', stack: [] }
test.each([
  { version: 'the one of Ada' },
  { route: '/join/BCDFGH' },
  { stack: ['what Ada wrote'] },
  { stack: Array.from({ length: 13 }, () => '/a.js:1:2') },
  { message: 'x'.repeat(201) },
])('[CRASH-1] %j is refused', (wrong) => {
  expect(crash.safeParse(good).success).toBe(true)
  expect(crash.safeParse({ ...good, ...wrong }).success).toBe(false)
})
