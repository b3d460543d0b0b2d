import { INTENSITIES, OFFER_MAX } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { BEGINNINGS_MOST, beginningOf } from '../../session/beginnings.ts'
import { DECKS } from '../index.ts'
import { beginnings } from './index.ts'

/** The author needs room too. */
const LONGEST = OFFER_MAX / 2
const dealt = beginnings.filter(({ kind }) => kind !== 'never')

describe('how cards begin that people finish', () => {
  it('[OWN-9] have ids of their own, and no card of a deck has one of them', () => {
    const ids = [...beginnings, ...Object.values(DECKS).flatMap((deck) => [...deck.cards])].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('[OWN-9] leave room to go on, name no one, and end open', () => {
    for (const { id, text } of dealt) {
      expect(text.length, id).toBeLessThanOrEqual(LONGEST)
      expect(text, id).toMatch(/^[A-Z][^{}…]+ …$/)
    }
  })

  it.each(['truth', 'dare', 'starter'] as const)('[OWN-9] every level has enough of each %s for anyone', (kind) => {
    for (const level of INTENSITIES) {
      const forAnybody = dealt.filter((one) => one.kind === kind && one.intensity === level && one.topics.length === 0)
      expect(forAnybody.length, level).toBeGreaterThanOrEqual(BEGINNINGS_MOST)
    }
  })

  it('[OWN-2] each is known again by how a line starts, however its quotes are typed', () => {
    for (const one of beginnings) {
      const text = `${one.text.replace(' …', '').replaceAll('’', "'")} a goose`
      expect(beginningOf(one.kind, text)?.id, one.id).toBe(one.id)
    }
  })
})
