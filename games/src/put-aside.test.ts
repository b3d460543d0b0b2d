import { CARDS_ASIDE_MOST } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { DECKS } from './decks/index.ts'
import type { Card } from './kit/card.ts'
import { pilesFor, withoutAside } from './local/piles.ts'
import { findCards, readCards, whyNotAside } from './put-aside.ts'

const lines: readonly Card[] = DECKS.lines.cards.filter((card) => card.intensity === 'Mild')

describe('which cards can be put aside', () => {
  it("[KIT-72] a card from a deck or a bank can be, an unknown one can't", async () => {
    expect(await whyNotAside(lines[0]?.id ?? '', new Set())).toBeNull()
    expect(await whyNotAside('bank-truth-or-dare-mild-01', new Set())).toBeNull()
    expect(await whyNotAside('lines-mild-9999', new Set())).toBe('unknown')
  })

  it.each(Object.entries(DECKS))(
    '[KIT-72] of %s enough stay for a table that has muted everything',
    async (_, deck) => {
      for (const intensity of ['Mild', 'Medium', 'Intense'] as const) {
        const level = deck.cards.filter((card) => card.intensity === intensity)
        const aside = new Set<string>()
        // Cards that suit anyone first, as someone who wants to empty the level would do
        for (const card of level.toSorted((one, other) => one.topics.length - other.topics.length))
          if ((await whyNotAside(card.id, aside)) === null) aside.add(card.id)
        expect(aside.size).toBeGreaterThan(0)
        expect(aside.size).toBeLessThanOrEqual(Math.min(level.length / 4, CARDS_ASIDE_MOST))
        const left = level.filter((card) => !aside.has(card.id) && card.topics.length === 0)
        expect(left.length).toBeGreaterThan(2)
      }
    },
  )

  it('[KIT-72] no more than the limit can be set aside together', async () => {
    const many = new Set(Array.from({ length: CARDS_ASIDE_MOST }, (_, i) => `another-${i}`))
    expect(await whyNotAside(lines[0]?.id ?? '', many)).toBe('too-many')
  })

  it('[KIT-72] finds them by their text, and reads them by their ids', async () => {
    const [card] = await readCards([lines[0]?.id ?? ''])
    expect(card?.text).not.toBe('')
    expect(await findCards((card?.text ?? '').toUpperCase(), 5)).toContainEqual(card)
    expect(await findCards('e', 7)).toHaveLength(7)
    expect(await readCards(['gone-mild-01'])).toEqual([{ id: 'gone-mild-01', text: '' }])
  })
})

it('[LOCAL-22] one phone deals without the cards that are put aside', async () => {
  const piles = await pilesFor('never-have-i-ever', 'Mild')
  const [first, second] = piles[0]?.cards ?? []
  const left = withoutAside(piles, new Set([first?.id ?? '']))
  expect(left[0]?.cards).toHaveLength((piles[0]?.cards.length ?? 0) - 1)
  expect(left[0]?.cards[0]).toBe(second)
})
