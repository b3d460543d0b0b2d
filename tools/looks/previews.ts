import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CATALOGUE } from '@highjinks/games'
import { previewPicture } from '@highjinks/protocol'
import { openBrowser } from './phone/browser.ts'
import { describePreviews, type Preview, RECORD } from './previews/record.ts'

/**
 * Draws the pictures of link previews from the covers: `npm run previews`. They are stored with the sources, so that a
 * build needs no browser; a test checks them against the covers.
 */
const PUBLIC = join(import.meta.dirname, '../../web/public')
const FONT = join(
  dirname(
    createRequire(join(PUBLIC, '../package.json')).resolve('@fontsource-variable/bricolage-grotesque/package.json'),
  ),
  'files/bricolage-grotesque-latin-wght-normal.woff2',
)
const [WIDTH, HEIGHT] = [1200, 630]
const CARD = 'width:400px;border:12px solid #f6f0de;border-radius:36px;box-shadow:0 24px 60px #0009;position:absolute'
/** Held like a hand of cards. */
const PLACES = [
  'left:640px;top:190px;transform:rotate(-11deg)',
  'left:850px;top:60px;transform:rotate(9deg)',
  'left:720px;top:250px;transform:rotate(-2deg)',
]
const ALONE = 'left:640px;top:100px;width:500px;transform:rotate(4deg)'

const inline = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString('base64')}`
const picture = (name: string) => inline(join(PUBLIC, name), 'image/svg+xml')

function draw({ title, line, covers }: Preview): string {
  const cards = covers.map((cover, index) => {
    const place = covers.length === 1 ? ALONE : PLACES[index]
    return `<img src="${picture(cover)}" style="${CARD};${place}">`
  })
  return `<!doctype html><style>
    @font-face { font-family: B; src: url(${inline(FONT, 'font/woff2')}); font-weight: 200 800 }
    body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; color: #f6f0de; font-family: B;
      background: #0d1b0e }
    div { position: absolute; left: 72px; top: 0; width: 560px; height: 100%; display: flex; flex-direction: column;
      justify-content: center; gap: 28px }
    h1 { margin: 0; font-size: ${title.length > 16 ? 76 : 92}px; line-height: 1; font-weight: 800 }
    p { margin: 0; font-size: 34px; line-height: 1.25; font-weight: 600; color: #bdf04b }
    div img { height: 64px; align-self: flex-start }
  </style><div><img src="${picture('logo.svg')}"><h1>${title}</h1><p>${line}</p></div>${cards.join('')}`
}

const browser = await openBrowser()
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  mkdirSync(join(PUBLIC, 'previews'), { recursive: true })
  for (const preview of describePreviews(CATALOGUE)) {
    await page.setContent(draw(preview))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.screenshot({ path: join(PUBLIC, previewPicture(preview.slug)) })
  }
} finally {
  await browser.close()
}
writeFileSync(
  RECORD,
  `${JSON.stringify(
    describePreviews(CATALOGUE).map(({ mark }) => mark),
    null,
    2,
  )}\n`,
)
