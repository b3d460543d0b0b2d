import { describe, expect, test } from 'vitest'
import { packedSeenCards, rememberCards, seenCards } from './seen-cards.ts'

describe('what this browser has seen', () => {
  test('[SEEN-1] grows card by card, and one that comes again is the latest', () => {
    expect(seenCards()).toEqual([])
    rememberCards(['truth-mild-101', 'truth-mild-102'])
    rememberCards(['dare-mild-101', 'truth-mild-101'])
    expect(seenCards().filter((id) => id.startsWith('truth'))).toEqual(['truth-mild-102', 'truth-mild-101'])
    expect(packedSeenCards()).toContain('dare-mild=2t')
  })

  test('[SEEN-2] is empty when something else was written there', () => {
    localStorage.setItem('seenCards', '"<script>"')
    expect(packedSeenCards()).toBe('')
  })
})
