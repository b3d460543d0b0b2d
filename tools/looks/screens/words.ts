import type { Page } from '@playwright/test'

/**
 * A line of words as it is painted, rotation included: a corner, and the vectors along and down the line, in pixels.
 */
interface Line {
  readonly corner: readonly [number, number]
  readonly along: readonly [number, number]
  readonly down: readonly [number, number]
}

/** Whether a touch in its middle hits the element with these words, so that nothing covers them or cuts them off. */
interface WithTouch extends Line {
  readonly isTouched: boolean
}

export interface Words {
  readonly words: string
  /** The painted height of its letters in pixels, after every zoom, scale or drawing. Narrow letters aren't smaller. */
  readonly px: number
  readonly isBold: boolean
  /** Part of a drawing, such as a wheel's labels. */
  readonly isDrawn: boolean
  /** Red, green, blue, and opacity. */
  readonly ink: readonly number[]
  /** Readable now: nothing hides it, and it's not part of something disabled. */
  readonly isOn: boolean
  readonly lines: readonly WithTouch[]
}

/**
 * Returns every word a page paints, including in drawings and text hidden from screen readers. Leaves out text only for
 * screen readers, pictographs, and text whose `data-drawn` says why it's only part of a drawing.
 */
export function wordsOn(page: Page, within: string): Promise<readonly Words[]> {
  return page.evaluate((root) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const rgbaOf = (color: string) => {
      if (!canvas || color === 'none') return [0, 0, 0, 0]
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const around = (holder: Element) => {
      const all: Element[] = []
      for (let one: Element | null = holder; one; one = one.parentElement) all.push(one)
      return all
    }
    const scaleOf = (holder: Element) =>
      around(holder).reduce((product, one) => {
        const { transform, scale } = getComputedStyle(one)
        const [x = 1, y = x] = scale === 'none' ? [] : scale.split(' ').map(Number)
        const { c, d } = new DOMMatrix(transform === 'none' ? '' : transform)
        return product * Math.hypot(c, d) * Math.abs(y)
      }, 1)
    const isSvg = (holder: Element) => holder instanceof SVGTextContentElement
    const lettersOf = (holder: Element) => {
      const px = Number.parseFloat(getComputedStyle(holder).fontSize)
      if (!(holder instanceof SVGTextContentElement)) return px * holder.currentCSSZoom * scaleOf(holder)
      const { c, d } = holder.getScreenCTM() ?? new DOMMatrix()
      return px * Math.hypot(c, d)
    }
    const linesOf = (text: Node, holder: Element): Line[] => {
      if (holder instanceof SVGTextContentElement) {
        const letters = Array.from({ length: holder.getNumberOfChars() }, (_, i) => holder.getExtentOfChar(i))
        const matrix = holder.getScreenCTM()
        if (!matrix || letters.length === 0) return []
        const left = Math.min(...letters.map(({ x }) => x))
        const right = Math.max(...letters.map(({ x, width }) => x + width))
        const top = Math.min(...letters.map(({ y }) => y))
        const bottom = Math.max(...letters.map(({ y, height }) => y + height))
        const at = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(matrix)
        const [corner, end, foot] = [at(left, top), at(right, top), at(left, bottom)]
        const from = ({ x, y }: DOMPoint) => [x - corner.x, y - corner.y] as const
        return [{ corner: [corner.x, corner.y], along: from(end), down: from(foot) }]
      }
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].map(({ left, top, width, height }) => ({
        corner: [left, top],
        along: [width, 0],
        down: [0, height],
      }))
    }
    const withTouch = (line: Line, holder: Element) => {
      const middle = ([0, 1] as const).map((i) => line.corner[i] + (line.along[i] + line.down[i]) / 2)
      const touched = document.elementFromPoint(middle[0] ?? 0, middle[1] ?? 0)
      return { ...line, isTouched: touched !== null && holder.contains(touched) }
    }
    /** On the side of a card that faces the table. */
    const isTurnedAway = (holder: Element) =>
      around(holder).some((side) => {
        if (getComputedStyle(side).backfaceVisibility !== 'hidden') return false
        const turns = around(side).filter((one) => new DOMMatrix(getComputedStyle(one).transform).m33 < 0)
        return turns.length % 2 === 1
      })
    // Text behind a dialog isn't readable now, and dimmed on purpose.
    const dialog = [
      ...document.querySelectorAll('dialog:modal, [role$="dialog"]:is([data-state="open"], [aria-modal="true"])'),
    ].at(-1)
    const found: Words[] = []
    const ground = document.querySelector(root)
    const texts = document.createTreeWalker(ground ?? document.createElement('i'), NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement
      const words = text.textContent?.trim()
      if (!holder || !words || /^[\p{Extended_Pictographic}\p{M}\u200d]+$/u.test(words)) continue
      if (holder.closest('script, style, title, option, [data-drawn]')) continue
      const isForEars = (holder.closest('[class*="sr-only"]')?.getBoundingClientRect().width ?? 2) < 2
      if (isForEars || holder.getBoundingClientRect().width <= 1) continue
      const style = getComputedStyle(holder)
      const [r = 0, g = 0, b = 0, alpha = 0] = rgbaOf(isSvg(holder) ? style.fill : style.color)
      const own = isSvg(holder) ? Number(style.fillOpacity) : 1
      const opacity = around(holder).reduce((product, one) => product * Number(getComputedStyle(one).opacity), own)
      const isOn =
        opacity >= 0.1 &&
        (!dialog || dialog.contains(holder)) &&
        holder.checkVisibility({ visibilityProperty: true }) &&
        !isTurnedAway(holder) &&
        !holder.closest(':disabled, [aria-disabled="true"]')
      const isBold = Number(style.fontWeight) >= 700
      const ink = [r, g, b, opacity * (alpha / 255)]
      const [px, lines, isDrawn] = [
        lettersOf(holder),
        linesOf(text, holder).map((line) => withTouch(line, holder)),
        isSvg(holder),
      ]
      found.push({ words, px, isBold, isDrawn, ink, isOn, lines })
    }
    return found
  }, within)
}
