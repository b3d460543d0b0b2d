import type { PlayerId } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import { hashSeed } from '../kit/index.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { highRollers as game } from './index.ts'
import { type Action, cast } from './roll.ts'
import { type Decision, state } from './state.ts'

const [anna, bert, cleo] = ['player-0', 'player-1', 'player-2'] as const

/** A seed that makes the dice show this. */
function sealFor(action: Action, intensity: number) {
  for (let i = 0; ; i++) {
    const { action: shown, intensity: points } = cast(`seed ${i}`)
    if (shown === action && points === intensity) return { seed: `seed ${i}`, hash: hashSeed(`seed ${i}`) }
  }
}

/** A short evening of three, as somebody would tell it the next day. */
it('[DICE-19] the evening of Anna, Bert and Cleo', () => {
  const settings = { duration: 'Quick', pace: 'relaxed', clock: 'hard' } as const
  const table = new Rehearsal(game, { seed: 1, seats: 3, settings })
  const view = () => game.view(table.state)
  const does = (id: PlayerId, move: Readonly<Record<string, unknown>>) => {
    const step = table.move(id, move)
    expect([id, move, step.ok ? 'ok' : step.code]).toEqual([id, move, 'ok'])
  }
  const isSealed = (action: Action, intensity: number) => {
    table.state = { ...state.parse(table.state), sealed: sealFor(action, intensity) }
  }
  const rolls = (id: PlayerId, action: Action, intensity: number) => {
    isSealed(action, intensity)
    does(id, { type: 'roll' })
    expect(view()).toMatchObject({ phase: 'keep', turn: id, faces: { action, intensity } })
  }
  const calls = (said: Readonly<Record<PlayerId, Decision>>) => {
    for (const [id, decision] of Object.entries(said)) does(id, { type: 'call', decision })
  }
  const keeps = (id: PlayerId) => does(id, { type: 'decide', decision: 'keep' })
  const pushes = (id: PlayerId, action: Action, intensity: number) => {
    isSealed(action, intensity)
    does(id, { type: 'decide', decision: 'push' })
    table.pass()
  }
  const all = (moves: Readonly<Record<PlayerId, Readonly<Record<string, unknown>>>>) => {
    for (const [id, move] of Object.entries(moves)) does(id, move)
  }
  const scores = () => [anna, bert, cleo].map((id) => view().standings.find((row) => row.id === id)?.score)
  const claps = (by: PlayerId, whom: PlayerId) => does(by, { type: 'applaud', for: whom })
  const done = { type: 'done' }
  const judges = (verdict: string) => ({ type: 'judge', verdict })
  const wishes = (task: string) => ({ type: 'wild', task })

  // Two laps, the second double; something for everybody after every second turn.
  expect(view()).toMatchObject({ phase: 'ready', turn: anna, round: 1, rounds: 6, isDouble: false })

  // A Challenge at four is worth 600 and half again. Cleo thought she would push: half of 200 for Anna.
  rolls(anna, 'Challenge', 4)
  calls({ [bert]: 'keep', [cleo]: 'push' })
  keeps(anna)
  does(anna, { type: 'name', player: bert })
  expect(view()).toMatchObject({ phase: 'act', worth: 900 })
  claps(cleo, anna)
  claps(cleo, anna)
  all({ [anna]: done, [bert]: done, [cleo]: { type: 'crown', winner: anna } })
  expect(view()).toMatchObject({
    callOutcome: { gains: { [anna]: 100, [bert]: 50 } },
    score: { gains: { [anna]: 900 } },
  })
  expect(scores()).toEqual([1000, 50, 0])
  table.pass()

  // Bert pushes a two up to a Wild five; the room makes it a Hit, and he becomes a legend: 880 and half as much again.
  rolls(bert, 'Truth', 2)
  calls({ [anna]: 'keep', [cleo]: 'push' })
  pushes(bert, 'Wild', 5)
  all({ [anna]: wishes('Hit'), [cleo]: wishes('Hit') })
  expect(view()).toMatchObject({ phase: 'act', task: 'Hit', luck: 'held', worth: 880 })
  claps(anna, bert)
  all({ [bert]: done, [anna]: judges('legend'), [cleo]: judges('legend') })
  expect(view()).toMatchObject({
    callOutcome: { gains: { [bert]: 100, [cleo]: 50 } },
    score: { gains: { [bert]: 1320 } },
  })
  expect(scores()).toEqual([1000, 1470, 50])
  table.pass()

  // Which of them would …? Two fingers on Cleo, who pleads.
  expect(view()).toMatchObject({ phase: 'point' })
  const fingers = { [anna]: cleo, [bert]: cleo, [cleo]: anna }
  for (const [id, at] of Object.entries(fingers)) does(id, { type: 'point', at })
  table.pass()
  does(cleo, done)
  expect(scores()).toEqual([1200, 1670, 350])

  // Cleo pushes a Challenge to a Challenge and is burned; only Anna is left to be named. Cleo passes, Anna does half.
  rolls(cleo, 'Challenge', 3)
  calls({ [anna]: 'push', [bert]: 'push' })
  pushes(cleo, 'Challenge', 2)
  expect(view()).toMatchObject({ phase: 'pick', luck: 'burned', target: anna, worth: 450, voters: [bert] })
  does(bert, { type: 'pick', card: view().pair[0]?.id })
  claps(bert, anna)
  all({ [cleo]: { type: 'pass' }, [anna]: done, [bert]: judges('half') })
  // The lap is over, and nothing was louder than the first Challenge.
  expect(view()).toMatchObject({ score: { gains: { [anna]: 230 } }, loudest: [anna, bert] })
  expect(scores()).toEqual([1780, 2020, 350])
  table.pass()

  // The second lap counts double, calls too. Anna passes a card on, to the one who was named least.
  expect(view()).toMatchObject({ phase: 'ready', isDouble: true })
  rolls(anna, 'Pass', 2)
  calls({ [bert]: 'push', [cleo]: 'keep' })
  keeps(anna)
  expect(view()).toMatchObject({ phase: 'act', target: cleo, worth: 1200 })
  all({ [cleo]: done, [bert]: judges('did-it') })
  expect(view().score?.gains).toEqual({ [anna]: 600, [cleo]: 600 })
  expect(scores()).toEqual([2580, 2020, 1050])
  table.pass()

  // A line from everybody; tonight nobody thinks of one.
  expect(view()).toMatchObject({ phase: 'write' })
  table.pass()

  // Bert says nothing until the clock keeps for him: no points for being unreadable. Anna dodges his card.
  rolls(bert, 'Pass', 3)
  calls({ [anna]: 'push', [cleo]: 'keep' })
  table.pass()
  expect(view()).toMatchObject({ phase: 'name', choices: [anna, cleo], worth: 1500 })
  does(bert, { type: 'name', player: anna })
  claps(cleo, anna)
  all({ [anna]: done, [cleo]: judges('dodged') })
  expect(view().score?.gains).toEqual({})
  expect(scores()).toEqual([2580, 2020, 1150])
  table.pass()

  // Cleo keeps her Wild; the room wants a Truth, and of the two verdicts on it the kinder counts.
  rolls(cleo, 'Wild', 2)
  calls({ [anna]: 'keep', [bert]: 'keep' })
  keeps(cleo)
  all({ [anna]: wishes('Truth'), [bert]: wishes('Truth') })
  claps(anna, cleo)
  claps(bert, cleo)
  all({ [cleo]: done, [anna]: judges('half'), [bert]: judges('did-it') })
  expect(view()).toMatchObject({ score: { gains: { [cleo]: 800 } }, loudest: [cleo] })
  table.pass()

  expect(view().phase).toBe('over')
  expect(scores()).toEqual([2680, 2120, 2250])
  expect(view().standings.map(({ id, place }) => [id, place])).toEqual([
    [anna, 1],
    [cleo, 2],
    [bert, 3],
  ])
  expect(new Set(view().awards.map(({ id }) => id))).toEqual(new Set([anna, bert, cleo]))
})
