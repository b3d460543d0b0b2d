import { INTENSITIES, type Intensity, TOPICS, type Topic } from '@highjinks/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { facts } from './baked-or-bluffing/deck/index.ts'
import { dares } from './decks/dares/index.ts'
import { truths } from './decks/truths/index.ts'
import { challenges, stunts } from './high-rollers/deck/index.ts'
import type { Card } from './kit/card.ts'
import { bankFor } from './local/bank-for.ts'
import { nevers } from './never-have-i-ever/deck/index.ts'
import { starters } from './puff-puff-pass-truths/deck/index.ts'
import { GAMES } from './register.ts'
import { scenarios } from './roll-and-react/deck/index.ts'
import { tasks } from './spin-the-stash/deck/index.ts'

const segment = (name: string) => tasks.filter((task) => task.segment === name)

/** Every deck: the fewest cards it may have, and how many of an intensity or milder an evening of eight can need. */
const DECKS: Readonly<Record<string, { cards: readonly Card[]; least: number; needs: number }>> = {
  // Sixteen turns, two cards each, whatever everybody chooses.
  truths: { cards: truths, least: 60, needs: 32 },
  dares: { cards: dares, least: 60, needs: 32 },
  scenarios: { cards: scenarios, least: 40, needs: 32 },
  // Ten rounds, and every card swapped.
  nevers: { cards: nevers, least: 60, needs: 20 },
  facts: { cards: facts, least: 60, needs: 20 },
  // Sixteen rolls, if they were all alike.
  stunts: { cards: stunts, least: 48, needs: 16 },
  challenges: { cards: challenges, least: 48, needs: 16 },
  // Sixteen spins over eight segments: eight on one of them is one evening in two thousand.
  'tasks for everyone': { cards: segment('everyone'), least: 10, needs: 8 },
  duels: { cards: segment('duel'), least: 10, needs: 8 },
  'house rules': { cards: segment('rule'), least: 10, needs: 8 },
  breathers: { cards: segment('breather'), least: 10, needs: 8 },
  // Three each to begin with; they come round again, and nobody sees another's.
  starters: { cards: starters, least: 30, needs: 9 },
}
const online = Object.values(DECKS).flatMap((deck) => deck.cards)
const decks = Object.entries(DECKS).map(([name, deck]) => ({ name, ...deck }))

/** As it reads on a screen, with where it comes from. */
interface Line {
  readonly from: string
  readonly text: string
}

/** What somebody asked to do something could be asked to do, at the start of a sentence. */
const DRUGS =
  /(?:^|[.!?:;,] |\b(?:must|then|and) )(?:drink|sip|chug|down|gulp|smoke|vape|inhale|toke|puff|light up|swallow)\b/i
const HITS = /\btake (?:a|another|one|two|three|\d+) (?:more )?(?:hit|puff|drag|toke|shot|sip|drink|swig|bong)s?\b/i
const BODIES =
  /(?:^|[.!?:;,] |\b(?:must|then|and) )(?:kiss|lick|undress|strip|touch|stroke|massage|hug|cuddle|spank|grope|fondle)\b/i
const CLOTHES =
  /\b(?:take|pull) off (?:your|a|one|some|all|their|the) (?:\w+ )?(?:shirt|top|trousers|pants|clothes|underwear|bra|dress|skirt|shorts|clothing)\b/i

function linesOf(card: Card): Line[] {
  const { id } = card
  const fields = ['text', 'truth', 'lie'].flatMap((field) => (field in card ? [Reflect.get(card, field)] : []))
  const neighbours: unknown = Reflect.get(card, 'neighbours')
  return [...fields, ...(Array.isArray(neighbours) ? neighbours : [])].map((text) => ({ from: id, text: String(text) }))
}

let local: readonly Line[] = []
beforeAll(async () => {
  const slugs = [...Object.keys(GAMES), 'generic']
  const banks = await Promise.all(slugs.map(async (slug) => [slug, await bankFor(slug)] as const))
  local = banks.flatMap(([slug, bank]) =>
    INTENSITIES.flatMap((level) => bank[level].map(({ text }, i) => ({ from: `local ${slug} ${level} ${i}`, text }))),
  )
})

describe('what there is', () => {
  it.each(decks)('[DECK-1] there are at least $least $name, at every intensity', ({ cards, least }) => {
    expect(cards.length).toBeGreaterThanOrEqual(least)
    for (const level of INTENSITIES) expect(cards.filter((card) => card.intensity === level).length).toBeGreaterThan(9)
  })

  it('[DECK-1] there are at least 40 tasks for the wheel', () => {
    expect(tasks.length).toBeGreaterThanOrEqual(40)
  })

  it('[DECK-2] the local prompts are 135 and more', () => {
    expect(local).toHaveLength(5 * 7 * 3 + 10 * 3 + 10 * 3 + 20 * 3)
  })

  it('[DECK-3] no two cards of any decks share an id', () => {
    expect(new Set(online.map((card) => card.id)).size).toBe(online.length)
  })

  it.each(decks)('[DECK-4] $name last an evening of eight at each intensity with any three topics muted', (deck) => {
    const short: string[] = []
    for (const muted of threes(TOPICS)) {
      for (const level of INTENSITIES) {
        const left = deck.cards.filter((card) => isMilder(card.intensity, level) && !isMuted(card, muted))
        if (left.length < deck.needs) short.push(`${level} without ${muted.join(', ')}: ${left.length}`)
      }
    }
    expect(short).toEqual([])
  })
})

describe('what they say', () => {
  it('[DECK-5] no two cards of any decks, online or local, say the same in other words', () => {
    expect(alike([...online.flatMap(linesOf), ...local], 0.5)).toEqual([])
  })

  it('[DECK-6] nobody is told to consume, to touch or to undress', () => {
    const told = [...online.flatMap(linesOf), ...local].filter(({ text }) =>
      [DRUGS, HITS, BODIES, CLOTHES].some((banned) => banned.test(text)),
    )
    expect(told.map(({ from, text }) => `${from}: ${text}`)).toEqual([])
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

  it('[DECK-7] every fact says why in one line and where to check it', () => {
    for (const fact of facts) {
      expect(fact.why, fact.id).toMatch(/^\S.{20,200}$/)
      expect(fact.source, fact.id).toMatch(/^\S.{3,}$/)
      expect(fact.truth, fact.id).not.toBe(fact.lie)
    }
  })

  it('[DECK-7] a scene has three neighbours, all different', () => {
    for (const scene of scenarios) expect(new Set([scene.text, ...scene.neighbours]).size, scene.id).toBe(4)
  })

  it('[DECK-8] everything fits a phone, and no topic is unknown', () => {
    for (const line of [...online.flatMap(linesOf), ...local]) {
      expect(line.text, line.from).toMatch(/^\S.{5,168}\S$/)
    }
    for (const card of online) expect(TOPICS, card.id).toEqual(expect.arrayContaining([...card.topics]))
  })
})

function isMilder(one: Intensity, level: Intensity): boolean {
  return INTENSITIES.indexOf(one) <= INTENSITIES.indexOf(level)
}

function isMuted(card: Card, muted: readonly Topic[]): boolean {
  return card.topics.some((topic) => muted.includes(topic))
}

function threes<T>(list: readonly T[]): T[][] {
  return list.flatMap((a, i) => list.slice(i + 1).flatMap((b, j) => list.slice(i + j + 2).map((c) => [a, b, c])))
}

/** Pairs of lines from different cards whose longer words are mostly the same. */
function alike(lines: readonly Line[], limit: number): string[] {
  const worded = lines.map((line) => ({ ...line, words: longWords(line.text) }))
  const byWord = new Map<string, number[]>()
  const found: string[] = []
  for (const [i, line] of worded.entries()) {
    const shared = new Map<number, number>()
    for (const word of line.words) {
      const others = byWord.get(word) ?? []
      for (const j of others) shared.set(j, (shared.get(j) ?? 0) + 1)
      byWord.set(word, [...others, i])
    }
    for (const [j, count] of shared) {
      const other = worded[j]
      if (!other || other.from === line.from) continue
      if (count / (line.words.size + other.words.size - count) >= limit) {
        found.push(`${other.from}: ${other.text} ~ ${line.from}: ${line.text}`)
      }
    }
  }
  return found
}

/** More than three letters, without the words that every "Never have I ever" begins with. */
function longWords(text: string): ReadonlySet<string> {
  const spoken = text.toLowerCase().replace(/^never have i ever /, '')
  return new Set(spoken.match(/\p{L}{4,}/gu) ?? [])
}
