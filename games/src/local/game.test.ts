import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/chance.ts'
import { after, context, MINUTE, names, ok, settings, started } from '../testing/local-evening.ts'
import {
  addPlayer,
  answerFinale,
  endEarly,
  leaveGame,
  nextPlayer,
  playAgain,
  progress,
  removePlayer,
  renamePlayer,
  setup,
  showPrompt,
  start,
} from './game.ts'
import { clockSeconds, eveningProgress, forecast, isTimeUp, minutesOf, plannedRounds } from './length.ts'
import { answerStep, shownPrompt, turnNow } from './play.ts'
import type { LocalGame } from './state.ts'

describe('before the game', () => {
  it('[LOCAL-1] the host comes first and is numbered from one', () => {
    expect(setup(['  Ada '], null).players).toEqual([{ id: 1, name: 'Ada' }])
    const two = ok(addPlayer(setup(['Ada'], null), '  Ben  '))
    expect(two.players).toEqual([
      { id: 1, name: 'Ada' },
      { id: 2, name: 'Ben' },
    ])
  })

  it('[LOCAL-1] it begins with the first player, in round 1, with nothing shown', () => {
    const ready = { stage: 'ready', turn: 0, round: 1, hand: [], shown: null }
    expect(setup(names, null)).toMatchObject(ready)
    expect(started()).toMatchObject({ stage: 'playing', turn: 0, round: 1, shown: null })
  })

  it('[LOCAL-34] a name is changed before the start, by the rules for a new one, and keeps its place', () => {
    const two = ok(addPlayer(setup(['Ada'], null), 'Player 2'))
    expect(ok(renamePlayer(two, 2, ' Ben ')).players).toEqual([
      { id: 1, name: 'Ada' },
      { id: 2, name: 'Ben' },
    ])
    expect(ok(renamePlayer(two, 2, 'player 2')).players[1]?.name).toBe('player 2')
    expect(renamePlayer(two, 2, 'ada')).toEqual({ ok: false, code: 'name-taken' })
    expect(renamePlayer(two, 2, '  ')).toEqual({ ok: false, code: 'bad-name' })
    expect(renamePlayer(two, 3, 'Cat')).toEqual({ ok: false, code: 'player-not-found' })
    expect(renamePlayer(started(), 2, 'Eve')).toEqual({ ok: false, code: 'already-started' })
  })

  it.each([
    ['', 'bad-name'],
    ['   ', 'bad-name'],
    ['\u200b', 'bad-name'],
    ['a'.repeat(25), 'ok'],
    ['a'.repeat(26), 'bad-name'],
    [`  ${'a'.repeat(25)}  `, 'ok'],
    ['😀'.repeat(25), 'ok'],
  ])('[LOCAL-2] a name "%s" is %s', (name, outcome) => {
    const step = addPlayer(setup(['Ada'], null), name)
    expect(step.ok ? 'ok' : step.code).toBe(outcome)
  })

  it('[LOCAL-3] a newcomer during a game comes last in the order, with the lowest score', () => {
    const game = { ...started(), scores: { 1: 600, 2: 300, 3: 900 } }
    const more = ok(addPlayer(game, 'Eve'))
    expect(more).toMatchObject({ turn: 0, scores: { 1: 600, 2: 300, 3: 900, 4: 300 } })
    expect(after(3, more)).toMatchObject({ turn: 3, round: 1 })
    expect(after(4, more)).toMatchObject({ turn: 0, round: 2 })
    expect(addPlayer(game, 'ADA')).toEqual({ ok: false, code: 'name-taken' })
  })

  it('[LOCAL-38] turns skip players who left, whose score stays, and who can return under their name', () => {
    const game = { ...started(4), scores: { 2: 600 } }
    const without = ok(leaveGame(game, 2, context()))
    expect(without).toMatchObject({ turn: 0, scores: { 2: 600 } })
    expect(after(1, without)).toMatchObject({ turn: 2, round: 1 })
    expect(after(3, without)).toMatchObject({ turn: 0, round: 2 })
    const shown = ok(showPrompt(without, seeded(1)))
    expect(turnNow(shown)?.turn.others).toEqual(['3', '4'])
    expect(leaveGame(without, 2, context())).toEqual({ ok: false, code: 'player-not-found' })
    const back = ok(addPlayer(without, ' ben '))
    expect(back.players).toEqual(game.players)
    expect(ok(endEarly(without)).players).toHaveLength(4)
    expect(playAgain(ok(endEarly(without))).players.map(({ name }) => name)).toEqual(['Ada', 'Cat', 'Dan'])
  })

  it('[LOCAL-38] a turn scores nothing if its player goes home, and two always stay', () => {
    const game = ok(showPrompt(after(2, started()), seeded(1)))
    const gone = ok(leaveGame(ok(answerStep(game, 'thumbs', 'up')), 3, context()))
    expect(gone).toMatchObject({ turn: 0, round: 2, shown: null, answers: {}, scores: {} })
    expect(leaveGame(gone, 1, context())).toEqual({ ok: false, code: 'too-few' })
    expect(leaveGame(setup(['Ada', 'Ben', 'Cat'], null), 1, context())).toEqual({ ok: false, code: 'not-started' })
  })

  it('[LOCAL-3] no one joins a game that is over, except the next one', () => {
    const game = started()
    const complete = ok(endEarly(game))
    expect(addPlayer(complete, 'Eve')).toEqual({ ok: false, code: 'already-started' })
    expect(ok(addPlayer(playAgain(complete), 'Eve')).players).toHaveLength(4)
  })

  it('[LOCAL-3] there is room for as many as the game takes', () => {
    const full = setup(['Ada', 'Ben'], null, [], 2)
    expect(addPlayer(full, 'Cat')).toEqual({ ok: false, code: 'full' })
    const twenty = Array.from({ length: 20 }, (_, i) => `Player ${i}`)
    expect(addPlayer(setup(twenty, null), 'Cat')).toEqual({ ok: false, code: 'full' })
    expect(addPlayer(setup(twenty.slice(1), null), 'Cat').ok).toBe(true)
  })

  it.each(['ada', ' ADA ', '\uff21da'])('[LOCAL-2] "%s" is a name that Ada has already', (name) => {
    expect(addPlayer(setup(['Ada'], null), name)).toEqual({ ok: false, code: 'name-taken' })
  })

  it('[LOCAL-16] a player who has gone home is taken out before the start, except the host', () => {
    const three = setup(['Ada', 'Ben', 'Cat'], null)
    expect(ok(removePlayer(three, 2)).players).toEqual([
      { id: 1, name: 'Ada' },
      { id: 2, name: 'Cat' },
    ])
    expect(removePlayer(three, 1)).toEqual({ ok: false, code: 'player-not-found' })
    expect(removePlayer(three, 9)).toEqual({ ok: false, code: 'player-not-found' })
    expect(removePlayer(started(), 2)).toEqual({ ok: false, code: 'already-started' })
  })

  it('[LOCAL-4] a start needs two players', () => {
    expect(start(setup(['Ada'], null), context())).toEqual({ ok: false, code: 'too-few' })
    expect(start(setup(['Ada', 'Ben'], null), context()).ok).toBe(true)
    expect(start(started(), context())).toEqual({ ok: false, code: 'already-started' })
  })

  it('[LOCAL-4] nothing is shown, passed on or ended before the start', () => {
    const ready = setup(names, null)
    for (const step of [showPrompt(ready, seeded(1)), nextPlayer(ready, context()), endEarly(ready)]) {
      expect(step).toEqual({ ok: false, code: 'not-started' })
    }
  })
})

describe('the rounds', () => {
  it.each([
    [null, 10],
    [2, 4],
    [3, 6],
    [4, 8],
    [20, 40],
  ])('[LOCAL-5] settings for %s players make %i rounds', (numPlayers, rounds) => {
    expect(setup(names, numPlayers === null ? null : settings(numPlayers)).rounds).toBe(rounds)
  })

  it.each([
    // players, turns taken, whose turn, round
    [2, 0, 0, 1],
    [2, 1, 1, 1],
    [2, 2, 0, 2],
    [2, 19, 1, 10],
    [3, 2, 2, 1],
    [3, 3, 0, 2],
    [3, 7, 1, 3],
    [4, 39, 3, 10],
  ])('[LOCAL-6] %i players, after %i turns: player %i in round %i', (players, turns, turn, round) => {
    expect(after(turns, started(players))).toMatchObject({ stage: 'playing', turn, round })
  })

  it.each([
    [2, null, 20],
    [3, null, 30],
    [3, 2, 12],
    [2, 4, 16],
  ])('[LOCAL-7] %i players with settings for %s are done after %i turns', (players, numPlayers, turns) => {
    const last = after(turns - 1, started(players, numPlayers))
    expect(last).toMatchObject({ stage: 'playing', round: last.rounds })
    const complete = ok(nextPlayer(last, context()))
    expect(complete).toMatchObject({ stage: 'complete', hand: [] })
    expect(nextPlayer(complete, context())).toEqual({ ok: false, code: 'not-started' })
    expect(progress(complete)).toBe(100)
  })

  it.each([
    [0, null, 10],
    [2, null, 20],
    [19, null, 100],
    [0, 3, 17],
    [4, 4, 38],
  ])('[LOCAL-8] after %i turns of two, with settings for %s, progress is %i %', (turns, numPlayers, percent) => {
    expect(progress(after(turns, started(2, numPlayers)))).toBe(percent)
  })

  it('[LOCAL-9] it can be ended early, right away and from any turn', () => {
    const complete = ok(endEarly(ok(showPrompt(after(4, started()), seeded(1)))))
    expect(complete).toMatchObject({ stage: 'complete', round: 2 })
    expect(shownPrompt(complete)).toBeNull()
  })

  it('[LOCAL-10] playing again goes back to before the start and keeps the players', () => {
    const again = playAgain(ok(endEarly(after(5, started()))))
    expect(again).toMatchObject({ stage: 'ready', turn: 0, round: 1, hand: [], shown: null })
    expect(again.players.map((player) => player.name)).toEqual(['Ada', 'Ben', 'Cat'])
    expect(ok(start(again, context()))).toMatchObject({ stage: 'playing', turn: 0, round: 1 })
  })
})

describe('the length', () => {
  it.each([
    ['Quick', 4, 8],
    ['Standard', 4, 8],
    ['Extended', 4, 8],
    ['Quick', 3, 6],
  ] as const)('[LOCAL-5] %s for %i players is %i rounds', (duration, players, rounds) => {
    expect(setup(names, settings(players, duration)).rounds).toBe(rounds)
  })

  it.each([
    ['truth-or-dare', 'Quick', 5, 50],
    ['truth-or-dare', 'Standard', 4, 38],
    ['puff-puff-pass-truths', 'Standard', 3, 39],
    ['never-have-i-ever', 'Extended', 4, 27],
    ['a-game-of-tomorrow', 'Standard', 4, 38],
  ] as const)('[LOCAL-21] %s, %s for %i players, states %i minutes', (slug, duration, players, minutes) => {
    expect(minutesOf(slug, settings(players, duration))).toBe(minutes)
  })

  it.each([
    ['truth-or-dare', 'Quick', 30],
    ['puff-puff-pass-truths', 'Quick', 60],
    ['puff-puff-pass-truths', 'Extended', 120],
    ['never-have-i-ever', 'Quick', null],
  ] as const)(
    '[LOCAL-21] in %s, %s, a turn has %s seconds: three stories take two turns of others',
    (slug, duration, seconds) => {
      expect(clockSeconds(slug, duration)).toBe(seconds)
    },
  )

  it.each([
    // Eight people tell three stories each: one round is more than the label, and says so before its first card.
    ['puff-puff-pass-truths', 'Quick', 8, 1],
    ['truth-or-dare', 'Quick', 5, 3],
    ['truth-or-dare', 'Extended', 3, 6],
  ] as const)('[LOCAL-35] %s, %s for %i players is planned for %i rounds', (slug, duration, players, rounds) => {
    expect(plannedRounds(slug, settings(players, duration))).toBe(rounds)
    const people = Array.from({ length: players }, (_, i) => `Player ${i}`)
    const game = ok(start(setup(people, settings(players, duration)), { ...context(), slug }))
    expect(game.finale).toBe(rounds === 1 ? 'announced' : 'no')
  })

  it('[LOCAL-35] a round is the last one when another would end farther from the label, and says so first', () => {
    const at = (minutes: number) => context(5, minutes * MINUTE)
    /** Three people whose first round took this long, for 15 minutes and 6 rounds. */
    const second = (minutes: number) => {
      const first = ok(start(setup(names.slice(0, 3), settings(3, 'Quick')), context()))
      return [1, 2, 3].reduce((game) => ok(nextPlayer(game, at(minutes))), first)
    }
    // At 5 minutes a round three of them fit; at 6 the third would end at 18 and the second at 12; at 7 it is 21 or 14.
    expect(second(5)).toMatchObject({ round: 2, finale: 'no' })
    expect(second(5.9)).toMatchObject({ round: 2, finale: 'no' })
    const last = second(7)
    expect(last).toMatchObject({ round: 2, rounds: 6, finale: 'announced' })
    expect(showPrompt(last, seeded(1))).toEqual({ ok: false, code: 'wrong-phase' })
    expect(nextPlayer(last, at(7))).toEqual({ ok: false, code: 'wrong-phase' })
    const playing = ok(answerFinale(last, 'last-round'))
    expect([1, 2, 3].reduce((game) => ok(nextPlayer(game, at(14))), playing)).toMatchObject({
      stage: 'complete',
      round: 2,
    })
    expect(answerFinale(playing, 'keep-going')).toEqual({ ok: false, code: 'wrong-phase' })
  })

  it('[LOCAL-39] forecasts the round that will be the last and the minutes until then, as the game decides it', () => {
    const soon = (game: LocalGame, minutes: number) => forecast(game, 'truth-or-dare', minutes * MINUTE)
    const slug = 'truth-or-dare'
    const first = ok(start(setup(names.slice(0, 3), settings(3, 'Quick')), { ...context(), slug }))
    const planned = plannedRounds(slug, settings(3, 'Quick'))
    expect(soon(first, 0)).toEqual({ lastRound: planned, minutes: minutesOf(slug, settings(3, 'Quick'), planned) })
    const second = [1, 2, 3].reduce((game) => ok(nextPlayer(game, context(5, 5 * MINUTE))), first)
    expect(soon(second, 5)).toEqual({ lastRound: 3, minutes: 10 })
    expect(soon({ ...second, finale: 'playing' }, 5)).toEqual({ lastRound: 2, minutes: 5 })
    expect(soon({ ...second, finale: 'keeping-on' }, 5)).toEqual({ lastRound: 6, minutes: 25 })
    expect(soon({ ...second, turn: 2, finale: 'playing' }, 5)).toEqual({ lastRound: 2, minutes: 2 })
  })

  it('[LOCAL-35] one tap keeps going to the written number of rounds, and nothing asks again before the last', () => {
    const late = context(5, 60 * MINUTE)
    let game = ok(start(setup(names.slice(0, 2), settings(2, 'Quick')), context()))
    game = ok(nextPlayer(ok(nextPlayer(game, late)), late))
    expect(game).toMatchObject({ round: 2, finale: 'announced' })
    game = ok(answerFinale(game, 'keep-going'))
    for (const turn of [1, 0, 1]) {
      game = ok(nextPlayer(game, late))
      expect(game).toMatchObject({ turn, finale: 'keeping-on' })
    }
    game = ok(nextPlayer(game, late))
    expect(game).toMatchObject({ round: 4, rounds: 4, finale: 'announced' })
    expect(answerFinale(game, 'keep-going')).toEqual({ ok: false, code: 'not-allowed' })
  })

  it.each([
    ['Quick', 15],
    ['Standard', 30],
    ['Extended', 45],
  ] as const)(
    '[LOCAL-17] a table that kept going after %s is offered the podium, and turns go on',
    (duration, minutes) => {
      const started = ok(start(setup(names.slice(0, 2), settings(4, duration)), context(5, 1000)))
      expect(isTimeUp(started, 90 * MINUTE)).toBe(false)
      const game = { ...started, finale: 'keeping-on' } as const
      const end = 1000 + minutes * MINUTE
      expect([isTimeUp(game, end - 1), isTimeUp(game, end)]).toEqual([false, true])
      const next = ok(nextPlayer(game, context(5, end)))
      expect(next).toMatchObject({ stage: 'playing', turn: 1 })
      expect(ok(endEarly(next)).stage).toBe('complete')
      expect(isTimeUp(ok(endEarly(next)), end)).toBe(false)
    },
  )

  it("[LOCAL-33] the heat climbs with the rounds, and with the label's minutes if these are over sooner", () => {
    const game = after(9, started(3, 3))
    expect(eveningProgress(game, 0)).toBe(3 / 6)
    expect(eveningProgress(game, 24 * MINUTE)).toBe(0.8)
    expect(eveningProgress(game, 90 * MINUTE)).toBe(1)
  })
})
