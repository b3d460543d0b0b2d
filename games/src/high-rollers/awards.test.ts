import type { PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import type { View } from './index.ts'
import { FOUR, rolled, shows } from './named-roll.ts'
import { type Action, luckOf } from './roll.ts'

const TITLES = [
  'Living legend',
  'Ice in the veins',
  'Undefeated',
  'Open book',
  'Good sport',
  'High roller',
  'Golden wrist',
  'Fireproof',
  'Poker face',
  'Sixth sense',
  'In demand',
  'Wild one',
]
/** What the others say before Anna keeps her dice. */
type Calls = Readonly<Record<PlayerId, 'keep' | 'push'>>

/** Anna keeps this, Bert is named where somebody has to be, and all who judge say this of it. */
function kept(
  action: Action,
  verdict: string,
  { intensity = 3, calls = {} }: { intensity?: number; calls?: Calls } = {},
) {
  const table = rolled({ first: shows(action, intensity), settings: { clock: 'hard' } })
  for (const [id, decision] of Object.entries(calls)) table.does(id, { type: 'call', decision })
  table.does('anna', { type: 'decide', decision: 'keep' })
  if (table.view().phase === 'keep') table.waits(60)
  return played(table, verdict)
}

function played(table: ReturnType<typeof rolled>, verdict: string) {
  if (table.view().phase === 'name') table.does('anna', { type: 'name', player: 'bert' })
  if (table.view().phase === 'name') table.waits(10)
  if (table.view().phase === 'pick') table.waits(15)
  for (const id of table.view().attempt?.performers ?? [])
    table.does(id, { type: verdict === 'pass' ? 'pass' : 'done' })
  if (FOUR.some((id) => id === verdict)) table.crowns({ cleo: verdict, dora: verdict })
  else table.judges(verdict)
  if (table.view().phase === 'verdict') table.waits(20)
  expect(table.view().phase).toBe('score')
  return table.merits(TITLES)
}

const TRUTH = 'Open book: anna told the truth'
const STUNT = 'Ice in the veins: anna pulled off a stunt'
const FAVOR = 'Good sport: bert did somebody else’s card'
const NAMED = 'In demand: bert was asked for by name'
const won = (id: string) => `Undefeated: ${id} won a challenge`
const legend = (id: string) => `Living legend: ${id} became a legend`
const FIVE = 'High roller: anna played for a five'
const HELD = 'Golden wrist: anna pushed, and it held'
const FIREPROOF = 'Fireproof: anna got burned, and did it anyway'
const UNREAD = 'Poker face: anna did what nobody saw coming'
const saw = (id: string) => `Sixth sense: ${id} called it`

describe('what a turn is remembered for', () => {
  it.each<[Action, string, readonly string[]]>([
    ['Truth', 'did-it', [TRUTH]],
    ['Truth', 'legend', [legend('anna'), TRUTH]],
    ['Truth', 'half', []],
    ['Truth', 'dodged', []],
    ['Truth', 'pass', []],
    ['Hit', 'did-it', [STUNT]],
    ['Hit', 'legend', [legend('anna'), STUNT]],
    ['Hit', 'half', []],
    ['Pass', 'did-it', [FAVOR, NAMED]],
    ['Pass', 'legend', [legend('bert'), FAVOR, NAMED]],
    ['Pass', 'dodged', [NAMED]],
    ['Pass', 'pass', [NAMED]],
    ['Challenge', 'anna', [won('anna'), NAMED]],
    ['Challenge', 'bert', [won('bert'), NAMED]],
    ['Challenge', 'nobody', [NAMED]],
  ])('[DICE-16] a %s: %s', (action, verdict, earned) => {
    expect(kept(action, verdict)).toEqual(earned)
  })

  it('[DICE-16] a Challenge that only one takes up is no win, and no stunt', () => {
    const table = rolled({ first: shows('Challenge', 3) })
    table.keeps()
    table.does('anna', { type: 'name', player: 'bert' })
    table.does('anna', { type: 'done' })
    table.does('bert', { type: 'pass' })
    table.judges('legend')
    const merits = table.merits(TITLES)
    expect(merits.filter((merit) => !merit.startsWith('Sixth'))).toEqual([NAMED])
  })

  it.each([
    [5, [TRUTH, FIVE]],
    [4, [TRUTH]],
  ])('[DICE-16] a Truth for %i', (intensity, earned) => {
    expect(kept('Truth', 'did-it', { intensity })).toEqual(earned)
  })

  it.each<[Calls, readonly string[]]>([
    [{ bert: 'push', cleo: 'push', dora: 'push' }, [UNREAD]],
    [{ bert: 'push', cleo: 'push', dora: 'keep' }, [UNREAD, saw('dora')]],
    [{ bert: 'push', cleo: 'keep' }, [saw('cleo')]],
    [{ cleo: 'keep' }, [saw('cleo')]],
    [{ cleo: 'push' }, [UNREAD]],
    [{}, []],
  ])('[DICE-16] dice that are kept where the others have said %o', (calls, earned) => {
    expect(kept('Truth', 'dodged', { calls })).toEqual(earned)
  })

  it('[DICE-16] whoever lets the clock decide has surprised nobody', () => {
    const table = rolled({ first: shows('Truth', 3), settings: { clock: 'hard' } })
    for (const id of ['bert', 'cleo', 'dora']) table.does(id, { type: 'call', decision: 'push' })
    table.waits(20)
    expect(played(table, 'dodged')).toEqual([])
  })

  it('[DICE-16] a Wild is wild, whatever the room makes of it', () => {
    const table = rolled({ first: shows('Wild', 3), settings: { clock: 'hard' } })
    table.does('anna', { type: 'decide', decision: 'keep' })
    table.waits(20)
    for (const id of ['bert', 'cleo', 'dora']) table.does(id, { type: 'wild', task: 'Truth' })
    expect(played(table, 'did-it')).toEqual([TRUTH, 'Wild one: anna let the room run wild'])
  })
})

describe('who picks', () => {
  it('[DICE-11] of a burned Pass neither whose card it is nor who passed it on', () => {
    const table = rolled({ first: shows('Hit', 3), second: (faces) => faces.action === 'Pass' && faces.intensity < 3 })
    table.waits(3)
    table.does('anna', { type: 'name', player: 'bert' })
    expect(table.view()).toMatchObject({ phase: 'pick', waiting: ['cleo', 'dora'] })
  })
})

describe('what a push is remembered for', () => {
  /** Everybody but Anna says that she pushes; it becomes this. */
  const pushed = (luck: 'held' | 'burned', action: Action, verdict: string) => {
    const first = { action: 'Hit', intensity: 3 } as const
    const second = (faces: NonNullable<View['faces']>) =>
      faces.action === action && faces.intensity !== 5 && luckOf(first, faces) === luck
    const table = rolled({ first: shows('Hit', 3), second, settings: { clock: 'hard' } })
    table.waits(3)
    return played(table, verdict).filter((merit) => !merit.startsWith('Sixth'))
  }

  it.each<['held' | 'burned', Action, string, readonly string[]]>([
    ['held', 'Truth', 'did-it', [TRUTH, HELD]],
    ['held', 'Truth', 'dodged', [HELD]],
    ['burned', 'Truth', 'did-it', [TRUTH, FIREPROOF]],
    ['burned', 'Truth', 'legend', [legend('anna'), TRUTH, FIREPROOF]],
    ['burned', 'Truth', 'half', []],
    // Somebody else is not burned by it.
    ['burned', 'Pass', 'did-it', [FAVOR, NAMED]],
    ['held', 'Pass', 'did-it', [FAVOR, HELD, NAMED]],
  ])('[DICE-16] it has %s, as a %s that is judged %s', (luck, action, verdict, earned) => {
    expect(pushed(luck, action, verdict)).toEqual(earned)
  })
})
