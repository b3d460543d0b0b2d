import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TOKENS = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')

type Linear = readonly [number, number, number]

/** OKLCH to linear sRGB, after Björn Ottosson. */
function linearOf(lightness: number, chroma: number, hue: number): Linear {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const colours = new Map(
  [...TOKENS.matchAll(/--color-([a-z0-9-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
    ([, name, lightness, chroma, hue]) => [name, linearOf(Number(lightness), Number(chroma), Number(hue))],
  ),
)

function luminance(name: string): number {
  const linear = colours.get(name)
  if (!linear) throw new Error(`no token --color-${name}`)
  const [red, green, blue] = linear.map((channel) => Math.min(1, Math.max(0, channel)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const GROUNDS = ['night', 'leaf-900', 'leaf-800', 'leaf-700']
const BRIGHT = ['lime', 'amber', 'coral', 'sky', 'orange', 'teal', 'lilac', 'pink', 'cream', 'silver', 'bronze']
const ACCENTS = [...TOKENS.matchAll(/--accent: var\(--color-([a-z]+)\)/g)].map(([, name]) => name ?? '')

test.each(GROUNDS.flatMap((ground) => ['cream', 'muted'].map((text) => [text, ground] as const)))(
  'text in %s on %s reads at 4.5:1',
  (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
)

test.each(['night', 'leaf-900', 'leaf-800'].flatMap((ground) => BRIGHT.map((text) => [text, ground] as const)))(
  'coloured words in %s on %s read at 4.5:1',
  (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
)

test.each(BRIGHT)('ink on %s reads at 4.5:1', (ground) => {
  expect(contrast('ink', ground)).toBeGreaterThanOrEqual(4.5)
})

test('soft ink on paper reads at 4.5:1', () => {
  expect(contrast('ink-soft', 'cream')).toBeGreaterThanOrEqual(4.5)
})

test.each(['night', 'leaf-900', 'leaf-800'])('the edge of a control shows on %s at 3:1', (ground) => {
  expect(contrast('leaf-500', ground)).toBeGreaterThanOrEqual(3)
})

test('every game has an accent that ink can be read on', () => {
  expect(ACCENTS).toHaveLength(8)
  for (const accent of ACCENTS) expect(contrast('ink', accent)).toBeGreaterThanOrEqual(4.5)
})
