import { createAllowance } from '@highjinks/platform/testing'
import { CREW_CARDS_MOST, CREW_MOST, NAME_MAX } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

/** The longest box that the border lets in. */
const BOX = 12_000
const START = 'Sing a love song to '
/** Made once: it's slow to make. */
const allowance = await createAllowance(60_000)
const DECK = {
  before: [],
  room: CREW_CARDS_MOST,
  // As many members as a crew has, with the longest names
  names: Array.from({ length: CREW_MOST }, (_, i) => `${String.fromCodePoint(0x61 + i)} `.repeat(NAME_MAX / 2)),
}
const ordinary = Array.from({ length: CREW_CARDS_MOST }, (_, i) => `${START}goose number ${i}`).join('\n')

test.each([
  ['ordinary cards', ordinary],
  ['stacked marks', `${START}${'g\u0301\u0302\u0303'.repeat(20)}`],
  ['families of emoji', `${START}${'👩‍👩‍👧‍👦'.repeat(4)}`],
  ['separated letters', `${START}${'f.u_c-k '.repeat(9)}`],
  ['look-alike letters', `${START}${'ƒüçḱ'.repeat(19)}`],
  ['calls to violence', `Never have I ever ${'kill all the '.repeat(6)}`],
  ['poison', `Never have I ever ${'drink a '.repeat(9)}`],
  ['half addresses', `${START}${'a@a.'.repeat(19)}`],
  ['half phone numbers', `${START}${'1 - '.repeat(19)}`],
  ['one-letter words', `${START}${'a b '.repeat(19)}`],
  ['one long line', 'f u '.repeat(BOX)],
  ['no letters', '.'.repeat(90)],
  ['nothing but breaks', '\u2028'],
])('[CREW-53] a box of %s costs a bounded time, and no more than 200 of its lines are read', async (_, line) => {
  const box = `${line}\n`.repeat(Math.ceil(BOX / line.length)).slice(0, BOX)
  const { cards, refused } = await readLines(box, DECK)
  expect(cards.length + refused.length).toBeLessThanOrEqual(CREW_CARDS_MOST)
  expect(await allowance.covers(() => readLines(box, DECK))).toBe(true)
})

test('[CREW-53] others get their turn while a box is read', async () => {
  let turns = 0
  let isRead = false
  const count = () => {
    turns += 1
    if (!isRead) setImmediate(count)
  }
  setImmediate(count)
  await readLines(ordinary, DECK)
  isRead = true
  expect(turns).toBeGreaterThan(10)
})
