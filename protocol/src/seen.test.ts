import { describe, expect, it } from 'vitest'
import { packCards, packedCards, SEEN_MAX, unpackCards } from './seen.ts'

const LEVELS = ['mild', 'medium', 'intense']
const whole = Array.from({ length: 15 }, (_, deck) => deck).flatMap((deck) =>
  LEVELS.flatMap((level) =>
    Array.from({ length: 70 }, (_, n) => `deck${'abcdefghijklmno'[deck]}-${level}-${n + 101}`.replace('deck', 'task-')),
  ),
)

describe('the cards that were seen', () => {
  it('[SEEN-1] are the same when they are unpacked, each deck in its order', () => {
    const ids = ['truth-mild-02', 'dare-mild-101', 'truth-mild-213', 'truth-mild-01', 'task-duel-medium-03']
    const back = unpackCards(packCards(ids))
    expect(back.toSorted()).toEqual(ids.toSorted())
    expect(back.filter((id) => id.startsWith('truth'))).toEqual(['truth-mild-02', 'truth-mild-213', 'truth-mild-01'])
    expect(unpackCards(packCards([]))).toEqual([])
  })

  it('[SEEN-1] three thousand of them are eight kilobytes at most', () => {
    expect(whole).toHaveLength(3150)
    const packed = packCards(whole)
    expect(packed.length).toBeLessThanOrEqual(SEEN_MAX)
    expect(unpackCards(packed)).toHaveLength(whole.length)
    expect(packedCards.safeParse(packed).success).toBe(true)
  })

  it('[SEEN-1] when there are too many, the oldest are forgotten', () => {
    const more = [...whole, ...whole.map((id) => id.replace('task', 'more'))]
    const packed = packCards(more)
    expect(packed.length).toBeLessThanOrEqual(SEEN_MAX)
    expect(unpackCards(packed)).toContain(more.at(-1))
    expect(unpackCards(packed)).not.toContain(more[0])
  })

  it('[SEEN-1] an id counts once, where it was seen last, and what is no card is left out', () => {
    expect(unpackCards(packCards(['truth-mild-01', 'truth-mild-02', 'truth-mild-01']))).toEqual([
      'truth-mild-02',
      'truth-mild-01',
    ])
    expect(packCards(['said-7', 'truth-mild-1', 'truth-mild-2000', 'x', 'Truth-mild-01'])).toBe('')
  })

  it.each(['x', 'truth-mild=', 'truth-mild=0', 'truth mild=01', ';', `a=${'01'.repeat(SEEN_MAX)}`, 7])(
    '[SEEN-2] %s is refused',
    (text) => {
      expect(packedCards.safeParse(text).success).toBe(false)
    },
  )
})
