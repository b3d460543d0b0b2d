import { describe, expect, test } from 'vitest'
import { packedSeenCards, rememberCards, seenCards } from './seen-cards.ts'

describe('seen cards in this browser', () => {
  test('[SEEN-1] grows card by card, and moves a card that comes again to the end', () => {
    expect(seenCards()).toEqual([])
    rememberCards(['truth-mild-101', 'truth-mild-102'])
    rememberCards(['dare-mild-101', 'truth-mild-101'])
    expect(seenCards().filter((id) => id.startsWith('truth'))).toEqual(['truth-mild-102', 'truth-mild-101'])
    expect(packedSeenCards()).toContain('dare-mild=2t')
  })

  test('[SEEN-2] starts empty when something else is stored there', () => {
    localStorage.setItem('seenCards', '"<script>"')
    expect(packedSeenCards()).toBe('')
  })
})
