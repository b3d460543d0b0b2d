import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DECKS } from '@highjinks/games/decks'
import * as z from 'zod/mini'
import { MARKS_FOLDER } from './marks.ts'

/** What each reader guessed, by card: how many of ten people would say yes. */
const estimates = z.record(z.string(), z.array(z.int().check(z.gte(0), z.lte(10))).check(z.minLength(1)))

const LEAST = 2
const MOST = 8

/** Nevers whose odds are not what their readers guessed on average. */
export function findUnevenOdds(): readonly string[] {
  const file = join(MARKS_FOLDER, 'nevers.odds.json')
  const guessed = estimates.parse(JSON.parse(readFileSync(file, 'utf8')))
  return DECKS.nevers.cards.flatMap((card) => {
    const guesses = guessed[card.id]
    if (!guesses) return [`${card.id}: nobody has guessed its odds`]
    const mean = guesses.reduce((sum, guess) => sum + guess, 0) / guesses.length
    // A half goes to the even neighbor, so that many guesses lean neither way.
    const odds = Math.min(MOST, Math.max(LEAST, mean % 1 === 0.5 ? 2 * Math.round(mean / 2) : Math.round(mean)))
    return 'odds' in card && card.odds === odds ? [] : [`${card.id}: its readers say ${odds} of ten`]
  })
}
