import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@highjinks/games'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
/**
 * Pages that advertise the product with pictures of some games and a line about each: the spec fixes these texts word
 * by word (`main/spec/`). And the workshop, which no build contains.
 */
const SHOWN_OFF = /^(main\/spec|workshop|pages\/(home|about|how-to-play|challenges))\//

test('[GAME-UI-1] outside its folder, only one line of the client names a game', () => {
  const slugs = Object.keys(GAMES)
  const named = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const isOwn = slugs.some((slug) => file.startsWith(`games/${slug}/`))
    if (isOwn || !/(?<!\.test)\.(ts|tsx|css)$/.test(file) || /\/testing\//.test(file) || SHOWN_OFF.test(file)) return []
    const lines = readFileSync(join(SOURCE, file), 'utf8').split('\n')
    return lines.flatMap((line) => slugs.filter((slug) => line.includes(slug)).map((slug) => `${slug} in ${file}`))
  })
  expect(named.toSorted()).toEqual(slugs.map((slug) => `${slug} in games/index.ts`).toSorted())
})
