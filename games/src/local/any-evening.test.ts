import { TOPICS } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { pickOne, randomBelow, seeded } from '../kit/chance.ts'
import { required } from '../kit/required.ts'
import { begun, nextTurn, ok, onto } from '../testing/local-evening.ts'
import { addPlayer, leaveGame, setup, showPrompt } from './game.ts'
import { pilesFor } from './piles.ts'
import { answerStep, catchOut, passTurn, pushLuck, swapCard, turnNow } from './play.ts'
import { takeBows } from './recap.ts'
import type { LocalContext, LocalGame } from './state.ts'
import { restoreGame, storedLocalGame, storeGame } from './stored.ts'
import type { LocalStep } from './turn/turn.ts'

const GAMES = [
  'truth-or-dare',
  'spin-the-stash',
  'high-rollers',
  'roll-and-react',
  'baked-or-bluffing',
  'never-have-i-ever',
  'puff-puff-pass-truths',
  'a-game-of-tomorrow',
]

function anyAnswer(step: LocalStep, random: () => number) {
  if (step.field !== 'picks') return required(pickOne(step.options, random))
  const who = step.among.filter(() => random() < 0.6)
  return who.map((one) => ({ who: one, what: required(pickOne(step.options, random)) }))
}

/** Makes taps that people might make: anything offered, and sometimes nothing. */
function anyTaps(before: LocalGame, context: LocalContext): LocalGame {
  const { random } = context
  let game = before
  if (random() < 0.1) return game
  game = ok(showPrompt(game, random))
  for (let taps = 0; taps < 8 && random() < 0.95; taps++) {
    const now = turnNow(game)
    if (!now) game = ok(showPrompt(game, random, randomBelow(game.hand.length, random)))
    else if (now.maySwap && random() < 0.2) game = ok(swapCard(game, context))
    else if (now.mayPush && random() < 0.5) game = ok(pushLuck(game, context))
    else if (game.house.rule && random() < 0.3) game = ok(catchOut(game, 1))
    else if (now.mayPass && random() < 0.1) game = ok(passTurn(game))
    else if (now.step) game = ok(answerStep(game, now.step.field, anyAnswer(now.step, random)))
  }
  const { gains, why } = turnNow(game) ?? { gains: {}, why: [] }
  expect(why.length > 0, `what ${JSON.stringify(gains)} is for`).toBe(Object.keys(gains).length > 0)
  return game
}

describe.each(GAMES)('any evening of %s', (slug) => {
  it.each([2, 3, 5, 20])(
    '[LOCAL-29] [LOCAL-40] of %i ends as the rules say, and is kept whole at every tap',
    async (players) => {
      const piles = await pilesFor(slug, 'Medium')
      const context: LocalContext = { slug, piles, now: 0, random: seeded(players) }
      const names = Array.from({ length: players }, (_, i) => `Player ${i}`)
      const fresh = setup(names, { numPlayers: 2, intensity: 'Medium', duration: 'Quick' })
      let game = begun(fresh, context)
      let turns = 0
      while (game.stage === 'playing') {
        const tapped = anyTaps(game, context)
        const kept = storedLocalGame.parse(JSON.parse(JSON.stringify(storeGame(tapped))))
        expect(restoreGame(kept, { ...fresh, seen: tapped.seen })).toEqual(tapped)
        game = nextTurn(tapped, context)
        turns += 1
      }
      expect(turns).toBe(players * 4)
      for (const points of Object.values(game.scores)) expect(points % 10 === 0 && points > 0).toBe(true)
      expect(Object.values(game.scores).some((points) => points > 0)).toBe(true)
      expect(new Set(takeBows(game).map(({ title }) => title)).size).toBe(players)
    },
  )

  it('[LOCAL-38] goes on to its end while people leave, come back and join', async () => {
    const piles = await pilesFor(slug, 'Medium')
    const random = seeded(7)
    const context: LocalContext = { slug, piles, now: 0, random }
    const settings = { numPlayers: 4, intensity: 'Medium', duration: 'Quick' } as const
    const people = ['Ada', 'Ben', 'Cat', 'Dan', 'Eve']
    let game = begun(setup(people, settings, [], 6), context)
    for (let turns = 0; game.stage === 'playing'; turns++) {
      expect(turns).toBeLessThan(100)
      expect(game.players[game.turn]?.hasLeft).toBeUndefined()
      game = anyTaps(game, context)
      const left = leaveGame(game, 1 + randomBelow(game.players.length, random), context)
      if (left.ok) game = onto(left.state)
      if (game.stage !== 'playing') break
      const name = [...people, 'Fay', 'Gus'][randomBelow(7, random)] ?? ''
      const come = addPlayer(game, name)
      if (come.ok && random() < 0.7) game = come.state
      const kept = storedLocalGame.parse(JSON.parse(JSON.stringify(storeGame(game))))
      const fresh = setup(
        game.players.map((player) => player.name),
        settings,
        [],
        6,
      )
      expect(restoreGame(kept, { ...fresh, seen: game.seen })).toEqual(game)
      game = nextTurn(game, context)
    }
    expect(takeBows(game)).toHaveLength(game.players.length)
  })

  it('[LOCAL-30] has a card for every turn without the ruled-out topics, whatever they are', async () => {
    const piles = await pilesFor(slug, 'Intense')
    const topics = new Map(piles.flatMap(({ cards }) => cards.map((card) => [card.id, card.topics] as const)))
    const context: LocalContext = { slug, piles, now: 0, random: seeded(3) }
    const settings = { numPlayers: 4, intensity: 'Intense', duration: 'Standard' } as const
    let game = begun(setup(['Ada', 'Ben', 'Cat'], settings, [], 20, TOPICS), context)
    while (game.stage === 'playing') {
      game = ok(showPrompt(game, context.random))
      const ids = game.hand.flatMap((drawn) => drawn.ids)
      expect(ids.flatMap((id): readonly string[] => topics.get(id) ?? ['unknown'])).toEqual([])
      game = nextTurn(game, context)
    }
  })
})

it('[LOCAL-31] a game that the previous version stored goes on where it was', () => {
  const before = {
    names: ['Ada', 'Ben'],
    stage: 'playing',
    turn: 1,
    round: 3,
    hand: [{ ids: ['a'], prompt: { kind: 'truth', text: 'Why?' }, named: [] }],
    shown: 0,
    named: [],
    taken: [{ player: 1, kind: 'dare', named: [] }],
    startedAt: 5,
  }
  const fresh = setup(['Ada', 'Ben'], null)
  const game = restoreGame(storedLocalGame.parse(before), fresh)
  expect(game).toMatchObject({ stage: 'playing', turn: 1, round: 3, shown: 0, scores: {}, answers: {} })
  expect(turnNow(game)).toMatchObject({ step: { field: 'thumbs' }, maySwap: true })
  expect(restoreGame(storedLocalGame.parse({ ...before, turn: 2 }), fresh)).toBe(fresh)
  expect(storedLocalGame.safeParse({ ...before, scores: { 1: 'x' } }).success).toBe(false)
})
