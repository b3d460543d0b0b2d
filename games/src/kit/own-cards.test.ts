import { INTENSITIES, OFFERS, TOPICS } from '@highjinks/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offerBy } from '../testing/offers.ts'
import { contextOf, tableWith } from '../testing/toy.ts'
import type { Prompt } from './card.ts'
import { seeded } from './chance.ts'
import { dealPrompt } from './deal-prompt.ts'
import type { Offer } from './game.ts'
import {
  authorOf,
  isAboutOneOf,
  isOwnCard,
  offerCardId,
  ownCards,
  sentenceOf,
  signCard,
  suitsLevel,
  waitingCards,
} from './own-cards.ts'

const THREE = ['ann', 'bob', 'cat'] as const
/** More of every level than a test draws, so that the deck never runs short. */
const deck = INTENSITIES.flatMap((intensity) =>
  Array.from({ length: 60 }, (_, i): Prompt => {
    return { id: `${intensity}-${i}`, intensity, heat: 1, family: 'work', topics: [], text: 'From the deck' }
  }),
)

/** Deals one after the other to the same player. */
function dealt(count: number, offers: readonly Offer[], context = contextOf(THREE), seed = 5) {
  const random = seeded(seed)
  let state = tableWith(THREE, { turn: 'bob' })
  return Array.from({ length: count }, () => {
    const deal = dealPrompt(state, { deck, own: 'truth' }, { ...context, offers, random }, ['bob'])
    state = deal.state
    return deal.card
  })
}
const ours = (cards: readonly Prompt[]) => cards.filter(({ id }) => isOwnCard(id))

describe('cards that people here wrote', () => {
  it("[OWN-3] are dealt one time in five, each once, and no author's second before another’s first", () => {
    const offers = Array.from({ length: 40 }, (_, i) => offerBy(i < 20 ? 'ann' : 'cat', `o${i}`, 'truth'))
    const counts = Array.from({ length: 12 }, (_, seed) => ours(dealt(60, offers, undefined, seed)).length)
    const share = counts.reduce((sum, one) => sum + one, 0) / (60 * counts.length)
    expect(share).toBeGreaterThan(0.16)
    expect(share).toBeLessThan(0.24)
    const cards = ours(dealt(60, offers)).map(({ id }) => id)
    expect(new Set(cards).size).toBe(cards.length)
    const authors = cards.map((id) => authorOf(id, { ...contextOf(THREE), offers }))
    for (let i = 0; i + 1 < authors.length; i += 2) expect(authors[i]).not.toBe(authors[i + 1])
  })

  it('[OWN-4] whatever is written, muted and set: none is past a limit, milder than it was written, or its author’s own', () => {
    const offer = fc.record({
      by: fc.constantFrom('ann', 'bob', 'cat', 'dan'),
      kind: fc.constantFrom(...OFFERS),
      level: fc.constantFrom(...INTENSITIES),
      topics: fc.subarray([...TOPICS]),
      text: fc.constantFrom('What did you hide?', 'Who do you miss, Bob?', 'Why {left}?', 'What about it'),
    })
    const night = fc.record({
      offers: fc.array(offer, { maxLength: 8 }),
      muted: fc.subarray([...TOPICS]),
      intensity: fc.constantFrom(...INTENSITIES),
      isCatHere: fc.boolean(),
      seed: fc.nat(999),
    })
    fc.assert(
      fc.property(night, ({ offers: given, muted, intensity, isCatHere, seed }) => {
        const offers = given.map(({ by, kind, ...more }, i) => offerBy(by, `o${i}`, kind, more))
        const people = contextOf(['ann', 'bob', isCatHere ? 'cat' : '-cat'], { intensity })
        const seats = people.seats.map((seat) => (seat.id === 'bob' ? { ...seat, muted } : seat))
        for (const { id, text } of ours(dealt(20, offers, { ...people, seats }, seed))) {
          const from = offers.find((one) => offerCardId(one.id) === id)
          expect(from?.kind).toBe('truth')
          expect(from?.by).not.toBe('bob')
          expect(from?.by === 'ann' || (from?.by === 'cat' && isCatHere)).toBe(true)
          expect(suitsLevel(from?.level ?? 'Intense', intensity)).toBe(true)
          expect(from?.topics.some((topic) => muted.includes(topic))).toBe(false)
          expect(isAboutOneOf(text, THREE)).toBe(false)
          expect(text).toBe(sentenceOf('truth', from?.text ?? ''))
        }
      }),
    )
  })

  it('[OWN-4] one for everyone has no topic that anyone muted', () => {
    const { seats, ...context } = contextOf(THREE)
    const muted = seats.map((seat) => (seat.id === 'cat' ? { ...seat, muted: ['work' as const] } : seat))
    const offers = [offerBy('ann', 'a', 'starter', { topics: ['work'] }), offerBy('ann', 'b', 'starter')]
    const waiting = waitingCards(tableWith(THREE), 'starter', { ...context, seats: muted, offers })
    expect(waiting.map(({ id }) => id)).toEqual(['b'])
  })

  it("[OWN-5] don't change chance while there are none", () => {
    expect(dealt(30, [])).toEqual(dealt(30, [offerBy('ann', 'n', 'never'), offerBy('bob', 'b', 'truth')]))
  })

  it.each([
    ['never', 'sung in a bank', 'Never have I ever sung in a bank.'],
    ['never', 'never have i ever, sung in a bus?', 'Never have I ever sung in a bus?'],
    ['truth', 'What did you hide about your dog', 'What did you hide about your dog?'],
    ['truth', 'Who do you judge because of shoes?', 'Who do you judge because of shoes?'],
    ['dare', 'Sing a love song to the fridge', 'Sing a love song to the fridge.'],
    ['dare', 'Sing a love song to the fridge!', 'Sing a love song to the fridge!'],
  ] as const)('[OWN-2] a %s “%s” is read out as “%s”', (kind, text, read) => {
    expect(sentenceOf(kind, text)).toBe(read)
  })

  it('[OWN-6] is signed once it was played, and a card from a deck is not', () => {
    const table = tableWith(THREE)
    expect(signCard(table, 'truth-mild-1')).toBe(table)
    const signed = signCard(table, offerCardId('a'))
    expect(signed.signed).toEqual(['offer-a'])
    expect(signCard(signed, offerCardId('a'))).toBe(signed)
    expect(ownCards(table, 'truth', contextOf(THREE))).toEqual([])
  })
})
