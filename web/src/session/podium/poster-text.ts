type Pen = CanvasRenderingContext2D

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const words = new Intl.Segmenter('en', { granularity: 'word' })

export type Font = (size: number) => string
export const DISPLAY: Font = (size) => `800 ${size}px "Bricolage Grotesque Variable", system-ui, sans-serif`
export const PLAIN: Font = (size) => `500 ${size}px "Inter Variable", system-ui, sans-serif`
export const HANDWRITTEN: Font = (size) => `400 ${size}px "Gochi Hand", "Segoe Print", "Bradley Hand", cursive`

interface Line {
  readonly font: Font
  readonly size: number
  /** The smallest size; a longer text ends in “…”. */
  readonly least: number
  readonly width: number
}

/**
 * Fits one line of text into its box at the largest size. Sets the pen's font, and returns the text to write with it.
 */
export function fitLine(pen: Pen, text: string, { font, size, least, width }: Line): string {
  pen.font = font(size)
  const wide = pen.measureText(text).width
  if (wide <= width) return text
  pen.font = font(Math.max(least, Math.floor((size * width) / wide)))
  if (pen.measureText(text).width <= width) return text
  const kept = [...graphemes.segment(text)].map(({ segment }) => segment)
  while (kept.length > 1 && pen.measureText(`${kept.join('')}…`).width > width) kept.pop()
  return `${kept.join('').trimEnd()}…`
}

interface Paragraph extends Line {
  readonly height: number
}

/** Fits a paragraph into its box at the largest size, in lines; `size` is the font's. */
export function fitLines(pen: Pen, text: string, { font, size, least, width, height }: Paragraph) {
  for (let trial = size; trial >= least; trial -= 2) {
    pen.font = font(trial)
    const lines = wrapped(pen, text, width)
    if (lines.length * trial * 1.1 <= height) return { size: trial, lines: balanced(pen, text, width, lines) }
  }
  const lines = wrapped(pen, text, width)
  const most = Math.max(1, Math.floor(height / (least * 1.1)))
  if (lines.length <= most) return { size: least, lines }
  return { size: least, lines: [...lines.slice(0, most - 1), `${lines[most - 1]?.trimEnd() ?? ''}…`] }
}

/** Balances the lines, so that none has a single leftover word. */
function balanced(pen: Pen, text: string, width: number, lines: readonly string[]): readonly string[] {
  let best = lines
  for (let narrower = width * 0.95; narrower > width * 0.4; narrower -= width * 0.05) {
    const trial = wrapped(pen, text, narrower)
    if (trial.length > lines.length) break
    best = trial
  }
  return best
}

/** Wraps between words, also in scripts without spaces. */
function wrapped(pen: Pen, text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const { segment } of words.segment(text)) {
    if (line !== '' && pen.measureText((line + segment).trimEnd()).width > width) {
      lines.push(line.trim())
      line = ''
    }
    line += segment
  }
  return line.trim() === '' ? lines : [...lines, line.trim()]
}
