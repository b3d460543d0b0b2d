import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../..')
const CANVAS = 'pages/tv/canvas.css'
/** The page, its parts that games share, and the games' views. */
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /^(?:pages\/tv|games\/tv|games\/[\w-]+\/tv)\/.*\.(?:css|tsx?)$/.test(file) && !file.includes('.test.'),
  )
  .map((file) => [file, readFileSync(join(SOURCE, file), 'utf8')] as const)
const BY_WINDOW = /\b\d*\.?\d+(?:d?v[hw]|vmin|vmax)\b/
/** Tailwind variants for a window or a place, which the TV's views don't need. */
const BY_PLACE = /["'` ](?:tv|not-tv|sm|lg|xl|2xl|max-\w+|short|tall|flat|laptop|desk|low|squat):[\w[-]/

it('the canvas fits its window by the root’s font size, and nothing else on it depends on the window', () => {
  const canvas = readFileSync(join(SOURCE, CANVAS), 'utf8')
  expect(canvas).toContain('font-size: min(100vw / 96, 100dvh / 54)')
  expect(canvas).toContain('font-size: min(100vw / 72, 100dvh / 54)')
  const others = FILES.filter(([file]) => file !== CANVAS)
  expect(others.length).toBeGreaterThan(20)
  expect(
    others.flatMap(([file, text]) =>
      BY_WINDOW.test(text) || (file.endsWith('x') && BY_PLACE.test(text)) ? [file] : [],
    ),
  ).toEqual([])
})
