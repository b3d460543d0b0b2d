import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@highjinks/games'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** Matches a number word before something the product counts. */
const SAID = /\b(\w+)(?:,? to be exact| of them\. Say| (?:cannabis-themed )?(?:party )?games\b)/gi

test('[STATIC-5] every page that spells out the number of games has the right one', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx$/.test(name),
  )
  const said = files.flatMap((name) =>
    [...readFileSync(join(SOURCE, name), 'utf8').matchAll(SAID)].flatMap(([, word = '']) => {
      const number = NUMBERS.indexOf(word.toLowerCase())
      return number < 3 ? [] : [`${name} says ${number}`]
    }),
  )
  for (const page of ['main/frame/footer.tsx', 'pages/about/about-page.tsx', 'pages/home/hero.tsx'])
    expect(said.filter((one) => one.startsWith(page)).length).toBeGreaterThan(0)
  expect(said.filter((one) => !one.endsWith(` says ${Object.keys(GAMES).length}`))).toEqual([])
})
