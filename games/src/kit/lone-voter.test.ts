import { expect, it } from 'vitest'
import { contextOf, tableWith } from '../testing/toy.ts'
import { askToExplain, loneVoter, NOTHING_TO_EXPLAIN } from './lone-voter.ts'
import { attemptBy, type Verdict } from './verdict.ts'

const FIVE = ['ann', 'bob', 'cat', 'dan', 'eve'] as const

function asked(verdicts: Readonly<Record<string, Verdict>>, context = contextOf(FIVE), isSecret = false) {
  const attempt = { ...attemptBy(['ann']), voters: Object.keys(verdicts), verdicts, isSecret }
  return askToExplain({ ...tableWith(FIVE), ...NOTHING_TO_EXPLAIN }, attempt, context)?.explains ?? null
}

it.each([
  [{ bob: 'dodged', cat: 'legend', dan: 'legend' }, 'bob'],
  [{ bob: 'half', cat: 'half', dan: 'half', eve: 'legend' }, 'eve'],
  [{ bob: 'dodged', cat: 'legend', dan: 'half' }, null],
  [{ bob: 'dodged', cat: 'dodged', dan: 'half', eve: 'half' }, null],
  [{ bob: 'dodged', cat: 'legend' }, null],
  [{ bob: 'half', cat: 'half', dan: 'half' }, null],
  [{}, null],
])('[KIT-50] of %o %s is alone', (votes, by) => {
  expect(loneVoter(votes)?.by ?? null).toBe(by)
})

const LONE = { bob: 'dodged', cat: 'legend', dan: 'legend' } as const

it('[KIT-50] names the player alone with their vote', () => {
  expect(asked(LONE)).toEqual({ by: 'bob', vote: 'dodged', isDone: false })
})

it('[KIT-50] explains no secret vote, and asks no simulated or absent player', () => {
  expect(asked(LONE, contextOf(FIVE), true)).toBeNull()
  expect(asked(LONE, contextOf(['ann', '-bob', 'cat', 'dan', 'eve']))).toBeNull()
  const { seats, ...rest } = contextOf(FIVE)
  expect(asked(LONE, { ...rest, seats: seats.map((seat) => ({ ...seat, isBot: seat.id === 'bob' })) })).toBeNull()
})
