import { expect, test } from 'vitest'
import { fitLine, fitLines, HANDWRITTEN } from './poster-text.ts'

/** Measures like a typewriter: every letter is half as wide as the font's size. */
function typewriter(): CanvasRenderingContext2D {
  const pen = { font: '', measureText: (text: string) => ({ width: text.length * sizeOf(pen.font) * 0.5 }) }
  // Only the calls that fitting text makes on a pen.
  return pen as unknown as CanvasRenderingContext2D
}
const sizeOf = (font: string) => Number(/(\d+)px/.exec(font)?.[1])

test('[PODIUM-6] a long name shrinks, then ends in three dots, and never leaves its box', () => {
  const pen = typewriter()
  const line = { font: HANDWRITTEN, size: 40, least: 20, width: 200 }
  expect(fitLine(pen, 'Ada', line)).toBe('Ada')
  expect(sizeOf(pen.font)).toBe(40)
  expect(fitLine(pen, 'Maximiliane', line)).toBe('Maximiliane')
  expect(sizeOf(pen.font)).toBeLessThan(40)
  const cut = fitLine(pen, 'Maximiliane-Sophie von Hohenzollern', line)
  expect(cut).toMatch(/^Maximiliane.*…$/)
  expect(pen.measureText(cut).width).toBeLessThanOrEqual(200)
})

test('[PODIUM-6] a line of the night breaks into lines of similar length', () => {
  const { lines } = fitLines(typewriter(), 'one two three four five', {
    font: HANDWRITTEN,
    size: 40,
    least: 40,
    width: 420,
    height: 100,
  })
  expect(lines).toEqual(['one two three', 'four five'])
})
