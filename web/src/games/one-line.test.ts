import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@highjinks/games'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
/**
 * What advertises the product by pictures of some of its games, and says of each in a line what it is: texts that were
 * asked for word by word (`main/spec/`); and the workshop, which no build contains.
 */
const SHOWN_OFF = /^(main\/spec|workshop|pages\/(home|about|how-to-play|challenges))\//

test('[GAME-UI-1] a game is named outside its folder in one line of the client', () => {
  const slugs = Object.keys(GAMES)
  const named = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const isOwn = slugs.some((slug) => file.startsWith(`games/${slug}/`))
    if (isOwn || !/(?<!\.test)\.(ts|tsx|css)$/.test(file) || /\/testing\//.test(file) || SHOWN_OFF.test(file)) return []
    const lines = readFileSync(join(SOURCE, file), 'utf8').split('\n')
    return lines.flatMap((line) => slugs.filter((slug) => line.includes(slug)).map((slug) => `${slug} in ${file}`))
  })
  expect(named.toSorted()).toEqual(slugs.map((slug) => `${slug} in games/index.ts`).toSorted())
})
