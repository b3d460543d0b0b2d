import { describe, expect, it } from 'vitest'
import { contextOf, tableWith } from '../testing/toy.ts'
import type { Prompt } from './card.ts'
import { seeded } from './chance.ts'
import { dealPrompt } from './deal-prompt.ts'
import { addWritten, allowQuote, callbackId } from './written.ts'
import type { WrittenLine } from './written-line.ts'

const THREE = ['ann', 'bob', 'cat'] as const
const TEMPLATES = ['{author} says: “{line}”. Ask one question.']
const card: Prompt = { id: 'card-1', intensity: 'Mild', heat: 1, family: 'work', topics: [], text: 'A card' }

const line: WrittenLine = {
  id: 'line-a',
  author: 'ann',
  text: 'I can juggle lemons',
  starter: { id: 'start', text: 'I can …', intensity: 'Mild', heat: 1, family: 'fame', topics: ['food'] },
  heardBy: [...THREE],
  votes: 1,
  mayQuote: false,
}
const table = { ...tableWith(THREE, { turn: 'bob' }), written: [line] }

/** Returns the results of several deals in a row. */
function dealt(count: number, change: Partial<typeof table> = {}, context = contextOf(THREE, { intensity: 'Mild' })) {
  let state = { ...table, ...change }
  const random = seeded(5)
  return Array.from({ length: count }, () => {
    const deal = dealPrompt(state, { deck: [card], callbacks: TEMPLATES }, { ...context, random }, ['bob'])
    state = deal.state
    return deal.card
  })
}

describe('lines of tonight', () => {
  it('[KIT-44] come back now and then as a card, once', () => {
    const cards = dealt(60)
    const back = cards.filter((one) => one.id === callbackId('line-a'))
    expect(back.map((one) => one.text)).toEqual(['ann says: “I can juggle lemons”. Ask one question.'])
    expect(cards.filter((one) => one.id === card.id)).toHaveLength(59)
  })

  it.each([
    ['I juggle lemons.', 'I juggle lemons'],
    ['I juggle lemons!', 'I juggle lemons!'],
    ['I juggle...', 'I juggle...'],
  ])('[KIT-33] “%s” is quoted as “%s” inside a sentence', (text, quoted) => {
    const back = dealt(60, { written: [{ ...line, text }] }).find((one) => one.id === callbackId('line-a'))
    expect(back?.text).toBe(`ann says: “${quoted}”. Ask one question.`)
  })

  it('[KIT-44] not for their own author, past a chip, or while a reader is away', () => {
    const nobody = (cards: ReturnType<typeof dealt>) => cards.every((one) => one.id === card.id)
    const context = contextOf(THREE, { intensity: 'Mild' })
    const muted = context.seats.map((seat) => (seat.id === 'bob' ? { ...seat, muted: ['food' as const] } : seat))
    expect(nobody(dealt(60, {}, { ...context, seats: muted }))).toBe(true)
    expect(nobody(dealt(60, {}, contextOf(['ann', 'bob', '-cat'], { intensity: 'Mild' })))).toBe(true)
    expect(nobody(dealt(60, { written: [{ ...line, author: 'bob' }] }))).toBe(true)
  })

  it('[KIT-44] are quoted only with their author’s yes, which can be taken back', () => {
    const allowed = allowQuote(table, 'ann', 'line-a', true)
    expect(allowed?.written[0]?.mayQuote).toBe(true)
    expect(allowed && allowQuote(allowed, 'ann', 'line-a', false)?.written[0]?.mayQuote).toBe(false)
    expect(allowQuote(table, 'bob', 'line-a', true)).toBeNull()
    expect(allowQuote(table, 'ann', 'nowhere', true)).toBeNull()
  })

  it('[KIT-44] are remembered once each', () => {
    const more = { ...line, id: 'line-b' }
    expect(addWritten(table, [line, more]).written.map(({ id }) => id)).toEqual(['line-a', 'line-b'])
  })
})
