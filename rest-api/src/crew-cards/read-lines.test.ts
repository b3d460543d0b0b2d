import { createAllowance } from '@highjinks/platform/testing'
import { CREW_CARDS_MOST } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

/** The longest box that the border lets in. */
const BOX = 12_000
const START = 'Sing a love song to '
/** Made once: it's slow to make. */
const allowance = await createAllowance(60_000)
const ordinary = Array.from({ length: CREW_CARDS_MOST }, (_, i) => `${START}goose number ${i}`).join('\n')

test.each([
  ['ordinary cards', ordinary],
  ['stacked marks', `${START}${'g\u0301\u0302\u0303'.repeat(20)}`],
  ['families of emoji', `${START}${'👩‍👩‍👧‍👦'.repeat(4)}`],
  ['separated letters', `${START}${'f.u_c-k '.repeat(9)}`],
  ['look-alike letters', `${START}${'ƒüçḱ'.repeat(19)}`],
  ['one long line', 'f u '.repeat(BOX)],
  ['no letters', '.'.repeat(90)],
  ['nothing but breaks', '\u2028'],
])('[CREW-53] a box of %s costs a bounded time, and no more than 200 of its lines are read', async (_, line) => {
  const box = `${line}\n`.repeat(Math.ceil(BOX / line.length)).slice(0, BOX)
  const { cards, refused } = await readLines(box, [], CREW_CARDS_MOST)
  expect(cards.length + refused.length).toBeLessThanOrEqual(CREW_CARDS_MOST)
  expect(await allowance.covers(() => readLines(box, [], CREW_CARDS_MOST))).toBe(true)
})

test('[CREW-53] others get their turn while a box is read', async () => {
  let turns = 0
  let isRead = false
  const count = () => {
    turns += 1
    if (!isRead) setImmediate(count)
  }
  setImmediate(count)
  await readLines(ordinary, [], CREW_CARDS_MOST)
  isRead = true
  expect(turns).toBeGreaterThan(10)
})
