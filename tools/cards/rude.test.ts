import { DECKS } from '@highjinks/games/decks'
import { INTENSITIES } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { isFact } from './line.ts'
import { countRuder } from './rude.ts'

const facts = DECKS.facts.cards.filter(isFact)

describe('facts', () => {
  it('[DECK-15] tell the ruder filling from the tamer one', () => {
    const fact = (truth: string, bend: string) => ({ truth, bend })
    expect(countRuder([fact('a fart', 'a sneeze'), fact('a nose', 'a penis'), fact('urine', 'dung')])).toEqual({
      truths: 1,
      bends: 1,
    })
  })

  it.each(INTENSITIES)('[DECK-15] at %s the ruder filling is true about half of the time', (level) => {
    const { truths, bends } = countRuder(facts.filter(({ intensity }) => intensity === level))
    const share = truths / (truths + bends)
    expect(share).toBeGreaterThan(0.35)
    expect(share).toBeLessThan(0.65)
  })
})
