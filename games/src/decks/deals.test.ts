import { DISTANCES, INTENSITIES, TOPICS } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import type { Card } from '../kit/card.ts'
import { pickOne, randomBelow, seeded, shuffle } from '../kit/chance.ts'
import { type Ask, type Dealing, deal } from '../kit/deal.ts'
import { HEATS } from '../kit/family.ts'
import type { Company, Person } from '../kit/names.ts'
import { EVENINGS, seedsFor } from '../testing/evenings.ts'
import { DECKS } from './index.ts'

/** A hundred deals for every fourth evening of the test run. */
const SESSIONS = Math.ceil(EVENINGS / 4)
const DEALS = 100
const decks = Object.values(DECKS).map((deck): readonly Card[] => deck.cards)
const byId = new Map(decks.flat().map((card) => [card.id, card]))

function chancePerson(i: number, random: () => number): Person {
  const muted = random() < 0.4 ? shuffle(TOPICS, random).slice(0, randomBelow(5, random)) : []
  const [isBot, isHere, canBeNamed] = [random() < 0.2, random() < 0.85, random() < 0.8]
  return { id: `p${i}`, name: `Name${i}`, isBot, isHere, canBeNamed, muted }
}

function chanceAsk(people: readonly Person[], last: Pick<Dealing<Card>, 'seen' | 'named'>, random: () => number) {
  const id = (chance: number) => (random() < chance ? (pickOne(people, random)?.id ?? null) : null)
  const performers = random() < 0.8 ? shuffle(people, random).slice(0, 1 + randomBelow(2, random)) : []
  const company: Company = {
    people,
    performers: performers.map((one) => one.id),
    leader: id(0.7),
    last: id(0.7),
    host: id(0.9),
    named: last.named,
  }
  const concerned = performers.length > 0 ? performers : people
  const ask: Ask<Card> = {
    deck: pickOne(decks, random) ?? [],
    count: 1 + randomBelow(2, random),
    level: pickOne(INTENSITIES, random) ?? 'Mild',
    heat: { at: pickOne(HEATS, random) ?? 1, most: 3 },
    muted: new Set(concerned.flatMap((one) => one.muted)),
    distance: pickOne(DISTANCES, random) ?? null,
    company,
    seen: last.seen,
    random,
  }
  return ask
}

/** Describes what is wrong with a deal; it must never return anything. */
function wrongWith(ask: Ask<Card>, dealing: Dealing<Card>): string[] {
  const { people, performers, named: before } = ask.company
  const named = people.filter((one) => dealing.named.includes(one.id))
  const willing = people.filter((one) => one.isHere && one.canBeNamed && !performers.includes(one.id))
  const persons = willing.filter((one) => !one.isBot)
  const pool = persons.length > 0 ? persons : willing
  const texts = dealing.cards.map((card) => ('text' in card ? String(card.text) : ''))
  const first = texts[0] ?? ''
  return [
    ...dealing.cards.filter((card) => card.intensity !== ask.level).map((card) => `${card.id} is of another level`),
    ...dealing.cards
      .filter((card) => card.topics.some((topic) => ask.muted.has(topic)))
      .map((card) => `${card.id} has a muted topic`),
    ...dealing.cards
      .filter((card) => card.room === 'same' && ask.distance === 'apart')
      .map((card) => `${card.id} needs a room`),
    ...texts.filter((text) => /\{(?!blank)/.test(text)).map((text) => `not filled: ${text}`),
    ...named.filter((one) => !pool.includes(one)).map((one) => `${one.id} must not be named`),
    ...named
      .filter((one) => pool.length > 2 && before.includes(one.id) && new RegExp(`\\b${one.name}\\b`).test(first))
      .map((one) => `${one.id} is named twice in a row`),
    ...dealing.cards.flatMap((card, i) =>
      named
        .filter((one) => new RegExp(`\\b${one.name}\\b`).test(texts[i] ?? ''))
        .filter((one) => one.muted.some((topic) => card.topics.includes(topic)))
        .map((one) => `${card.id} names ${one.id}, who muted it`),
    ),
    ...agesOf(ask, dealing),
  ]
}

/** A seen card only comes if no new one without names fits, and then the oldest of those without names. */
function agesOf(ask: Ask<Card>, dealing: Dealing<Card>): string[] {
  const [card] = dealing.cards
  if (!card || !ask.seen.includes(card.id)) return []
  const others = ask.deck.filter(
    (one) =>
      one.intensity === ask.level &&
      !(one.room === 'same' && ask.distance === 'apart') &&
      !one.topics.some((topic) => ask.muted.has(topic)) &&
      !('text' in one && /\{(?!blank)/.test(String(one.text))),
  )
  const age = (id: string) => ask.seen.indexOf(id)
  return others.filter((one) => age(one.id) < age(card.id)).map((one) => `${one.id} was due before ${card.id}`)
}

describe('any deal', () => {
  it('[KIT-24] breaks no chip, names only players who can be named, and begins with the card seen longest ago', () => {
    const wrong: string[] = []
    for (const seed of seedsFor('KIT-24', SESSIONS)) {
      if (wrong.length > 0) break
      const random = seeded(seed)
      const people = Array.from({ length: 2 + randomBelow(7, random) }, (_, i) => chancePerson(i, random))
      // Some sessions have seen almost everything.
      const seen = random() < 0.5 ? shuffle([...byId.keys()], random).filter(() => random() < 0.95) : []
      let last: Pick<Dealing<Card>, 'seen' | 'named'> = { seen, named: [] }
      for (let i = 0; i < DEALS; i++) {
        const ask = chanceAsk(people, last, random)
        const dealing = deal(ask)
        wrong.push(...wrongWith(ask, dealing).map((what) => `seed ${seed}, deal ${i}: ${what}`))
        last = { seen: dealing.seen, named: dealing.named.length > 0 ? dealing.named : last.named }
      }
    }
    expect(wrong).toEqual([])
  })
})
