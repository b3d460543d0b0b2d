import { describe, expect, it } from 'vitest'
import { findAlike, THE_SAME } from './likeness.ts'
import { bankLines, decks, linesOf } from './line.ts'

const lines = (...texts: readonly string[]) => texts.map((text, i) => ({ id: `card-${i}`, text }))
const likenesses = (...texts: readonly string[]) => findAlike(lines(...texts), 0.01).map(({ likeness }) => likeness)
/** Enough others to make a shared word rare. */
const OTHERS = ['Which uncle sings?', 'Mime a broken elevator.', 'Who owns a canoe?', 'Bark twice at the moon.', 'Hum.']

describe('two cards that say the same thing', () => {
  it('[DECK-5] are found even with their words in other forms, or dressed up for another deck', () => {
    const pairs = [
      ['Never have I ever cried in an office bathroom.', 'I cried in the office bathroom over …'],
      ['What would {left} be arrested for at a tiny airport?', 'Who gets arrested at tiny airports?'],
    ] as const
    for (const [one, other] of pairs) {
      const [most = 0] = likenesses(one, other, ...OTHERS)
      expect(most).toBeGreaterThan(0.6)
    }
  })

  it('[DECK-5] are less alike in a different order, and two shared words are not enough', () => {
    const [ordered = 0] = likenesses('Bribe the bouncer with pancakes.', 'Bribe any bouncer with pancakes.', ...OTHERS)
    const [turned = 0] = likenesses('Bribe the bouncer with pancakes.', 'Pancakes: bouncer! Bribe!', ...OTHERS)
    expect(turned).toBeLessThan(ordered)
    expect(likenesses('Cry at a commercial.', 'A cry at commercials?', ...OTHERS)).toEqual([])
  })

  it('[DECK-5] are in none of our decks, nor among the prompts that one phone starts with', async () => {
    const all = [...decks.flatMap(({ cards }) => cards.flatMap(linesOf)), ...(await bankLines())]
    const found = findAlike(all, THE_SAME)
    expect(found.map(({ one, other }) => `${one.id}: ${one.text} ~ ${other.id}: ${other.text}`)).toEqual([])
  })
})
