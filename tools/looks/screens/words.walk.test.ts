import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contrastFaults } from '../access/contrast.ts'
import { openBrowser } from '../phone/browser.ts'
import { faultsOf } from './faults.ts'
import { wordsOn } from './words.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function open(body: string) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 500 } })
  await page.setContent(`<style>.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden }</style>
    <body style="margin: 0; font: 20px sans-serif; color: #000; background: #fff"><main data-tv>${body}</main>`)
  await page.evaluate('globalThis.__name = (named) => named')
  return page
}

const drawing = (scale: number, more = '') =>
  `<svg aria-hidden="true" viewBox="0 0 100 20" width="${100 * scale}"><text y="15" font-size="10" ${more}>drawn</text></svg>`

test.each([
  ['as they are written', '<p>plain</p>', [20]],
  ['kept from screen readers', '<p aria-hidden="true">silent</p>', [20]],
  ['zoomed', '<p style="zoom: 0.5">half</p>', [10]],
  ['scaled, twice', '<div style="transform: rotate(40deg) scale(0.5)"><p style="scale: 0.5">tiny</p></div>', [5]],
  ['narrowed, which makes them no smaller', '<p style="transform: scaleX(0.5)">narrow</p>', [20]],
  ['drawn twice as large', drawing(2), [20]],
  [
    'drawn in a part that is turned and zoomed',
    `<div style="zoom: 0.5; transform: rotate(9deg)">${drawing(4)}</div>`,
    [20],
  ],
  ['for ears only', '<p class="sr-only">heard</p>', []],
  ['a pictograph', '<p>🎉</p>', []],
  ['part of a drawing that says why', drawing(1, 'data-drawn="a brand"'), []],
])('words %s have the height they are painted at', async (_, body, heights) => {
  const page = await open(body)
  const words = await wordsOn(page, '[data-tv]')
  expect(words.map(({ px }) => Math.round(px * 10) / 10)).toEqual(heights)
  await page.close()
})

test('letters under 3% of a TV’s height are found, even drawn and silent ones', async () => {
  const page = await open(`<p aria-hidden="true" style="font-size: 14px">caption</p>${drawing(1.2)}${drawing(2)}`)
  expect(await faultsOf(page, false)).toEqual(['small letters, 14 px: caption | 12 px: drawn'])
  await page.close()
})

test('words too close to their background color are found, even if drawn, silent or identical to it; covered ones are not', async () => {
  const page = await open(`
    <p style="color: #bbb">pale</p><p aria-hidden="true" style="color: #ccc">silent</p>
    ${drawing(4, 'fill="#ccc"')} ${drawing(4, 'fill="#000"')}
    <p style="color: #fff">invisible</p><p>black</p>
    <div style="position: relative"><p style="color: #ddd">covered</p><p style="position: absolute; inset: 0; background: #000; color: #fff; margin: 0; z-index: 1">cover</p></div>`)
  const found = await contrastFaults(page)
  expect(found.map((fault) => fault.replace(/^contrast (?:\d|\.)+ of (?:\d|\.)+: /, ''))).toEqual([
    'pale',
    'silent',
    'drawn',
    'invisible',
  ])
  await page.close()
})

test.each([
  ['beside each other', '<p>one</p><p>another</p>', []],
  ['behind something transparent', '<p>seen</p><div style="position: fixed; inset: 0"></div>', []],
  ['below the picture', '<p style="margin-top: 490px">deep</p>', ['34 px too tall', 'off the TV: deep']],
  [
    'cut off',
    '<div style="overflow: hidden; height: 10px"><p style="margin: 0">half of it</p></div>',
    ['cut off: half of it'],
  ],
  [
    'too long for their card',
    '<div style="background: #ff0; width: 90px; white-space: nowrap"><p>far too long for it</p></div>',
    ['out of its card: far too long for it'],
  ],
  [
    'under something that nobody can press',
    '<p>covered</p><div class="lid" style="position: fixed; inset: 0; background: #000; pointer-events: none"></div>',
    ['under lid: covered'],
  ],
  [
    'under the tip of a hat, wherever it touches them',
    '<p style="margin: 0; width: fit-content">Bet on your phone</p><svg class="hat" width="20" height="40" style="position: absolute; left: 40px; top: 10px; z-index: 1"><path d="M10 0L20 40H0Z" fill="red" /></svg>',
    ['under hat: Bet on your phone'],
  ],
  [
    'beside a picture that runs off the top',
    '<p style="margin: 40px 0 0">seen</p><img src="data:," alt="" width="50" height="50" style="position: absolute; top: -20px; left: 300px">',
    ['off the TV: the picture data:,'],
  ],
  [
    'written over each other',
    '<p style="margin: 0">one</p><p style="margin: -20px 0 0">another</p>',
    ['over each other: one | another'],
  ],
])('on a TV, finds words that are %s', async (_, body, found) => {
  const page = await open(body)
  expect(await faultsOf(page, false)).toEqual(found.map(nearly))
  await page.close()
})

/** With another machine's fonts, the same words can be a few pixels taller or shorter. */
function nearly(fault: string): unknown {
  const [, px, rest] = /^(\d+)( px .*)$/.exec(fault) ?? []
  if (rest === undefined) return fault
  const near = [-3, -2, -1, 0, 1, 2, 3].map((more) => Number(px) + more)
  return expect.stringMatching(new RegExp(`^(?:${near.join('|')})${rest}$`))
}

test('a button half under a phone’s bar is found, even on a page that can scroll', async () => {
  const page = await open(`
    <div style="height: 370px"></div><button style="height: 40px">Settings</button><button style="height: 9px">Whole</button>
    <div style="height: 300px"></div>
    <div data-actions style="position: sticky; bottom: 0; height: 80px; background: #fff"><button>Start</button></div>`)
  await page.setViewportSize({ width: 360, height: 470 })
  await page.evaluate(() => document.querySelector('main')?.removeAttribute('data-tv'))
  expect((await faultsOf(page, true)).filter((fault) => fault.startsWith('cut'))).toEqual(['cut by the bar: Settings'])
  await page.close()
})
