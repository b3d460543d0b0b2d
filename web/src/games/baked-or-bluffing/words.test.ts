import type { View } from '@highjinks/games/baked-or-bluffing'
import { expect, it } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { ownReason, ownWords, resultWords } from './words.ts'

type Shown = NonNullable<View['reveal']>
const players = people(['Hoste', 'Anna', 'Bert'])
const sentence = { before: '', filling: 'x', after: '' }

function says(me: string, isTrue: boolean, votes: Shown['votes'], isOverturned = false) {
  const reveal = shown(isTrue, votes, isOverturned)
  return ownWords({ reveal, turn: 'Hoste', voters: ['Anna', 'Bert'] }, me, players)
}

function shown(isTrue: boolean, votes: Shown['votes'], isOverturned = false, gains: Shown['gains'] = {}): Shown {
  return {
    isTrue,
    votes,
    counted: Object.keys(votes).filter((id) => id !== 'Bot'),
    isOverturned,
    reading: isTrue ? 'truth' : 'bend',
    truth: sentence,
    why: '',
    source: '',
    gains,
    disputes: [],
    needed: 2,
  }
}

it.each([
  ['Anna', false, { Anna: 'baked' }, 'You sniffed it out!'],
  ['Anna', false, { Anna: 'legit' }, 'Hoste got you.'],
  ['Anna', true, { Anna: 'legit' }, 'You believed it!'],
  ['Anna', true, { Anna: 'baked' }, 'Hoste got you.'],
  ['Anna', true, {}, 'You said nothing.'],
  ['Hoste', false, { Anna: 'baked', Bert: 'baked' }, 'Nobody believed you.'],
  ['Hoste', true, { Anna: 'legit', Bert: 'legit' }, 'They all believed you.'],
  ['Hoste', false, { Anna: 'legit', Bert: 'baked' }, 'You fooled 1 of 2!'],
  ['Hoste', true, { Anna: 'legit', Bert: 'baked' }, '1 of 2 doubted you!'],
  ['Hoste', false, { Anna: 'legit', Bert: 'legit' }, 'You fooled them all!'],
  // A bot's vote shows, but doesn't pay.
  ['Hoste', false, { Anna: 'legit', Bert: 'baked', Bot: 'legit' }, 'You fooled 1 of 2!'],
  ['Hoste', true, { Anna: 'legit', Bert: 'legit', Bot: 'baked' }, 'They all believed you.'],
  ['Hoste', true, {}, 'Nobody voted.'],
  ['Late', true, { Anna: 'legit' }, null],
] as const)('[TABLE-OWN-1] to %s (true: %s, votes: %o) it says: %s', (me, isTrue, votes, words) => {
  expect(says(me, isTrue, votes)).toBe(words)
})

it('[TABLE-OWN-1] a dispute that the room wins pays the voters', () => {
  expect(says('Anna', false, { Anna: 'legit' }, true)).toBe('True, too!')
  expect(says('Hoste', false, { Anna: 'legit' }, true)).toBe('The room overruled you.')
})

it.each<readonly [votes: Shown['votes'], isDouble: boolean, why: string | null]>([
  [{ Anna: 'legit', Bert: 'legit' }, false, null],
  [{ Anna: 'legit', Bert: 'baked' }, false, 'That share of 1,000.'],
  [{ Anna: 'legit', Bert: 'baked', Bot: 'legit' }, true, 'That share of 1,000. Bots don’t count. Counted double.'],
])('[TABLE-OWN-1] the reader of a lie with the votes %j, double: %s, reads why it paid: %s', (votes, isDouble, why) => {
  const reveal = shown(false, votes, false, { Hoste: 500 })
  const table = { turn: 'Hoste', voters: ['Anna', 'Bert'], isDouble }
  expect(ownReason(table, reveal, 'Hoste')).toBe(why)
  const fooled = votes['Bert'] === 'legit' ? 2 : 1
  expect(resultWords(table, { reveal, me: null, players }, true)).toContain(`Hoste fooled ${fooled}.`)
})
