import { INTENSITIES } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { DECKS, type DeckName } from '../decks/index.ts'
import { seeded } from '../kit/chance.ts'
import {
  after,
  bank,
  begun,
  context,
  deck,
  names,
  nextTurn,
  ok,
  settings,
  shownIn,
  started,
} from '../testing/local-evening.ts'
import { bankFor } from './bank-for.ts'
import { endEarly, nextPlayer, playAgain, setup, showPrompt, start } from './game.ts'
import { type Pile, pilesFor } from './piles.ts'
import { shownPrompt } from './play.ts'
import { localPrompt } from './prompt.ts'
import type { LocalGame } from './state.ts'

/** The deck behind each pile. */
const BEHIND: Readonly<Record<string, Readonly<Record<string, DeckName>>>> = {
  'truth-or-dare': { truth: 'truths', dare: 'dares' },
  'spin-the-stash': {
    'Everybody Answers': 'lines',
    Duel: 'duels',
    Swap: 'swaps',
    Gift: 'gifts',
    'House Rule': 'house-rules',
    Point: 'points',
    Dare: 'dares',
    Jackpot: 'jackpots',
  },
  'high-rollers': { Hit: 'stunts', Pass: 'stunts', Challenge: 'challenges', Truth: 'truths', Wild: 'dares' },
  'roll-and-react': { act: 'boards' },
  'baked-or-bluffing': { fact: 'facts' },
  'never-have-i-ever': { never: 'nevers' },
  'puff-puff-pass-truths': { statements: 'starters' },
}

describe('the prompts', () => {
  it('[LOCAL-11] a prompt is hidden until it is shown, and hidden again at the next turn', () => {
    const game = started()
    expect(shownPrompt(game)).toBeNull()
    const shown = ok(showPrompt(game, seeded(1)))
    expect(shownPrompt(shown)).toMatchObject({ kind: 'talk' })
    expect(shownPrompt(ok(showPrompt(shown, seeded(2))))).toEqual(shownPrompt(shown))
    expect(game.hand.map((_, choice) => ok(showPrompt(shown, seeded(2), choice)))).toEqual(game.hand.map(() => shown))
    expect(shownPrompt(ok(nextPlayer(shown, context())))).toBeNull()
  })

  it('[LOCAL-12] the seven of the bank come first, then the deck; none twice before all have come, then the oldest', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { texts, game } = shownIn(27, started(3), context(seed))
      expect(new Set(texts.slice(0, 7))).toEqual(new Set(bank.map((one) => one.text)))
      expect(new Set(texts.map((text) => text.replace(/ of .*/, ''))).size).toBe(27)
      expect(shownIn(1, game, context(seed)).texts).toEqual(texts.slice(0, 1))
    }
  })

  it("[LOCAL-12] a rematch continues with the remaining ones, and so does this phone's next night", () => {
    const first = shownIn(7, started(3))
    const again = ok(start(playAgain(ok(endEarly(first.game))), context(9)))
    expect(shownIn(3, again, context(9)).texts.every((text) => text.startsWith('deck'))).toBe(true)
    const nextWeek = ok(start(setup(names, null, first.game.seen), context(9)))
    expect(shownIn(3, nextWeek, context(9)).texts.every((text) => text.startsWith('deck'))).toBe(true)
  })

  it("[LOCAL-12] a drawn prompt that wasn't shown hasn't been seen", () => {
    expect(after(5, started()).seen).toEqual([])
    expect(ok(showPrompt(started(), seeded(1))).seen).toHaveLength(1)
  })

  it('[LOCAL-18] names come from the entered players: the next one is left, and no one is named twice in a row', () => {
    const only: readonly Pile[] = [{ name: 'talk', performers: 1, cards: deck }]
    const dice = context(3, 0, only)
    const { texts } = shownIn(12, ok(start(setup(names, null), dice)), dice)
    expect(texts.slice(0, 4).map((text) => text.split(' of ')[1])).toEqual(['Ben', 'Cat', 'Dan', 'Ada'])
    const two = shownIn(4, ok(start(setup(names.slice(0, 2), null), dice)), dice)
    expect(two.texts.map((text) => text.split(' of ')[1])).toEqual(['Ben', 'Ada', 'Ben', 'Ada'])
  })

  it('[LOCAL-13] chance decides which', () => {
    const firsts = Array.from(
      { length: 100 },
      (_, seed) => ok(start(setup(names, null), context(seed))).hand[0]?.ids[0],
    )
    expect(new Set(firsts).size).toBe(7)
  })

  it.each(Object.keys(BEHIND))('[LOCAL-14] %s shows a prompt of its bank as it is written there', async (slug) => {
    const written = (await bankFor(slug)).Mild
    const dice = context(2, 0, await pilesFor(slug, 'Mild'))
    const game = ok(start(setup(names, { ...settings(4), intensity: 'Mild' }), dice))
    const shown = shownPrompt(ok(showPrompt(game, seeded(1), 0)))
    const own = written.find((one) => shown !== null && 'text' in shown && one.text === shown.text)
    expect(own).toBeDefined()
    for (const { prompt } of game.hand) expect(localPrompt.parse(prompt)).toEqual(prompt)
    const more = {
      roll: { pips: expect.any(Number) },
      act: { options: expect.arrayContaining([own?.text]) },
      statements: { starters: [] },
    }
    expect(shown).toEqual({ ...own, ...Reflect.get(more, own?.kind ?? '') })
  })

  it.each(INTENSITIES)(
    '[LOCAL-13] every pile of every game has, at %s, its bank and the whole deck behind it',
    async (level) => {
      for (const [slug, decks] of Object.entries(BEHIND)) {
        const piles = await pilesFor(slug, level)
        const own = piles.filter(({ ask }) => !ask)
        expect(own.map(({ name }) => name)).toEqual(Object.keys(decks))
        for (const { name, cards } of own) {
          const deck = DECKS[decks[name] ?? 'truths'].cards.filter((card) => card.intensity === level)
          expect(cards.filter((card) => !('bank' in card))).toEqual(deck)
          expect(cards.slice(0, cards.length - deck.length).every((card) => 'bank' in card)).toBe(true)
        }
      }
    },
  )

  it.each(INTENSITIES)('[LOCAL-13] an evening set to %s draws from that level alone', async (intensity) => {
    const from = await pilesFor('never-have-i-ever', intensity)
    expect(new Set(from.flatMap((pile) => pile.cards.map((one) => one.intensity)))).toEqual(new Set([intensity]))
    const dice = context(1, 0, from)
    const game = ok(start(setup(names, { ...settings(4), intensity }), dice))
    const ids = new Set(from.flatMap((pile) => pile.cards.map((one) => one.id)))
    expect(shownIn(30, game, dice).game.seen.filter((id) => !ids.has(id))).toEqual([])
  })

  it.each([
    ['puff-puff-pass-truths', 'statements', 7],
    ['baked-or-bluffing', 'fact', 7],
    ['high-rollers', 'roll', 7],
    ['spin-the-stash', 'spin', 7],
    ['roll-and-react', 'act', 7],
    ['never-have-i-ever', 'never', 10],
    ['a-game-of-tomorrow', 'talk', 10],
    ['constructor', 'talk', 10],
  ])('[LOCAL-14] %s begins with prompts of its kind (%s), %i at each intensity', async (slug, kind, size) => {
    const prompts = await bankFor(slug)
    for (const level of INTENSITIES) expect(prompts[level].map((prompt) => prompt.kind)).toEqual(Array(size).fill(kind))
  })

  it('[LOCAL-14] Truth or Dare begins with ten truths and ten dares at each intensity', async () => {
    const prompts = await bankFor('truth-or-dare')
    for (const level of INTENSITIES) {
      expect(prompts[level].filter((prompt) => prompt.kind === 'truth')).toHaveLength(10)
      expect(prompts[level].filter((prompt) => prompt.kind === 'dare')).toHaveLength(10)
      expect(prompts[level]).toHaveLength(20)
    }
  })

  it('[LOCAL-15] a scene is acted for half a minute to a minute', async () => {
    const scenes = Object.values(await bankFor('roll-and-react')).flat()
    const seconds = scenes.map((scene) => (scene.kind === 'act' ? scene.seconds : 0))
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(30)
    expect(Math.max(...seconds)).toBeLessThanOrEqual(60)
  })
})

/** Without the cards of the whole table. */
const own = (hands: readonly LocalGame['hand'][]) => hands.filter((hand) => hand[0]?.prompt.kind !== 'table')

/** Plays a whole evening of a game, with everything shown, on a phone that has seen its bank. */
async function eveningOf(slug: string) {
  const from = await pilesFor(slug, 'Medium')
  const seen = from.flatMap((pile) => pile.cards.filter((one) => 'bank' in one).map((one) => one.id))
  const dice = context(2, 0, from)
  let game = ok(start(setup(names, settings(4), seen), dice))
  const hands = []
  while (game.stage === 'playing') {
    hands.push(game.hand)
    game = nextTurn(ok(showPrompt(game, dice.random)), dice)
  }
  return {
    game,
    hands,
    prompts: own(hands)
      .flat()
      .map(({ prompt }) => prompt),
  }
}

describe('the cards of the whole table', () => {
  it('[LOCAL-37] every third card is one, of all three kinds', async () => {
    const { hands } = await eveningOf('truth-or-dare')
    const asks = hands.map(([drawn]) => (drawn?.prompt.kind === 'table' ? drawn.prompt.ask : null))
    expect(asks.every((ask, i) => (ask !== null) === (i % 3 === 2))).toBe(true)
    expect(new Set(asks)).toEqual(new Set([null, 'point', 'hands', 'side']))
  })

  it.each(['truth-or-dare', 'spin-the-stash', 'never-have-i-ever'])(
    '[LOCAL-41] in %s the next card is of another family, also where it comes from another deck',
    async (slug) => {
      const from = await pilesFor(slug, 'Medium')
      const cards = new Map(from.flatMap((pile) => pile.cards.map((card) => [card.id, card] as const)))
      const old = [...cards.keys()].filter((id) => id.startsWith('bank-'))
      for (let seed = 0; seed < 5; seed++) {
        const dice = context(seed, 0, from)
        let game = begun(setup(names, settings(4), old), dice)
        const families: (string | undefined)[] = []
        while (game.stage === 'playing') {
          game = ok(showPrompt(game, dice.random))
          families.push(cards.get(game.seen.at(-1) ?? '')?.family)
          game = nextTurn(game, dice)
        }
        expect(families.filter((family, i) => family === families[i - 1])).toEqual([])
      }
    },
  )

  it('[LOCAL-37] with three players it is another one’s turn in each round', async () => {
    const from = await pilesFor('high-rollers', 'Medium')
    const dice = context(2, 0, from)
    let game = begun(setup(names.slice(0, 3), settings(3)), dice)
    const turns = new Map<number, number>()
    while (game.stage === 'playing') {
      if (game.hand[0]?.prompt.kind === 'table') turns.set(game.turn, (turns.get(game.turn) ?? 0) + 1)
      game = nextTurn(game, dice)
    }
    expect([...turns.values()]).toEqual([2, 2, 2])
  })

  it('[LOCAL-37] no game gets the kind that it plays anyway, and two never point', async () => {
    const asksOf = async (slug: string) => (await pilesFor(slug, 'Mild')).flatMap(({ ask }) => ask ?? [])
    expect(await asksOf('never-have-i-ever')).toEqual(['point', 'side'])
    expect(await asksOf('baked-or-bluffing')).toEqual(['point', 'hands'])
    expect(await asksOf('spin-the-stash')).toEqual(['hands', 'side'])
    const from = await pilesFor('truth-or-dare', 'Mild')
    const dice = context(2, 0, from)
    let game = begun(setup(names.slice(0, 2), settings(10)), dice)
    while (game.stage === 'playing') {
      expect(game.hand[0]?.prompt).not.toMatchObject({ ask: 'point' })
      game = nextTurn(game, dice)
    }
  })
})

describe('each game’s own thing', () => {
  it('[LOCAL-19] Truth or Dare draws one of each, and the player takes one', async () => {
    const { hands } = await eveningOf('truth-or-dare')
    for (const hand of own(hands)) expect(hand.map(({ prompt }) => prompt.kind)).toEqual(['truth', 'dare'])
    const from = await pilesFor('truth-or-dare', 'Mild')
    const game = ok(start(setup(names, { ...settings(4), intensity: 'Mild' }), context(1, 0, from)))
    expect(shownPrompt(ok(showPrompt(game, seeded(1), 1)))).toMatchObject({ kind: 'dare' })
    expect(showPrompt(game, seeded(1), 2)).toEqual({ ok: false, code: 'not-allowed' })
  })

  it('[LOCAL-19] the wheel comes to rest on every segment, the action die on every face', async () => {
    const spins = (await eveningOf('spin-the-stash')).prompts
    expect(new Set(spins.map((prompt) => (prompt.kind === 'spin' ? prompt.segment : ''))).size).toBe(8)
    const rolls = (await eveningOf('high-rollers')).prompts
    expect(new Set(rolls.map((prompt) => (prompt.kind === 'roll' ? prompt.action : ''))).size).toBe(5)
    expect(new Set(rolls.map((prompt) => (prompt.kind === 'roll' ? prompt.pips : 0)))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it('[LOCAL-19] a scene comes with five others that it could be, for any length of game', async () => {
    for (const prompt of (await eveningOf('roll-and-react')).prompts) {
      expect(prompt).toMatchObject({ kind: 'act', seconds: 45 })
      if (prompt.kind !== 'act') continue
      expect(new Set(prompt.options).size).toBe(6)
      expect(prompt.options).toContain(prompt.text)
    }
  })

  it('[LOCAL-19] a fact can be read straight or bent', async () => {
    // The minimum of every level; after that, the evening's first cards come again.
    for (const prompt of (await eveningOf('baked-or-bluffing')).prompts.slice(0, 30)) {
      expect(prompt.kind).toBe('bluff')
      if (prompt.kind === 'bluff') expect(prompt.straight).not.toBe(prompt.bent)
    }
  })

  it('[LOCAL-12] the stories of the bank come one by one, and only then three beginnings', async () => {
    const from = await pilesFor('puff-puff-pass-truths', 'Medium')
    const dice = context(3, 0, from)
    let game = ok(start(setup(names, settings(4)), dice))
    const counts: number[] = []
    while (counts.length < 8) {
      const [drawn] = game.hand
      if (drawn?.prompt.kind !== 'table') counts.push(drawn?.ids.length ?? 0)
      game = nextTurn(ok(showPrompt(game, dice.random)), dice)
    }
    expect(counts).toEqual([1, 1, 1, 1, 1, 1, 1, 3])
  })

  it('[LOCAL-19] the pips set the heat; without dice a night starts low', async () => {
    for (const slug of ['high-rollers', 'never-have-i-ever']) {
      const from = await pilesFor(slug, 'Medium')
      const cards = from.flatMap((pile) => pile.cards)
      const seen = cards.filter((one) => 'bank' in one).map((one) => one.id)
      for (let seed = 0; seed < 40; seed++) {
        const [drawn] = ok(start(setup(names, settings(4), seen), context(seed, 0, from))).hand
        const heat = cards.find(({ id }) => id === drawn?.ids[0])?.heat
        const pips = drawn?.prompt.kind === 'roll' ? drawn.prompt.pips : 1
        expect(heat, `${slug}: ${pips} pips`).toBe([1, 1, 2, 3, 3][pips - 1])
      }
    }
  })

  it("[LOCAL-18] a card for all can name the current player, and their own card can't", () => {
    const cards = deck.map((one) => ({ ...one, text: 'to {someone}' }))
    for (const performers of [0, 1] as const) {
      const dice = context(3, 0, [{ name: 'talk', performers, cards }])
      const { texts } = shownIn(16, ok(start(setup(names, null), dice)), dice)
      const isOwn = texts.map((text, turn) => text === `to ${names[turn % names.length]}`)
      expect(isOwn.includes(true)).toBe(performers === 0)
    }
  })

  it('[LOCAL-19] three stories come with three beginnings to choose from', async () => {
    for (const prompt of (await eveningOf('puff-puff-pass-truths')).prompts) {
      if (prompt.kind === 'statements') expect(new Set(prompt.starters).size).toBe(3)
    }
  })

  it.each([
    'truth-or-dare',
    'spin-the-stash',
    'high-rollers',
    'roll-and-react',
    'baked-or-bluffing',
    'never-have-i-ever',
    'puff-puff-pass-truths',
    'a-game-of-tomorrow',
  ])('[LOCAL-18] %s has a card for every turn of a night, with all names filled', async (slug) => {
    const { hands, prompts } = await eveningOf(slug)
    expect(hands).toHaveLength(32)
    expect(hands.every((hand) => hand.length > 0)).toBe(true)
    expect(prompts.map((prompt) => localPrompt.parse(prompt))).toEqual(prompts)
    expect(JSON.stringify(prompts)).not.toMatch(/\{\w+\}/)
  })
})
