import { INTENSITIES, type Step } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/chance.ts'
import {
  addPlayer,
  bankFor,
  endEarly,
  type LocalBank,
  type LocalGame,
  nextPlayer,
  playAgain,
  progress,
  removePlayer,
  setup,
  shownPrompt,
  showPrompt,
  start,
} from './index.ts'

const list = (level: string, size: number) =>
  Array.from({ length: size }, (_, i) => ({ kind: 'talk' as const, text: `${level} ${i}` }))
const bank: LocalBank = { Mild: list('mild', 7), Medium: list('medium', 7), Intense: list('intense', 7) }
const names = ['Ada', 'Ben', 'Cat', 'Dan'] as const
const random = () => seeded(5)

function ok(step: Step<LocalGame>): LocalGame {
  if (!step.ok) throw new Error(`refused: ${step.code}`)
  return step.state
}

function settings(numPlayers: number) {
  return { numPlayers, intensity: 'Medium', duration: 'Standard' } as const
}

function started(players = 3, numPlayers: number | null = null): LocalGame {
  return ok(start(setup(bank, names.slice(0, players), numPlayers === null ? null : settings(numPlayers)), random()))
}

function after(turns: number, game: LocalGame): LocalGame {
  const dice = random()
  return Array.from({ length: turns }).reduce<LocalGame>((now) => ok(nextPlayer(now, dice)), game)
}

describe('before the game', () => {
  it('[LOCAL-1] the host comes first and is numbered from one', () => {
    expect(setup(bank, ['  Ada '], null).players).toEqual([{ id: 1, name: 'Ada' }])
    const two = ok(addPlayer(setup(bank, ['Ada'], null), '  Ben  '))
    expect(two.players).toEqual([
      { id: 1, name: 'Ada' },
      { id: 2, name: 'Ben' },
    ])
  })

  it('[LOCAL-1] it begins with the first player, in round 1, with nothing shown', () => {
    const ready = { stage: 'ready', turn: 0, round: 1, drawn: null, isShown: false }
    expect(setup(bank, names, null)).toMatchObject(ready)
    expect(started()).toMatchObject({ stage: 'playing', turn: 0, round: 1, isShown: false })
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
    const step = addPlayer(setup(bank, ['Ada'], null), name)
    expect(step.ok ? 'ok' : step.code).toBe(outcome)
  })

  it('[LOCAL-3] players are added only before the start, and again before the next', () => {
    const game = started()
    expect(addPlayer(game, 'Eve')).toEqual({ ok: false, code: 'already-started' })
    const complete = ok(endEarly(game))
    expect(addPlayer(complete, 'Eve')).toEqual({ ok: false, code: 'already-started' })
    expect(ok(addPlayer(playAgain(complete), 'Eve')).players).toHaveLength(4)
  })

  it('[LOCAL-3] there is room for as many as the game takes', () => {
    const full = setup(bank, ['Ada', 'Ben'], null, 2)
    expect(addPlayer(full, 'Cat')).toEqual({ ok: false, code: 'full' })
    const twenty = Array.from({ length: 20 }, (_, i) => `Player ${i}`)
    expect(addPlayer(setup(bank, twenty, null), 'Cat')).toEqual({ ok: false, code: 'full' })
    expect(addPlayer(setup(bank, twenty.slice(1), null), 'Cat').ok).toBe(true)
  })

  it.each(['ada', ' ADA ', '\uff21da'])('[LOCAL-2] "%s" is a name that Ada has already', (name) => {
    expect(addPlayer(setup(bank, ['Ada'], null), name)).toEqual({ ok: false, code: 'name-taken' })
  })

  it('[LOCAL-16] whoever has gone home is taken out before the start, but for the host', () => {
    const three = setup(bank, ['Ada', 'Ben', 'Cat'], null)
    expect(ok(removePlayer(three, 2)).players).toEqual([
      { id: 1, name: 'Ada' },
      { id: 2, name: 'Cat' },
    ])
    expect(removePlayer(three, 1)).toEqual({ ok: false, code: 'player-not-found' })
    expect(removePlayer(three, 9)).toEqual({ ok: false, code: 'player-not-found' })
    expect(removePlayer(started(), 2)).toEqual({ ok: false, code: 'already-started' })
  })

  it('[LOCAL-4] a start needs two players', () => {
    expect(start(setup(bank, ['Ada'], null), random())).toEqual({ ok: false, code: 'too-few' })
    expect(start(setup(bank, ['Ada', 'Ben'], null), random()).ok).toBe(true)
    expect(start(started(), random())).toEqual({ ok: false, code: 'already-started' })
  })

  it('[LOCAL-4] nothing is shown, passed on or ended before the start', () => {
    const ready = setup(bank, names, null)
    for (const step of [showPrompt(ready), nextPlayer(ready, random()), endEarly(ready)]) {
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
    expect(setup(bank, names, numPlayers === null ? null : settings(numPlayers)).rounds).toBe(rounds)
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
    const complete = ok(nextPlayer(last, random()))
    expect(complete).toMatchObject({ stage: 'complete', drawn: null })
    expect(nextPlayer(complete, random())).toEqual({ ok: false, code: 'not-started' })
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

  it('[LOCAL-9] it can be ended early, at once and from any turn', () => {
    const complete = ok(endEarly(ok(showPrompt(after(4, started())))))
    expect(complete).toMatchObject({ stage: 'complete', round: 2 })
    expect(shownPrompt(complete)).toBeNull()
  })

  it('[LOCAL-10] playing again goes back to before the start and keeps the players', () => {
    const again = playAgain(ok(endEarly(after(5, started()))))
    expect(again).toMatchObject({ stage: 'ready', turn: 0, round: 1, drawn: null, isShown: false })
    expect(again.players.map((player) => player.name)).toEqual(['Ada', 'Ben', 'Cat'])
    expect(ok(start(again, random()))).toMatchObject({ stage: 'playing', turn: 0, round: 1 })
  })
})

describe('the prompts', () => {
  it('[LOCAL-11] a prompt is hidden until it is shown, and hidden again at the next turn', () => {
    const game = started()
    expect(shownPrompt(game)).toBeNull()
    const shown = ok(showPrompt(game))
    expect(shownPrompt(shown)?.text).toMatch(/^medium/)
    expect(shownPrompt(ok(showPrompt(shown)))).toEqual(shownPrompt(shown))
    expect(shownPrompt(ok(nextPlayer(shown, random())))).toBeNull()
  })

  it('[LOCAL-12] every turn brings a new one, and none comes twice before all have come', () => {
    for (let seed = 0; seed < 50; seed++) {
      const dice = seeded(seed)
      let game = ok(start(setup(bank, names, null), dice))
      const drawn = [game.drawn]
      for (let turn = 1; turn < 35; turn++) {
        game = ok(nextPlayer(game, dice))
        drawn.push(game.drawn)
      }
      expect(drawn.every((one, i) => one !== drawn[i - 1])).toBe(true)
      for (let i = 0; i < 35; i += 7) expect(new Set(drawn.slice(i, i + 7)).size).toBe(7)
    }
  })

  it('[LOCAL-12] a rematch goes on with those that have not come', () => {
    const dice = random()
    const first = ok(nextPlayer(ok(start(setup(bank, names, null), dice)), dice))
    let game = ok(start(playAgain(ok(endEarly(first))), dice))
    const seen = [game.drawn]
    for (let turn = 1; turn < 5; turn++) {
      game = ok(nextPlayer(game, dice))
      seen.push(game.drawn)
    }
    expect(new Set([...seen, ...first.prompts.map((_, i) => i).filter((i) => !first.fresh.includes(i))]).size).toBe(7)
  })

  it.each(INTENSITIES)('[LOCAL-13] an evening set to %s draws from its own list', (intensity) => {
    const game = ok(start(setup(bank, names, { ...settings(4), intensity }), random()))
    expect(shownPrompt(ok(showPrompt(game)))?.text).toMatch(new RegExp(`^${intensity.toLowerCase()} `))
  })

  it('[LOCAL-13] chance decides which', () => {
    const firsts = Array.from({ length: 100 }, (_, seed) => ok(start(setup(bank, names, null), seeded(seed))).drawn)
    expect(new Set(firsts).size).toBe(7)
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
  ])('[LOCAL-14] %s has prompts of its kind (%s), %i at each intensity', async (slug, kind, size) => {
    const prompts = await bankFor(slug)
    for (const level of INTENSITIES) expect(prompts[level].map((prompt) => prompt.kind)).toEqual(Array(size).fill(kind))
  })

  it('[LOCAL-14] Truth or Dare has ten truths and ten dares at each intensity', async () => {
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
