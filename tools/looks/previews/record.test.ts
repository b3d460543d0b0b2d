import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE } from '@highjinks/games'
import { previewPicture } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import { describePreviews, RECORD } from './record.ts'

const PUBLIC = join(import.meta.dirname, '../../../web/public')

test('[LINK-1] the pictures of links were drawn from the covers as they are: else `npm run previews`', () => {
  expect(JSON.parse(readFileSync(RECORD, 'utf8'))).toEqual(describePreviews(CATALOGUE).map(({ mark }) => mark))
})

test.each([null, ...CATALOGUE.map(({ slug }) => slug)])('[LINK-1] that of %s is 1200 by 630, and light', (slug) => {
  const png = readFileSync(join(PUBLIC, previewPicture(slug)))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(300_000)
})
