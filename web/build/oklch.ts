/** Matches `oklch(L C H)` and `oklch(L C H / A)` with number values. */
const CONSTANT = /oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*(?:\/\s*([\d.]+)(%?)\s*)?\)/g

/**
 * Rewrites these as the nearest color that all our screens show. Older engines have no `oklch`, and a variable can't
 * have a second value for them.
 */
export function withoutOklch(value: string): string {
  return value.replaceAll(
    CONSTANT,
    (_, l: string, percent: string, c: string, h: string, a?: string, alpha?: string) => {
      const channels = toRgb(Number(l) / (percent ? 100 : 1), Number(c), (Number(h) * Math.PI) / 180)
      const opacity = a === undefined ? 1 : Number(a) / (alpha ? 100 : 1)
      const all = opacity === 1 ? channels : [...channels, Math.round(opacity * 255)]
      return `#${all.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    },
  )
}

/** Converts with Björn Ottosson's matrices, and clips each channel to what a screen can show. */
function toRgb(lightness: number, chroma: number, hue: number): readonly number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const light = linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.max(0, linear) ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, light)))
  })
}
