import type { Page } from '@playwright/test'
import { type Words, wordsOn } from '../screens/words.ts'

/** The share of pixels behind a text that may be an outline, a star or smoke. */
const STRAY = 0.12

/**
 * Finds words that stand out too little from what is painted behind them, measured in pixels. axe can't tell where
 * pictures and gradients are behind a text, and skips text that is drawn or hidden from screen readers.
 */
export async function contrastFaults(page: Page): Promise<readonly string[]> {
  const words = (await wordsOn(page, 'body')).filter(({ isOn }) => isOn)
  const inked = await pictureOf(page)
  const bare = await page.addStyleTag({
    content: `*, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important;
      text-shadow: none !important; caret-color: transparent !important; transition: none !important }
      text, tspan { fill: transparent !important; stroke: transparent !important }`,
  })
  const ground = await pictureOf(page)
  await bare.evaluate((style) => style instanceof Element && style.remove())
  return page.evaluate(measureWords, { inked, ground, words, stray: STRAY })
}

async function pictureOf(page: Page): Promise<string> {
  return `data:image/png;base64,${(await page.screenshot({ animations: 'allow' })).toString('base64')}`
}

interface Measured {
  /** The page as it is, and without its words. */
  readonly inked: string
  readonly ground: string
  readonly words: readonly Words[]
  readonly stray: number
}

async function measureWords({ inked, ground, words, stray }: Measured): Promise<readonly string[]> {
  const paperWith = async (source: string) => {
    const picture = new Image()
    picture.src = source
    await picture.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: innerWidth, height: innerHeight })
    const paper = canvas.getContext('2d', { willReadFrequently: true })
    paper?.drawImage(picture, 0, 0, innerWidth, innerHeight)
    return paper?.getImageData(0, 0, innerWidth, innerHeight).data ?? new Uint8ClampedArray()
  }
  const [whole, bare] = [await paperWith(inked), await paperWith(ground)]
  const light = (part: number) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = ([r = 0, g = 0, b = 0]: readonly number[]) =>
    0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b)
  const pixel = (of: Uint8ClampedArray, x: number, y: number) => {
    const at = 4 * (Math.floor(y) * innerWidth + Math.floor(x))
    return [...of.subarray(at, at + 3)]
  }
  const faults = new Set<string>()
  for (const { words: text, px, isBold, ink, lines } of words) {
    const [coverage = 1] = ink.slice(3)
    const least = px >= 24 || (px >= 18.66 && isBold) ? 3 : 4.5
    for (const { corner, along, down, isTouched } of lines) {
      // A line has room above and below its letters, where a frame may be.
      const spots = Array.from({ length: 96 }, (_, i) => {
        return [((i % 16) + 0.5) / 16, 0.15 + (0.7 * (Math.floor(i / 16) + 0.5)) / 6] as const
      })
      const points = spots.map(
        ([i, j]) => [corner[0] + along[0] * i + down[0] * j, corner[1] + along[1] * i + down[1] * j] as const,
      )
      // The screen's edge cuts these off, so there are no pixels.
      if (points.some(([x, y]) => x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)) continue
      if (Math.hypot(...along) < 4) continue
      // Text that something covers or cuts off isn't readable: removing its words changes nothing.
      if (!isTouched && isSameEverywhere(corner, along, down)) continue
      const ratios = points.map(([x, y]) => {
        const behind = pixel(bare, x, y)
        const painted = behind.map((part, at) => coverage * Number(ink[at]) + (1 - coverage) * part)
        const [dark = 0, bright = 0] = [luminance(painted), luminance(behind)].sort((a, b) => a - b)
        return (bright + 0.05) / (dark + 0.05)
      })
      ratios.sort((a, b) => a - b)
      const ratio = ratios[Math.floor(ratios.length * stray)] ?? 21
      if (ratio < least - 0.05) faults.add(`contrast ${ratio.toFixed(1)} of ${least}: ${text.slice(0, 50)}`)
    }
  }
  return [...faults]

  /** Compares each pixel of the line with and without the page's words. */
  function isSameEverywhere(corner: readonly number[], along: readonly number[], down: readonly number[]) {
    const [columns, rows] = [Math.ceil(Math.hypot(...along)), Math.ceil(Math.hypot(...down))]
    for (let column = 0.5; column < columns; column++) {
      for (let row = 0.5; row < rows; row++) {
        const [i, j] = [column / columns, row / rows]
        const x = Number(corner[0]) + Number(along[0]) * i + Number(down[0]) * j
        const y = Number(corner[1]) + Number(along[1]) * i + Number(down[1]) * j
        const [was, is] = [pixel(whole, x, y), pixel(bare, x, y)]
        if (was.some((part, at) => Math.abs(part - Number(is[at])) > 4)) return false
      }
    }
    return true
  }
}
