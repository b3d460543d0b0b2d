import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { type Frame, shootSheet } from './sheet.ts'

/** A smaller difference is a clock, or a port number. */
const SAME = 0.004
const PAIRS_A_SHEET = 8
const WIDTH = 640

/** Puts before and after side by side for all pictures that look different now, and returns how many there are. */
export async function compareFolders(browser: Browser, before: string, after: string): Promise<number> {
  const names = readdirSync(after).filter((name) => name.endsWith('.png') && existsSync(join(before, name)))
  const page = await browser.newPage()
  // tsx names functions with a helper that pages don't have.
  await page.evaluate('globalThis.__name = (named) => named')
  const pairs: (readonly Frame[])[] = []
  for (const name of names) {
    const [was, is] = [imageIn(before, name), imageIn(after, name)]
    const share = was === is ? 0 : await differenceOf(page, was, is)
    if (share < SAME) continue
    const percent = `${Math.round(share * 100)} %`
    pairs.push([
      { image: was, caption: `before · ${name}` },
      { image: is, caption: `after · ${percent}` },
    ])
  }
  await page.close()
  for (let at = 0; at < pairs.length; at += PAIRS_A_SHEET) {
    const title = `${before} and ${after}, ${at + 1} to ${Math.min(pairs.length, at + PAIRS_A_SHEET)} of ${pairs.length}`
    const path = join(after, 'compared', `${String(at / PAIRS_A_SHEET + 1).padStart(2, '0')}.png`)
    await shootSheet(browser, path, pairs.slice(at, at + PAIRS_A_SHEET).flat(), { title, columns: 4, width: WIDTH })
  }
  return pairs.length
}

function imageIn(folder: string, name: string): string {
  return `data:image/png;base64,${readFileSync(join(folder, name)).toString('base64')}`
}

/** Returns the share of pixels with another color. */
function differenceOf(page: Page, was: string, is: string): Promise<number> {
  return page.evaluate(
    async (images) => {
      const [before, after] = await Promise.all(
        images.map(async (source) => {
          const image = new Image()
          image.src = source
          await image.decode()
          const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
          const paper = canvas.getContext('2d', { willReadFrequently: true })
          paper?.drawImage(image, 0, 0)
          return paper?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
        }),
      )
      if (!before || !after || before.length !== after.length) return 1
      const isOther = (at: number) =>
        [0, 1, 2].some((part) => Math.abs(Number(before[at + part]) - Number(after[at + part])) > 24)
      let others = 0
      for (let at = 0; at < before.length; at += 4) if (isOther(at)) others++
      return others / (before.length / 4)
    },
    [was, is],
  )
}
