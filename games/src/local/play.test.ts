import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/chance.ts'
import { context, names, ok, settings } from '../testing/local-evening.ts'
import { endEarly, nextPlayer, setup, showPrompt, start } from './game.ts'
import type { Pile } from './piles.ts'
import { answerStep, catchOut, passTurn, pushLuck, swapCard, turnNow } from './play.ts'
import type { LocalPrompt, Segment } from './prompt.ts'
import type { LocalGame } from './state.ts'
import type { Answers, LocalStep } from './turn/turn.ts'

const [ADA, BEN, CAT, DAN] = ['1', '2', '3', '4']
const picks = (what: string, ...who: readonly string[]) => who.map((one) => ({ who: one, what }))
type GivenAnswer = readonly [field: LocalStep['field'], value: string | NonNullable<Answers['picks']>]

/** Creates Ada's turn with an open card, in the first of eight rounds. */
function turnWith(prompt: LocalPrompt, more: Partial<LocalGame> = {}, players = 4): LocalGame {
  const game = ok(start(setup(names.slice(0, players), settings(4)), context()))
  return { ...game, hand: [{ ids: ['x'], prompt, named: [] }], shown: 0, ...more }
}
/** The thumbs were up, and nobody is paid for them. */
const believed = { answers: { thumbs: 'up' } } as const
const give = (game: LocalGame, ...given: readonly GivenAnswer[]) =>
  given.reduce((now, [field, value]) => ok(answerStep(now, field, value)), game)
const gains = (game: LocalGame, ...given: readonly GivenAnswer[]) => turnNow(give(game, ...given))?.gains
const stepOf = (game: LocalGame) => turnNow(game)?.step
const dare: LocalPrompt = { kind: 'dare', text: 'Howl.' }
const spin = (segment: Segment): LocalPrompt => ({ kind: 'spin', segment, text: 'Do it.' })
const roll = (action: 'Hit' | 'Pass' | 'Challenge' | 'Truth'): LocalPrompt => ({
  kind: 'roll',
  action,
  pips: 3,
  text: 'Go.',
})
const bluff: LocalPrompt = { kind: 'bluff', straight: 'So it is.', bent: 'So it is not.', why: 'Seen.', open: '_.' }

describe('a turn round one phone', () => {
  it.each([
    ['a dare', turnWith(dare, { answers: { thumbs: 'up' } }), [['verdict', 'did-it']], ['600 for doing it']],
    [
      'a doubted legend',
      turnWith(dare, { answers: { thumbs: 'down' } }),
      [['verdict', 'legend']],
      ['900 for a legend', '200 more, because you all doubted it'],
    ],
    [
      'a double round',
      turnWith(dare, { answers: { thumbs: 'up' }, round: 2, finale: 'playing' }),
      [['verdict', 'half']],
      ['300 for half of it', 'all of it doubled'],
    ],
    [
      'a fact',
      turnWith(bluff),
      [
        ['mark', 'bent'],
        ['picks', picks('believed', BEN)],
      ],
      ['500 for being right', '330 to the reader: 1 of 3 fooled'],
    ],
    [
      'hands',
      turnWith({ kind: 'table', ask: 'hands', text: 'A', isTrue: true, why: '' }),
      [['picks', picks('have', BEN)]],
      ['200 for the smaller side', '300 for reading it out'],
    ],
    ['a pot', turnWith(roll('Hit'), { answers: { thumbs: 'up' } }), [['verdict', 'half']], ['half of the pot of 500']],
  ] as const)('[LOCAL-40] says what the points are for: %s', (_, game, given, why) => {
    expect(turnNow(give(game, ...(given as readonly GivenAnswer[])))?.why).toEqual(why)
  })
  it('[LOCAL-32] the next player judges, and it pays when the phone goes on', () => {
    const game = turnWith(dare, believed)
    expect(stepOf(game)).toMatchObject({ field: 'verdict', judge: BEN })
    for (const [verdict, points] of [
      ['half', 300],
      ['did-it', 600],
      ['legend', 900],
    ] as const) {
      expect(gains(game, ['verdict', verdict])).toEqual({ [ADA]: points })
    }
    const legend = give(game, ['verdict', 'legend'])
    expect(legend.scores).toEqual({})
    const next = ok(nextPlayer(legend, context()))
    expect(next).toMatchObject({ scores: { [ADA]: 900 }, answers: {}, moments: { legend: { [ADA]: 1 } } })
    expect(ok(endEarly(legend)).scores).toEqual({ [ADA]: 900 })
  })

  it('[LOCAL-32] Next Player works from any step, and a turn without a verdict scores nothing', () => {
    for (const game of [
      turnWith(dare),
      { ...turnWith(dare), shown: null },
      give(turnWith(spin('Duel')), ['partner', BEN]),
    ]) {
      expect(ok(nextPlayer(game, context()))).toMatchObject({ turn: 1, scores: {}, moments: {} })
    }
  })

  it('[LOCAL-32] refuses an answer without a question, or one that names no one here', () => {
    const game = turnWith(dare, believed)
    expect(answerStep(game, 'picks', [])).toEqual({ ok: false, code: 'wrong-phase' })
    for (const value of ['dodged', 'x', []]) {
      expect(answerStep(game, 'verdict', value)).toEqual({ ok: false, code: 'malformed' })
    }
    const saw = turnWith({ kind: 'act', text: 'A', seconds: 30, options: ['A'] })
    for (const value of [picks('saw', ADA), picks('saw', BEN, BEN), picks('x', BEN), picks('saw', '9'), 'saw']) {
      expect(answerStep(saw, 'picks', value)).toEqual({ ok: false, code: 'malformed' })
    }
    expect(answerStep({ ...game, shown: null }, 'verdict', 'half')).toEqual({ ok: false, code: 'wrong-phase' })
  })

  it("[LOCAL-23] passing is free until the card has a result, and then there's no question", () => {
    const passed = ok(passTurn(turnWith(dare)))
    expect(turnNow(passed)).toMatchObject({ step: null, gains: {} })
    expect(passTurn(passed)).toEqual({ ok: false, code: 'wrong-phase' })
    expect(passTurn(give(turnWith(dare, believed), ['verdict', 'half'])).ok).toBe(false)
  })

  it('[LOCAL-23] a card is swapped once, for another of its kind, before anything is answered', () => {
    const only: readonly Pile[] = [
      { name: 'dare', performers: 1, cards: [card('d1', 'One'), card('d2', 'Two'), card('d3', 'Three')] },
    ]
    const dice = context(4, 0, only)
    const game = ok(showPrompt(ok(start(setup(names, settings(4)), dice)), seeded(1)))
    const swapped = ok(swapCard(game, dice))
    expect(swapped.hand[0]?.ids).not.toEqual(game.hand[0]?.ids)
    expect(swapped.taken).toHaveLength(1)
    expect(swapped.seen).toHaveLength(2)
    expect(swapCard(swapped, dice)).toEqual({ ok: false, code: 'not-allowed' })
    expect(swapCard(give(game, ['thumbs', 'up']), dice).ok).toBe(false)
  })

  it('[LOCAL-24] the last of several rounds counts double, except the jackpot and the jar', () => {
    const last = { round: 8, finale: 'playing' } as const
    expect(gains(turnWith(dare, last), ['thumbs', 'up'], ['verdict', 'did-it'])).toEqual({ [ADA]: 1200 })
    expect(gains(turnWith(spin('Jackpot'), last), ['picks', []], ['verdict', 'legend'])).toEqual({ [ADA]: 1400 })
  })

  it("[LOCAL-25] with the last turn of a round the table names its best; two players don't", () => {
    const game = turnWith(dare, { turn: 3, ...believed })
    const judged = give(game, ['verdict', 'half'])
    expect(stepOf(judged)).toMatchObject({ field: 'best', isOptional: true })
    expect(gains(judged, ['best', BEN])).toEqual({ [DAN]: 300, [BEN]: 300 })
    expect(stepOf(give(turnWith(dare, { turn: 1, ...believed }, 2), ['verdict', 'half']))).toBeNull()
  })
})

describe('Spin the Stash', () => {
  it('[LOCAL-26] players who neither perform nor judge can bet, and right bets share all', () => {
    const game = turnWith(spin('Dare'))
    expect(stepOf(game)).toMatchObject({ field: 'picks', name: 'bets', among: [CAT, DAN] })
    const bets: GivenAnswer = ['picks', [...picks('legend', CAT), ...picks('half', DAN)]]
    expect(gains(game, bets, ['verdict', 'legend'])).toEqual({ [ADA]: 900, [CAT]: 200 })
    expect(gains(game, bets, ['verdict', 'did-it'])).toEqual({ [ADA]: 600 })
    expect(turnNow(ok(passTurn(give(game, bets))))?.gains).toEqual({})
  })

  it.each<[Segment, readonly GivenAnswer[], Record<string, number>]>([
    [
      'Duel',
      [
        ['partner', BEN],
        ['picks', picks(BEN, DAN)],
        ['winner', BEN],
      ],
      { [BEN]: 600, [DAN]: 100 },
    ],
    [
      'Duel',
      [
        ['partner', BEN],
        ['picks', []],
        ['winner', ''],
      ],
      { [ADA]: 300, [BEN]: 300 },
    ],
    [
      'Swap',
      [
        ['partner', CAT],
        ['picks', []],
        ['verdict', 'did-it'],
      ],
      { [ADA]: 400, [CAT]: 400 },
    ],
    ['Gift', [['partner', CAT]], { [CAT]: 300, [ADA]: 150 }],
    ['House Rule', [['mark', 'law']], { [ADA]: 300 }],
    [
      'Point',
      [
        ['partner', ADA],
        ['verdict', 'did-it'],
      ],
      { [ADA]: 300 },
    ],
    [
      'Point',
      [
        ['partner', CAT],
        ['verdict', 'half'],
      ],
      { [CAT]: 100 },
    ],
    ['Everybody Answers', [['best', DAN]], { [DAN]: 300 }],
    [
      'Jackpot',
      [
        ['picks', []],
        ['verdict', 'did-it'],
      ],
      { [ADA]: 700 },
    ],
  ])('[LOCAL-26] %s %j pays %j', (segment, given, paid) => {
    const game = turnWith(spin(segment))
    expect(gains(game, ...given)).toEqual(paid)
    expect(stepOf(give(game, ...given))).toBeNull()
  })

  it('[LOCAL-26] a gift is not for the leader, and two at the table bet nothing', () => {
    expect(stepOf(turnWith(spin('Gift'), { scores: { [BEN]: 100 } }))).toMatchObject({ options: [CAT, DAN] })
    expect(stepOf(turnWith(spin('Dare'), {}, 2))).toMatchObject({ field: 'verdict' })
  })

  it('[LOCAL-26] the jackpot grows by every miss, and is full again when it was taken', () => {
    const after = (verdict: string) =>
      ok(nextPlayer(give(turnWith(spin('Jackpot')), ['picks', []], ['verdict', verdict]), context())).house.jackpot
    expect([after('half'), after('did-it'), after('legend')]).toEqual([1500, 1400, 1400])
  })

  it('[LOCAL-26] a house rule is in force for three turns, and catches one', () => {
    let game = ok(nextPlayer(give(turnWith(spin('House Rule')), ['mark', 'law']), context()))
    expect(game.house.rule).toEqual({ text: 'Do it.', turnsLeft: 3 })
    const caught = ok(catchOut(game, 2))
    expect(caught).toMatchObject({ scores: { [ADA]: 300, [BEN]: 100 }, house: { rule: null } })
    expect(catchOut(caught, 2).ok).toBe(false)
    for (let turns = 0; turns < 3; turns++) game = ok(nextPlayer(game, context()))
    expect(game.house.rule).toBeNull()
  })
})

describe('High Rollers', () => {
  const piles: readonly Pile[] = (['Hit', 'Pass', 'Challenge', 'Truth', 'Wild'] as const).map((name) => ({
    name,
    performers: 1,
    cards: Array.from({ length: 4 }, (_, i) => card(`${name}-${i}`, `${name} ${i}`)),
  }))
  /** Makes the die show this face next. */
  const dice = (face: number) => ({ ...context(1, 0, piles), random: () => (face + 0.5) / 5 })

  it('[LOCAL-27] a push that holds adds to the pot, and the first throw’s pips stay', () => {
    const game = turnWith(roll('Hit'))
    expect(turnNow(game)).toMatchObject({ pot: 500, mayPush: true, bustFaces: 1 })
    const pushed = ok(pushLuck(game, dice(1)))
    expect(turnNow(pushed)).toMatchObject({ pot: 600, bustFaces: 2, turn: { prompt: { action: 'Pass', pips: 3 } } })
    const again = ok(pushLuck(ok(pushLuck(pushed, dice(2))), dice(3)))
    expect(turnNow(again)).toMatchObject({ pot: 1200, mayPush: false })
    expect(gains(again, ['thumbs', 'up'], ['verdict', 'did-it'])).toEqual({ [ADA]: 1200 })
  })

  it('[LOCAL-27] a face that was thrown before busts: the pot goes into the jar, and one of two cards is for 200', () => {
    const bust = ok(pushLuck(turnWith(roll('Hit')), dice(0)))
    expect(bust).toMatchObject({ shown: null, house: { isBust: true, jar: 500 } })
    expect(bust.hand).toHaveLength(2)
    const shown = ok(showPrompt(bust, seeded(1), 1))
    expect(turnNow(shown)).toMatchObject({ pot: 200, mayPush: false })
    expect(ok(nextPlayer(shown, context())).house).toMatchObject({ jar: 500, isBust: false, thrown: [] })
  })

  it('[LOCAL-27] a pass pays both, a challenge its winner more, and the jar the best of the round', () => {
    expect(gains(turnWith(roll('Pass')), ['partner', CAT], ['thumbs', 'up'], ['verdict', 'did-it'])).toEqual({
      [ADA]: 500,
      [CAT]: 500,
    })
    expect(gains(turnWith(roll('Challenge')), ['partner', CAT], ['thumbs', 'up'], ['winner', CAT])).toEqual({
      [ADA]: 250,
      [CAT]: 750,
    })
    const house = { ...turnWith(dare).house, jar: 700 }
    const last = give(turnWith(roll('Truth'), { turn: 3, house, ...believed }), ['verdict', 'half'], ['best', BEN])
    expect(turnNow(last)?.gains).toEqual({ [DAN]: 250, [BEN]: 700 })
    expect(ok(nextPlayer(last, context())).house.jar).toBe(0)
  })
})

describe('everyone at the table', () => {
  it('[LOCAL-36] thumbs come before a performance, and defying them pays more', () => {
    const game = turnWith(dare)
    expect(stepOf(game)).toMatchObject({ field: 'thumbs', by: ADA, options: ['up', 'split', 'down'] })
    expect(stepOf(turnWith(dare, {}, 2))).toMatchObject({ options: ['up', 'down'] })
    for (const [thumbs, more] of [
      ['up', 0],
      ['split', 100],
      ['down', 200],
    ] as const) {
      expect(gains(game, ['thumbs', thumbs], ['verdict', 'did-it'])).toEqual({ [ADA]: 600 + more })
      expect(gains(game, ['thumbs', thumbs], ['verdict', 'half'])).toEqual({ [ADA]: 300 })
    }
    const handed = give(turnWith(roll('Pass')), ['partner', CAT])
    expect(stepOf(handed)).toMatchObject({ field: 'thumbs', by: CAT })
    expect(gains(handed, ['thumbs', 'down'], ['verdict', 'did-it'])).toEqual({ [ADA]: 500, [CAT]: 700 })
  })

  const card = (ask: 'point' | 'hands' | 'side', isTrue = true): LocalPrompt => {
    return { kind: 'table', ask, text: 'Who?', isTrue, why: 'So.' }
  }

  it('[LOCAL-37] a card for the whole table pays its reader, the rarer hands, the right side, and the pleading player', () => {
    const hands = turnWith(card('hands'))
    expect(stepOf(hands)).toMatchObject({ name: 'hands', among: [ADA, BEN, CAT, DAN] })
    expect(gains(hands, ['picks', picks('have', BEN)])).toEqual({ [ADA]: 300, [BEN]: 200 })
    expect(gains(hands, ['picks', picks('have', ADA, BEN, CAT)])).toEqual({ [ADA]: 300, [DAN]: 200 })
    expect(gains(hands, ['picks', picks('have', ADA, BEN)])).toEqual({ [ADA]: 300 })
    const side = picks('legit', BEN, CAT)
    expect(gains(turnWith(card('side')), ['picks', side])).toEqual({ [ADA]: 300, [BEN]: 300, [CAT]: 300 })
    expect(gains(turnWith(card('side', false)), ['picks', side])).toEqual({ [ADA]: 600, [DAN]: 300 })
    const fingers = give(turnWith(card('point')), ['partner', CAT])
    expect(gains(fingers, ['verdict', 'did-it'])).toEqual({ [ADA]: 300, [CAT]: 300 })
  })
})

describe('the games in which all say something', () => {
  it('[LOCAL-28] players who saw a scene are paid in the order of taps, and the actor for each', () => {
    const act = turnWith({ kind: 'act', text: 'A', seconds: 30, options: ['A', 'B'] })
    expect(gains(act, ['picks', picks('saw', DAN, BEN, CAT)])).toEqual({
      [DAN]: 200,
      [BEN]: 150,
      [CAT]: 100,
      [ADA]: 300,
    })
    expect(gains(act, ['picks', []])).toEqual({})
  })

  it('[LOCAL-28] those right about a fact are paid, and its reader by the share that was not', () => {
    const bent = give(turnWith(bluff), ['mark', 'bent'])
    expect(gains(bent, ['picks', picks('believed', BEN)])).toEqual({ [ADA]: 330, [CAT]: 500, [DAN]: 500 })
    expect(gains(turnWith(bluff), ['mark', 'straight'], ['picks', []])).toEqual({ [ADA]: 1000 })
    const fact = turnWith({ kind: 'fact', text: 'So.', isTrue: true, why: 'Seen.' })
    expect(gains(fact, ['picks', picks('believed', BEN, CAT, DAN)])).toEqual({ [BEN]: 500, [CAT]: 500, [DAN]: 500 })
  })

  it('[LOCAL-28] hands are counted by face: the right number pays, and so does telling the story', () => {
    const never = turnWith({ kind: 'never', text: 'Never have I ever …' })
    const three: GivenAnswer = ['picks', picks('have', ADA, BEN, CAT)]
    expect(gains(never, ['mark', '3'], three)).toEqual({ [ADA]: 300 })
    expect(gains(never, ['mark', '2'], three, ['best', BEN])).toEqual({ [BEN]: 100 })
    expect(answerStep(give(never, ['mark', '3'], three), 'best', DAN).ok).toBe(false)
    expect(stepOf(give(never, ['mark', '0'], ['picks', []]))).toBeNull()
  })

  it("[LOCAL-28] the lie pays players who found it, and its teller by the share that didn't", () => {
    const three = turnWith({ kind: 'statements', text: 'Three.', starters: [] })
    const said: GivenAnswer = ['picks', [...picks('first', BEN), ...picks('second', CAT, DAN)]]
    expect(gains(three, ['mark', 'second'], said)).toEqual({ [ADA]: 330, [CAT]: 600, [DAN]: 600 })
    expect(gains(three, ['mark', 'third'], ['picks', []])).toEqual({})
  })
})

function card(id: string, text: string) {
  return { id, intensity: 'Medium', heat: 1, family: 'work', topics: [], text } as const
}
