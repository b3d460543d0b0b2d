import { INTENSITIES, TOPICS, type Topic } from '@highjinks/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { boards } from './decks/boards/index.ts'
import { facts } from './decks/facts/index.ts'
import { DECKS, namesFor } from './decks/index.ts'
import { type Card, fillBlank } from './kit/card.ts'
import { FAMILIES, HEATS } from './kit/family.ts'
import { bankFor } from './local/bank-for.ts'
import { GAMES } from './register.ts'

/** Every deck that a game deals: its minimum size, and the most cards that an evening of eight can need. */
const NEEDS = {
  // Sixteen turns with two cards each, whatever everyone chooses.
  truths: { least: 60, needs: 32 },
  dares: { least: 60, needs: 32 },
  // Three runs each.
  boards: { least: 100, needs: 24 },
  // Ten rounds, with every statement swapped.
  nevers: { least: 60, needs: 20 },
  // If someone mutes a card's topics, the rest repeat sooner; `npm run decks` shows thin levels.
  facts: { least: 60, needs: 7 },
  // Sixteen rolls, if they were all alike.
  stunts: { least: 48, needs: 16 },
  challenges: { least: 48, needs: 15 },
  // Twenty-four spins over eight segments: nine on one of them happens in one of five hundred evenings.
  lines: { least: 40, needs: 9 },
  points: { least: 60, needs: 9 },
  duels: { least: 48, needs: 9 },
  swaps: { least: 48, needs: 9 },
  gifts: { least: 48, needs: 9 },
  'house-rules': { least: 48, needs: 9 },
  jackpots: { least: 48, needs: 9 },
  // Four sheets each, with three lines and then two.
  starters: { least: 30, needs: 72 },
}
const online: readonly Card[] = Object.values(DECKS).flatMap((deck): readonly Card[] => deck.cards)
const decks = (Object.keys(NEEDS) as (keyof typeof NEEDS)[]).map((name) => ({
  name,
  cards: DECKS[name].cards as readonly Card[],
  ...NEEDS[name],
}))

/** A line as it reads on a screen, and its source. */
interface Line {
  readonly from: string
  readonly text: string
}

/** Verbs of an order, at the start of a sentence. */
const DRUGS =
  /(?:^|[.!?:;,] |\b(?:must|then|and) )(?:drink|sip|chug|down|gulp|smoke(?! or)|vape|inhale|toke|puff|light up|swallow)\b/i
const HITS = /\btake (?:a|another|one|two|three|\d+) (?:more )?(?:hit|puff|drag|toke|shot|sip|drink|swig|bong)s?\b/i
const BODIES =
  /(?:^|[.!?:;,] |\b(?:must|then|and) )(?:kiss|lick|undress|strip|touch(?! your)|stroke|massage|hug|cuddle|spank|grope|fondle)\b/i
const CLOTHES =
  /\b(?:take|pull) off (?:your|a|one|some|all|their|the) (?:\w+ )?(?:shirt|top|trousers|pants|clothes|underwear|bra|dress|skirt|shorts|clothing)\b/i

function rawLines(card: Card): Line[] {
  return 'text' in card ? [{ from: card.id, text: String(card.text) }] : linesOf(card)
}

function linesOf(card: Card): Line[] {
  const { id } = card
  if ('scenes' in card && Array.isArray(card.scenes))
    return card.scenes.map((scene) => ({ from: id, text: String(scene) }))
  const fact = facts.find((one) => one.id === id)
  if (fact) return [fact.truth, fact.bend].map((filling) => ({ from: id, text: fillBlank(fact, filling) }))
  return 'text' in card ? [{ from: id, text: String(card.text) }] : []
}

let local: readonly Line[] = []
beforeAll(async () => {
  const slugs = [...Object.keys(GAMES), 'generic']
  const banks = await Promise.all(slugs.map(async (slug) => [slug, await bankFor(slug)] as const))
  local = banks.flatMap(([slug, bank]) =>
    INTENSITIES.flatMap((level) => bank[level].map(({ text }, i) => ({ from: `local ${slug} ${level} ${i}`, text }))),
  )
})

describe('the decks', () => {
  it.each(Object.entries(DECKS))('[DECK-9] %s leave open only names that a deal of theirs can know', (_, deck) => {
    const known: readonly string[] = [...namesFor(deck), 'blank']
    for (const card of deck.cards.flatMap((one: Card) => rawLines(one))) {
      for (const [, word = ''] of card.text.matchAll(/\{(.*?)\}/g)) expect(known, card.from).toContain(word)
    }
  })

  it.each(decks)('[DECK-1] there are at least $least $name, at every intensity', ({ cards, least }) => {
    expect(cards.length).toBeGreaterThanOrEqual(least)
    for (const level of INTENSITIES) expect(cards.filter((card) => card.intensity === level).length).toBeGreaterThan(9)
  })

  it('[DECK-2] the local prompts are 135 and more', () => {
    expect(local.length).toBeGreaterThanOrEqual(5 * 7 * 3 + 10 * 3 + 10 * 3 + 20 * 3)
  })

  it('[DECK-3] no two cards of any decks share an id', () => {
    expect(new Set(online.map((card) => card.id)).size).toBe(online.length)
  })

  it.each(decks)('[DECK-4] $name last an evening of eight at each intensity with any three topics muted', (deck) => {
    const short: string[] = []
    for (const muted of threes(TOPICS)) {
      for (const level of INTENSITIES) {
        const left = deck.cards.filter((card) => card.intensity === level && !isMuted(card, muted))
        if (left.length < deck.needs) short.push(`${level} without ${muted.join(', ')}: ${left.length}`)
      }
    }
    expect(short).toEqual([])
  })

  it.each(decks.filter(({ name }) => name !== 'facts'))(
    '[DECK-10] $name have some for everyone, whatever is muted',
    (deck) => {
      const isForAll = (card: Card) =>
        card.topics.length === 0 && card.room !== 'same' && linesOf(card).every(isNameless)
      for (const level of INTENSITIES)
        expect(deck.cards.filter((card) => card.intensity === level && isForAll(card)).length).toBeGreaterThan(4)
    },
  )
})

describe("the cards' texts", () => {
  it('[DECK-6] no card tells anyone to consume, to touch or to undress', () => {
    const banned = [...online.flatMap(linesOf), ...local].filter(({ text }) =>
      [DRUGS, HITS, BODIES, CLOTHES].some((banned) => banned.test(text)),
    )
    expect(banned.map(({ from, text }) => `${from}: ${text}`)).toEqual([])
  })

  it.each([
    'Drink three of anything.',
    'Sit down, then smoke it.',
    'The loser must chug.',
    'Take another hit.',
    'Take two more sips and sing.',
    'Now, kiss.',
    'Turn round. Massage whoever sits on your left.',
    'Take off your lucky shirt.',
  ])('[DECK-6] %s would be found', (text) => {
    expect([DRUGS, HITS, BODIES, CLOTHES].some((banned) => banned.test(text))).toBe(true)
  })

  it('[DECK-7] every fact has one blank, a one-line explanation and a source', () => {
    for (const fact of facts) {
      expect(fact.text.match(/\{blank\}/g), fact.id).toHaveLength(1)
      expect(fact.why, fact.id).toMatch(/^\S.{20,200}$/)
      expect(fact.sources.length, fact.id).toBeGreaterThan(0)
      for (const source of fact.sources) expect(source, fact.id).toMatch(/^\S.{3,}$/)
      expect(fact.truth, fact.id).not.toBe(fact.bend)
    }
  })

  it('[DECK-7] the scenes of a board are all different', () => {
    for (const { id, scenes } of boards) {
      expect(scenes.length, id).toBeGreaterThan(3)
      expect(new Set(scenes).size, id).toBe(scenes.length)
    }
  })

  it('[DECK-8] everything fits a phone, and no topic, heat or family is unknown', () => {
    for (const line of [...online.flatMap(linesOf), ...local]) {
      expect(line.text, line.from).toMatch(/^\S.{5,168}\S$/)
    }
    for (const card of online) {
      expect(TOPICS, card.id).toEqual(expect.arrayContaining([...card.topics]))
      expect(HEATS, card.id).toContain(card.heat)
      expect(FAMILIES, card.id).toContain(card.family)
    }
  })
})

function isNameless({ text }: Line): boolean {
  return !text.includes('{')
}

function isMuted(card: Card, muted: readonly Topic[]): boolean {
  return card.topics.some((topic) => muted.includes(topic))
}

function threes<T>(list: readonly T[]): T[][] {
  return list.flatMap((a, i) => list.slice(i + 1).flatMap((b, j) => list.slice(i + j + 2).map((c) => [a, b, c])))
}
