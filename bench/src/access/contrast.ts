import type { Page } from '@playwright/test'

/** Of the pixels behind a text the share that may be an outline, a star or a curl of smoke. */
const STRAY = 0.12

/**
 * Words that stand out too little from what is painted behind them, measured on the pixels: axe cannot tell where
 * pictures and gradients lie behind a text.
 */
export async function contrastFaults(page: Page): Promise<readonly string[]> {
  await markTexts(page)
  const bare = await page.addStyleTag({
    content: `*, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important;
      text-shadow: none !important; caret-color: transparent !important; transition: none !important }`,
  })
  const image = (await page.screenshot({ animations: 'allow' })).toString('base64')
  await bare.evaluate((style) => style instanceof Element && style.remove())
  return page.evaluate(measureTexts, [image, STRAY] as const)
}

/** Where words are seen, and in which color and size; kept in the page, because the next question needs it. */
function markTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const rgbOf = (color: string) => {
      if (!canvas) return [0, 0, 0, 0]
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const texts = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      const words = node.textContent?.trim()
      const isExempt = holder?.closest(
        '.sr-only, [aria-hidden="true"], :disabled, [aria-disabled="true"], svg, script, style',
      )
      if (!holder || !words || isExempt || !holder.checkVisibility({ visibilityProperty: true })) continue
      const { color, fontSize, fontWeight } = getComputedStyle(holder)
      let opacity = 1
      for (let one: Element | null = holder; one; one = one.parentElement)
        opacity *= Number(getComputedStyle(one).opacity)
      const px = Number.parseFloat(fontSize) * holder.currentCSSZoom
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, top, width, height } of range.getClientRects()) {
        const middle = document.elementFromPoint(left + width / 2, top + height / 2)
        const isUntouchable = getComputedStyle(holder).pointerEvents === 'none'
        const isSeen = middle !== null && (holder.contains(middle) || (isUntouchable && middle.contains(holder)))
        // Of what the screen's edge cuts off there are no pixels.
        const isWhole = top >= 0 && top + height <= innerHeight
        if (!isSeen || !isWhole || width < 4 || opacity < 0.1) continue
        const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700)
        texts.push({ words, rgb: rgbOf(color), opacity, least: isLarge ? 3 : 4.5, left, top, width, height })
      }
    }
    document.documentElement.dataset['texts'] = JSON.stringify(texts)
  })
}

async function measureTexts([image, stray]: readonly [string, number]): Promise<readonly string[]> {
  const picture = new Image()
  picture.src = `data:image/png;base64,${image}`
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: innerWidth, height: innerHeight })
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  if (!paper) return ['no canvas to measure contrast on']
  paper.drawImage(picture, 0, 0, innerWidth, innerHeight)
  const light = (part: number) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = ([r = 0, g = 0, b = 0]: readonly number[]) =>
    0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b)
  const { texts = '[]' } = document.documentElement.dataset
  document.documentElement.removeAttribute('data-texts')
  const faults = new Set<string>()
  for (const { words, rgb, opacity, least, left, top, width, height } of JSON.parse(texts)) {
    const alpha = opacity * (rgb[3] / 255)
    const ratios = []
    for (let i = 0.5; i < 16; i++) {
      for (let j = 0.5; j < 6; j++) {
        const ground = [...paper.getImageData(left + (width * i) / 16, top + (height * j) / 6, 1, 1).data]
        const ink = ground.map((part, at) => alpha * rgb[at] + (1 - alpha) * part)
        const [dark = 0, bright = 0] = [luminance(ink), luminance(ground)].sort((a, b) => a - b)
        ratios.push((bright + 0.05) / (dark + 0.05))
      }
    }
    ratios.sort((a, b) => a - b)
    const ratio = ratios[Math.floor(ratios.length * stray)] ?? 21
    if (ratio < least - 0.05) faults.add(`contrast ${ratio.toFixed(1)} of ${least}: ${words.slice(0, 50)}`)
  }
  return [...faults]
}
