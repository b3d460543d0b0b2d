import { callbacks } from '@highjinks/games/decks/callbacks'
import { neverStarters } from '@highjinks/games/decks/never-starters'
import { describe, expect, it } from 'vitest'
import { bankLines, decks, isFact, type Line, linesOf } from './line.ts'
import { SAFE_CARDS } from './safe-cards.ts'
import { findUnsafe } from './unsafe.ts'

/** Facts order nothing and are about the past; only slurs don't belong there either. */
const told = decks.filter(({ name }) => name !== 'facts').flatMap(({ cards }) => cards.flatMap(linesOf))
const facts = decks
  .flatMap(({ cards }) => cards.filter(isFact))
  .flatMap(({ id, text, truth, bend, why }) => [text, truth, bend, why].map((line) => ({ id, text: line })))
const asLines = (name: string, texts: readonly string[]): readonly Line[] =>
  texts.map((text, i) => ({ id: `${name} ${i + 1}`, text }))

const reasons = Object.entries(SAFE_CARDS).flatMap(([danger, byReason]) =>
  Object.entries(byReason).flatMap(([reason, ids]) => ids.map((id) => ({ danger, reason, id }))),
)

describe('what no card may ask for', () => {
  it('[DECK-16] is found by its words, and every card that keeps such a word has a reason', async () => {
    const lines = [
      ...told,
      ...(await bankLines()),
      ...asLines('callback', callbacks),
      ...asLines('never starter', neverStarters),
    ]
    const found = [...findUnsafe(lines), ...findUnsafe(facts).filter(({ danger }) => danger === 'use a slur')]
    const isSafe = (one: { readonly danger: string; readonly id: string }) =>
      reasons.some(({ danger, id }) => danger === one.danger && id === one.id)
    expect
      .soft(found.filter((one) => !isSafe(one)).map(({ danger, id, text }) => `${danger}: ${id}: ${text}`))
      .toEqual([])
    const isFound = (one: { readonly danger: string; readonly id: string }) =>
      found.some(({ danger, id }) => danger === one.danger && id === one.id)
    expect(reasons.filter((one) => !isFound(one)).map(({ danger, id }) => `no longer ${danger}: ${id}`)).toEqual([])
  })

  it.each([
    ['take something', 'Stand up and drink the rest.'],
    ['send or post something', 'Write to your boss. Send it.'],
    ['call somebody', 'Call your mother and sing.'],
    ['call somebody', 'Put a friend on speaker.'],
    ['tell on somebody', 'Say who said it, and they may ask who.'],
    ['eat without knowing what is in it', 'I never told them about the brownies.'],
    ['drive', 'You drive home, high.'],
    ['act an emergency', 'Act out passing out, very slowly.'],
    ['undress', 'The loser strips.'],
    ['bring in a child', 'Tell us about your first kiss.'],
    ['use a slur', 'Dance like a gypsy.'],
    ['go up high', 'Sing from the balcony.'],
    ['play with fire', 'Make a wish and burn it.'],
  ])('[DECK-16] to %s is found in “%s”', (danger, text) => {
    expect(findUnsafe([{ id: 'card', text }]).map((one) => one.danger)).toContain(danger)
  })
})
