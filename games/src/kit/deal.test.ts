import { INTENSITIES, type Topic } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { contextOf, tableWith } from '../testing/toy.ts'
import { type Card, callbackOf, type Prompt } from './card.ts'
import { seeded } from './chance.ts'
import { deal } from './deal.ts'
import { dealCards, heatOf, mutedTopicsOf } from './deal-cards.ts'
import type { Family, Heat } from './family.ts'
import type { Context } from './game.ts'
import type { Company, Person } from './names.ts'

const deck: readonly Card[] = INTENSITIES.flatMap((intensity) =>
  [1, 2, 3].map(
    (i): Card => ({
      id: `${intensity}-${i}`,
      intensity,
      heat: 1,
      family: 'work',
      topics: i === 3 ? ['money', 'work'] : [],
    }),
  ),
)

function muting(who: Readonly<Record<string, readonly Topic[]>>, change = {}): Context {
  const context = contextOf(Object.keys(who), change)
  return { ...context, seats: context.seats.map((seat) => ({ ...seat, muted: who[seat.id] ?? [] })) }
}

function dealt(used: readonly string[], count: number, context: Context, players?: readonly string[]) {
  const { state, cards } = dealCards(tableWith(['anna', 'bert'], { used }), deck, count, context, players)
  return { used: state.used, ids: cards.map((card) => card.id) }
}

describe('dealing', () => {
  it.each(INTENSITIES)('[KIT-22] an evening set to %s has its cards, none wilder and none milder', (intensity) => {
    const { ids } = dealt([], 9, contextOf(['anna'], { intensity }))
    expect(ids.toSorted()).toEqual([`${intensity}-1`, `${intensity}-2`, `${intensity}-3`])
    const { used } = dealt(ids, 1, contextOf(['anna'], { intensity }))
    expect(used).toHaveLength(3)
  })

  it('[KIT-22] chance decides which', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => {
      return dealt([], 1, { ...contextOf(['anna']), random: seeded(seed) }).ids[0]
    })
    expect(new Set(firsts).size).toBe(3)
  })

  it("[KIT-71] doesn't deal a card that was set aside, seen or not; one on the table stays", () => {
    const context = { ...contextOf(['anna'], { intensity: 'Mild' }), aside: new Set(['Mild-2']) }
    expect(dealt([], 9, context).ids.toSorted()).toEqual(['Mild-1', 'Mild-3'])
    expect(dealt(['Mild-2', 'Mild-3', 'Mild-1'], 1, context).ids).toEqual(['Mild-3'])
  })

  it('[KIT-23] no card that the session has seen, and remembers those it gives', () => {
    const context = contextOf(['anna'], { intensity: 'Mild' })
    const { used, ids } = dealt(['other', 'Mild-1'], 1, context)
    expect(['Mild-2', 'Mild-3']).toContain(ids[0])
    expect(used).toEqual(['other', 'Mild-1', ids[0]])
  })

  it('[KIT-23] when all were seen, the one seen longest ago returns, and is then the latest', () => {
    const context = contextOf(['anna'], { intensity: 'Mild' })
    const { used, ids } = dealt(['Mild-2', 'Medium-1', 'Mild-3', 'Mild-1'], 1, context)
    expect(ids).toEqual(['Mild-2'])
    expect(used).toEqual(['Medium-1', 'Mild-3', 'Mild-1', 'Mild-2'])
    expect(dealt(['Mild-2', 'Mild-3', 'Mild-1'], 2, context).ids).toEqual(['Mild-2', 'Mild-3'])
    expect(dealt(['Mild-3', 'Mild-1'], 2, context).ids).toEqual(['Mild-2', 'Mild-3'])
  })

  it('[KIT-24] a card for all has no topic that anyone muted', () => {
    const context = muting({ anna: [], bert: ['work'] })
    expect(dealt([], 9, context).ids.toSorted()).toEqual(['Medium-1', 'Medium-2'])
  })

  it('[KIT-24] a card for one has no topic that this one muted', () => {
    const context = muting({ anna: ['exes'], bert: ['work'] })
    expect(dealt([], 9, context, ['anna']).ids).toHaveLength(3)
    expect(dealt([], 9, context, ['anna', 'bert']).ids).toHaveLength(2)
    expect([...mutedTopicsOf(context)].toSorted()).toEqual(['exes', 'work'])
    expect([...mutedTopicsOf(context, ['anna'])]).toEqual(['exes'])
  })

  it('[KIT-24] when nothing is left that suits, nothing is dealt', () => {
    const only = deck.filter((card) => card.topics.length > 0)
    const context = muting({ anna: ['money'] })
    expect(dealCards(tableWith(['anna'], { used: ['x'] }), only, 1, context)).toMatchObject({
      cards: [],
      state: { used: ['x'] },
    })
  })
})

const prompt = (id: string, text: string, more: Partial<Prompt> = {}): Prompt => ({
  id,
  intensity: 'Mild',
  heat: 1,
  family: 'work',
  topics: [],
  text,
  ...more,
})
const person = (name: string, more: Partial<Person> = {}): Person => ({
  id: name.toLowerCase(),
  name,
  isBot: false,
  isHere: true,
  canBeNamed: true,
  muted: [],
  ...more,
})
const FIVE = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name) => person(name))
const company = (more: Partial<Company> = {}): Company => ({
  people: FIVE,
  performers: ['ann'],
  leader: null,
  last: null,
  host: 'dora',
  named: [],
  ...more,
})

function read(prompts: readonly Prompt[], who: Company, more: Partial<Parameters<typeof deal<Prompt>>[0]> = {}) {
  const { cards, named } = deal({
    deck: prompts,
    count: 1,
    level: 'Mild',
    heat: { at: 1, most: 3 },
    muted: new Set(),
    distance: 'same',
    company: who,
    seen: [],
    random: seeded(7),
    ...more,
  })
  return { texts: cards.map((card) => card.text), ids: cards.map((card) => card.id), named }
}

describe('the heat', () => {
  const three = ([1, 2, 3] as const).map((heat: Heat) => prompt(`heat-${heat}`, 'Go.', { heat, family: 'work' }))

  it.each([
    [1, [1, 1, 2, 2]],
    [2, [1, 2, 2, 3]],
    [3, [2, 2, 3, 3]],
  ])('[KIT-29] a night at %i climbs inside a game as %j', (evening, climbs) => {
    expect([0, 0.25, 0.5, 0.75].map((progress) => heatOf(evening, progress).at)).toEqual(climbs)
  })

  it('[KIT-29] the nearest comes first, a milder one before a bolder one', () => {
    const orders = ([1, 2, 3] as const).map((at) => read(three, company(), { count: 3, heat: { at, most: 3 } }).ids)
    expect(orders).toEqual([
      ['heat-1', 'heat-2', 'heat-3'],
      ['heat-2', 'heat-1', 'heat-3'],
      ['heat-3', 'heat-2', 'heat-1'],
    ])
  })

  it('[KIT-29] seen cards return before one bolder than the night', () => {
    const seen = ['heat-1', 'heat-2']
    expect(read(three, company(), { seen, heat: { at: 2, most: 2 } }).ids).toEqual(['heat-1'])
    expect(read(three, company(), { seen, heat: { at: 2, most: 3 } }).ids).toEqual(['heat-3'])
  })

  it.each([
    [1, 'heat-1', 'heat-2', 'heat-2'],
    [2, 'heat-1', 'heat-2', 'heat-3'],
    [3, 'heat-1', 'heat-2', 'heat-3'],
  ])('[KIT-29] in a night at %i a game can ask for a heat, within its limit: %s, %s, %s', (heat, ...ids) => {
    const context = { ...contextOf(['anna'], { intensity: 'Mild' }), heat }
    const dealt = ([1, 2, 3] as const).map(
      (wish) => dealCards(tableWith(['anna']), three, 1, context, undefined, wish).cards[0]?.id,
    )
    expect(dealt).toEqual(ids)
  })
})

describe('the mix', () => {
  it('[KIT-30] the next card is of another family, from the card before on', () => {
    const mixed = ['work', 'work', 'work', 'fame', 'fame', 'manners'].map((family, i) =>
      prompt(`card-${i}`, 'Go.', { family: family as Family }),
    )
    for (let seed = 0; seed < 50; seed++) {
      const { ids } = read(mixed, company(), { count: 4, seen: ['card-0'], random: seeded(seed) })
      const families = ['card-0', ...ids].map((id) => mixed.find((card) => card.id === id)?.family)
      expect(families.slice(1).filter((family, i) => family === families[i])).toEqual([])
    }
  })

  it('[KIT-30] a statement that most would say yes to is followed by a rarer one', () => {
    const statements = [8, 8, 2].map((odds, i) => ({ ...prompt(`never-${i}`, 'Never.'), odds }))
    for (let seed = 0; seed < 20; seed++) {
      expect(read(statements, company(), { seen: ['never-0'], random: seeded(seed) }).ids).toEqual(['never-2'])
    }
  })

  it("[KIT-22] doesn't deal a card that needs one room to people who are apart", () => {
    const both = [prompt('room', 'Stand up.', { room: 'same' }), prompt('call', 'Sing.')]
    expect(read(both, company(), { count: 2, distance: 'apart' }).ids).toEqual(['call'])
    expect(read(both, company(), { count: 2, distance: null }).ids).toHaveLength(2)
  })
})

describe('the names', () => {
  const text = (words: string, who: Company, more: Partial<Prompt> = {}) =>
    read([prompt('named', words, more)], who).texts[0] ?? null

  it('[KIT-32] left is the next player, right the one before', () => {
    expect(text('{left}, {right}!', company())).toBe('Ben, Emil!')
    expect(text('{left}, {right}!', company({ performers: ['emil'] }))).toBe('Ann, Dora!')
    expect(text('{left}?', company({ performers: [] }))).toBeNull()
  })

  it('[KIT-31] skips absent, unwilling and just named players', () => {
    const people = [
      person('Ann'),
      person('Ben', { isHere: false }),
      person('Cleo', { canBeNamed: false }),
      ...FIVE.slice(3),
    ]
    expect(text('{left}!', company({ people }))).toBe('Dora!')
    expect(text('{left}!', company({ named: ['ben'] }))).toBe('Cleo!')
    expect(text('{left}!', company({ people: FIVE.slice(0, 3), named: ['ben'] }))).toBe('Ben!')
  })

  it('[KIT-31] names a simulated player if no person is left', () => {
    const bot = person('Lord Loaf', { isBot: true })
    expect(text('{left}!', company({ people: [person('Ann'), bot, person('Ben')] }))).toBe('Ben!')
    expect(text('{left}!', company({ people: [person('Ann'), bot] }))).toBe('Lord Loaf!')
    expect(text('{pair}!', company({ people: [person('Ann'), bot, person('Ben')] }))).toBeNull()
  })

  it('[KIT-24] names no one on a card about a topic they muted', () => {
    const people = [person('Ann'), person('Ben', { muted: ['exes'] }), person('Cleo')]
    expect(text('{left}!', company({ people }), { topics: ['exes'] })).toBe('Cleo!')
  })

  it.each([
    ['{leader}', { leader: 'cleo' }, 'Cleo'],
    ['{leader}', { leader: null }, null],
    ['{leader}', { leader: 'ann' }, null],
    ['{last}', { last: 'ben' }, 'Ben'],
    ['{host}', {}, 'Dora'],
    ['{host} and {left}', { host: 'ben' }, 'Ben and Cleo'],
    ['{host}', { host: 'ben', named: ['ben'] }, null],
  ] as const)('[KIT-32] %s of %j is %s', (words, more, expected) => {
    expect(text(words, company(more))).toBe(expected)
  })

  it('[KIT-32] a pair is two people, someone is one more', () => {
    const words = text('{pair}. {someone}.', company()) ?? ''
    const names = words.replaceAll('.', '').split(/ and | /)
    expect(new Set(names).size).toBe(3)
    expect(names).not.toContain('Ann')
  })

  it('[KIT-32] another card is dealt instead of one that cannot be filled', () => {
    const both = [prompt('a', '{leader}!'), prompt('b', 'You!')]
    for (let seed = 0; seed < 10; seed++) {
      expect(read(both, company(), { count: 2, random: seeded(seed) }).ids).toEqual(['b'])
    }
  })

  it('[KIT-31] the next card of the same deal names someone else', () => {
    const both = [prompt('a', '{someone}'), prompt('b', '{someone}')]
    for (let seed = 0; seed < 20; seed++) {
      const { texts, named } = read(both, company({ named: ['ben'] }), { count: 2, random: seeded(seed) })
      expect(texts[0]).not.toBe('Ben')
      expect(texts[1]).not.toBe(texts[0])
      expect(named).toHaveLength(2)
    }
  })
})

describe('a line of tonight', () => {
  const written = {
    id: '1',
    author: 'ben',
    text: 'I juggle lemons, {left}',
    starter: prompt('start', 'I can …', { topics: ['food'] }),
    heardBy: ['ann', 'ben', 'cleo'],
  }
  const callback = callbackOf(written, '{author} says: “{line}”. {left}: ask one question.')
  const hear = (who: Company, more = {}) => read([callback], who, more).texts[0] ?? null

  it('[KIT-33] returns with its author’s name, word for word', () => {
    expect(hear(company())).toBe('Ben says: “I juggle lemons, {left}”. Cleo: ask one question.')
    expect(read([callback], company()).named).toEqual(['ben', 'cleo'])
  })

  it("[KIT-33] stays away when a reader has left, or its author doesn't want to be named", () => {
    const without = (name: string, more: Partial<Person>) =>
      company({ people: FIVE.map((one) => (one.name === name ? { ...one, ...more } : one)) })
    expect(hear(without('Cleo', { isHere: false }))).toBeNull()
    expect(hear(without('Emil', { isHere: false }))).not.toBeNull()
    expect(hear(without('Ben', { canBeNamed: false }))).toBeNull()
    expect(hear(company({ performers: ['ben'] }))).toBeNull()
  })

  it('[KIT-33] inherits the chips of its starter', () => {
    expect(hear(company(), { muted: new Set(['food']) })).toBeNull()
    expect(hear(company(), { level: 'Medium' })).toBeNull()
  })
})
