import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { CallNews, type CallOutcome } from './call-news.tsx'

afterEach(cleanup)

const players = people(['Anna', 'Bert', 'Cleo', 'Dora'])
const mixed = { right: ['Bert'], wrong: ['Cleo', 'Dora'], gains: { Bert: 50, Anna: 130 } }
const fooled = { right: [], wrong: ['Bert', 'Cleo', 'Dora'], gains: { Anna: 200 } }
const known = { right: ['Bert', 'Cleo', 'Dora'], wrong: [], gains: { Bert: 100, Cleo: 100, Dora: 100 } }
const named = { right: ['Bert', 'Cleo'], wrong: [], gains: { Bert: 50, Cleo: 50 } }
const surprise = { right: ['Anna'], wrong: [], gains: { Anna: 200 } }

it.each<readonly [me: string | null, outcome: CallOutcome, words: string]>([
  [null, mixed, 'Bert guessed right: +50. Anna fooled the rest: +130.'],
  ['Bert', mixed, 'You guessed right: +50.'],
  ['Cleo', mixed, 'Anna fooled you.'],
  ['Anna', mixed, 'You fooled the rest: +130.'],
  [null, fooled, 'Anna fooled everyone: +200.'],
  ['Bert', fooled, 'Anna fooled everyone.'],
  [null, { ...fooled, wrong: ['Bert', 'Cleo'] }, 'Anna fooled Bert and Cleo: +200.'],
  ['Bert', { ...fooled, wrong: ['Bert', 'Cleo'] }, 'Anna fooled you.'],
  [null, { ...fooled, wrong: ['Bert'] }, 'Anna fooled Bert: +200.'],
  [null, known, 'Everyone guessed right: +100 each.'],
  [null, named, 'Bert and Cleo guessed right: +50 each.'],
  ['Anna', known, 'Everyone guessed right.'],
  [null, surprise, 'Anna knew the room: +200.'],
  ['Anna', { right: [], wrong: ['Anna'], gains: {} }, 'The room surprised you.'],
])('[TABLE-OWN-2] to %s, of %j, it says: %s', (me, outcome, words) => {
  const { container } = render(<CallNews turn="Anna" {...{ outcome, me, players }} />)
  expect(container.textContent.trim()).toBe(words)
})
