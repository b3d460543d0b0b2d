import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@highjinks/games'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../..')
const THEMES = Object.keys(GAMES).map((slug) => join(SOURCE, `games/${slug}/theme.css`))
const TOKENS = [join(import.meta.dirname, 'tokens.css'), ...THEMES.filter(existsSync)]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

type Linear = readonly [number, number, number]
type Place = ReadonlyMap<string, string>

/** Converts OKLCH to linear sRGB, after Björn Ottosson. */
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

/** Returns the tokens set by the rules with exactly this selector. */
function tokensOf(selector: string): readonly (readonly [string, string])[] {
  const blocks = [...TOKENS.matchAll(/^([^\s{}/*@][^{}]*|@theme static) \{([^}]*)\}/gm)]
  return blocks
    .filter(([, at = '']) => at.split(/,\s*/).includes(selector))
    .flatMap(([, , body = '']) =>
      [...body.matchAll(/--(?:color-)?([a-z0-9-]+): ([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    )
}

const HOUSE: Place = new Map(tokensOf('@theme static'))
const ROOMS = [...new Set([...TOKENS.matchAll(/\[data-room="([a-z-]+)"\]/g)].map(([, slug = '']) => slug))]

function roomOf(slug: string): Place {
  return new Map([...HOUSE, ...tokensOf(':root'), ...tokensOf('[data-room]'), ...tokensOf(`[data-room="${slug}"]`)])
}

function luminance(place: Place, name: string): number {
  const value = place.get(name)
  const other = /^var\(--color-([a-z0-9-]+)\)$/.exec(value ?? '')?.[1]
  if (other) return luminance(place, other)
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value ?? '')
  if (!parts) throw new Error(`no colour --color-${name}: ${value}`)
  const linear = linearOf(Number(parts[1]), Number(parts[2]), Number(parts[3]))
  const [red, green, blue] = linear.map((channel) => Math.min(1, Math.max(0, channel)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function contrast(one: string, other: string, place = HOUSE): number {
  const [dark, light] = [luminance(place, one), luminance(place, other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const GROUNDS = ['night', 'leaf-900', 'leaf-800', 'leaf-700', 'key', 'key-over', 'sheet']
const BRIGHT = ['lime', 'amber', 'coral', 'sky', 'orange', 'teal', 'lilac', 'pink', 'cream', 'silver', 'bronze', 'gold']
const TELLING = ['good', 'bad', 'warn', 'info', 'mark']

test.each(GROUNDS.flatMap((ground) => ['words', 'muted'].map((text) => [text, ground] as const)))(
  'text in %s on %s reads at 4.5:1',
  (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
)

test.each(['night', 'leaf-900', 'leaf-800'].flatMap((ground) => BRIGHT.map((text) => [text, ground] as const)))(
  'colored words in %s on %s read at 4.5:1',
  (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
)

test.each([...BRIGHT, 'red'])('ink on %s reads at 4.5:1', (ground) => {
  expect(contrast('ink', ground)).toBeGreaterThanOrEqual(4.5)
})

test('soft ink on paper reads at 4.5:1', () => {
  expect(contrast('ink-soft', 'cream')).toBeGreaterThanOrEqual(4.5)
})

test.each(['night', 'leaf-900', 'leaf-800'])("a control's edge shows on %s at 3:1", (ground) => {
  expect(contrast('leaf-500', ground)).toBeGreaterThanOrEqual(3)
  expect(contrast('key-edge', ground)).toBeGreaterThanOrEqual(3)
})

test('[LOOK-6] every room belongs to a game', () => {
  expect(ROOMS.length).toBeGreaterThan(0)
  expect(ROOMS.filter((slug) => !(slug in GAMES))).toEqual([])
})

test.each([...ROOMS, 'a-game-of-tomorrow'])('in the room of %s everything on the ground reads at 4.5:1', (slug) => {
  const room = roomOf(slug)
  const pairs = [
    ...GROUNDS.flatMap((ground) => ['words', 'muted'].map((text) => [text, ground] as const)),
    ...['night', 'leaf-900', 'leaf-800'].flatMap((ground) => TELLING.map((text) => [text, ground] as const)),
    ['ink', 'accent'] as const,
    ['ink', 'lime'] as const,
  ]
  const poor = pairs.filter(([text, ground]) => contrast(text, ground, room) < 4.5)
  expect(poor).toEqual([])
  for (const ground of ['night', 'leaf-900', 'leaf-800']) {
    expect(contrast('leaf-500', ground, room)).toBeGreaterThanOrEqual(3)
    expect(contrast('key-edge', ground, room)).toBeGreaterThanOrEqual(3)
  }
})

test.each(ROOMS)('the ground of %s is the ground of its cover, or the light on it', (slug) => {
  const cover = readFileSync(join(import.meta.dirname, `../../../public/covers/${slug}.svg`), 'utf8')
  const [, flood = '', light = flood] =
    /<path d="M0 0h400v300H0Z" fill="#(\w{6})"[^>]*>(?:<path d="M96-10h208l70 320H26Z" fill="#(\w{6})")?/.exec(cover) ??
    []
  const [red = 0, green = 0, blue = 0] = (light.match(/../g) ?? []).map(
    (two) => (Number.parseInt(two, 16) / 255) ** 2.2,
  )
  expect(luminance(roomOf(slug), 'night')).toBeCloseTo(0.2126 * red + 0.7152 * green + 0.0722 * blue, 1)
})
