import type { PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { meritsOf } from '../testing/merits.ts'
import { highRollers as game } from './index.ts'
import { TITLES } from './moments.ts'
import { FOUR, rolled, sealFor } from './named-roll.ts'
import type { Action } from './roll.ts'

const NAMES = Object.values(TITLES).map(([title]) => title)
type Calls = Readonly<Record<PlayerId, string>>
type Shown = readonly [Action, number]

interface Turn {
  readonly first: Shown
  readonly pushes?: readonly Shown[]
  readonly calls?: Calls
  readonly verdict: string
}

/** Anna rolls, pushes and keeps; Bert is named if someone must be, and every voter gives this verdict. */
function earned({ first, pushes = [], calls = {}, verdict }: Turn): readonly string[] {
  const table = rolled({ first, settings: { clock: 'hard' } })
  for (const [id, ending] of Object.entries(calls)) table.does(id, { type: 'call', ending })
  // Nobody else calls
  const goesOn = () => {
    if (table.view().phase === 'keep' && table.view().mayCall.length > 0) table.waits(40)
  }
  for (const [action, intensity] of pushes) {
    table.sets({ sealed: sealFor(action, intensity) })
    table.does('anna', { type: 'decide', decision: 'push' })
    goesOn()
    table.waits(6)
  }
  table.does('anna', { type: 'decide', decision: 'keep' })
  goesOn()
  if (table.view().phase === 'wild') for (const id of FOUR) table.does(id, { type: 'wild', task: 'Truth' })
  if (table.view().phase === 'name') table.does('anna', { type: 'name', player: 'bert' })
  if (table.view().phase === 'pick') {
    const truth = table.view().pair.find(({ task }) => task === 'Truth')
    for (const id of FOUR) table.does(id, { type: 'pick', card: truth?.id })
  }
  for (const id of table.view().attempt?.performers ?? [])
    table.does(id, { type: verdict === 'pass' ? 'pass' : 'done' })
  if (FOUR.some((id) => id === verdict)) table.crowns({ cleo: verdict, dora: verdict })
  else table.judges(verdict)
  if (table.view().phase === 'verdict') table.waits(20)
  expect(table.view().phase).toBe('score')
  for (const { id } of table.table.seats) table.table.change(id, 'leave')
  for (let i = 0; i < 20 && !game.isOver(table.table.state); i++) table.waits(300)
  return meritsOf(game, table.table.state, NAMES, {})
}

const TRUTH = 'Open book: anna told the truth'
const STUNT = 'Ice in the veins: anna pulled off a stunt'
const FAVOR = 'Good sport: bert did someone else’s card'
const NAMED = 'In demand: bert was asked for by name'
const won = (id: string) => `Undefeated: ${id} won a challenge`
const FIVE = 'High roller: anna played for a five'
const HELD = 'Golden wrist: anna pushed, and it held'
const THRICE = 'No brakes: anna pushed three times, and it held'
const BUST = 'Friend of the jar: anna filled the jar'
const FIREPROOF = 'Fireproof: anna went bust, and did it anyway'
const UNREAD = 'Poker face: anna did what no one saw coming'
const WILD = 'Wild one: anna let the room run wild'
const saw = (id: string) => `Sixth sense: ${id} called it`

describe('awards for a turn', () => {
  it.each<[Action, string, readonly string[]]>([
    ['Truth', 'did-it', [TRUTH]],
    ['Truth', 'half', []],
    ['Truth', 'pass', []],
    ['Hit', 'did-it', [STUNT]],
    ['Hit', 'half', []],
    ['Pass', 'did-it', [FAVOR, NAMED]],
    ['Pass', 'pass', [NAMED]],
    ['Challenge', 'anna', [won('anna'), NAMED]],
    ['Challenge', 'bert', [won('bert'), NAMED]],
    ['Challenge', 'nobody', [NAMED]],
    ['Wild', 'did-it', [TRUTH, WILD]],
  ])('[DICE-16] a %s: %s', (action, verdict, merits) => {
    expect(earned({ first: [action, 3], verdict }).toSorted()).toEqual(merits.toSorted())
  })

  it.each<[number, readonly string[]]>([
    [5, [TRUTH, FIVE]],
    [4, [TRUTH]],
  ])('[DICE-16] a Truth for %i', (intensity, merits) => {
    expect(earned({ first: ['Truth', intensity], verdict: 'did-it' }).toSorted()).toEqual(merits.toSorted())
  })

  it.each<[Calls, readonly string[]]>([
    [{ bert: '1', cleo: '2', dora: 'bust' }, [UNREAD]],
    [{ bert: '1', cleo: '2', dora: '0' }, [saw('dora')]],
    [{ cleo: '0' }, [saw('cleo')]],
    [{ cleo: '1' }, []],
    [{}, []],
  ])('[DICE-16] the roller keeps the dice after the others called %o', (calls, merits) => {
    expect(earned({ first: ['Truth', 3], calls, verdict: 'half' })).toEqual(merits)
  })

  it.each<[readonly Shown[], string, readonly string[]]>([
    [[['Truth', 1]], 'did-it', [TRUTH, HELD]],
    [[['Truth', 1]], 'half', [HELD]],
    [
      [
        ['Pass', 1],
        ['Challenge', 1],
        ['Truth', 1],
      ],
      'did-it',
      [TRUTH, HELD, THRICE],
    ],
    [[['Hit', 1]], 'did-it', [TRUTH, BUST, FIREPROOF]],
    [[['Hit', 1]], 'half', [BUST]],
    [
      [
        ['Wild', 1],
        ['Wild', 2],
      ],
      'half',
      [BUST],
    ],
  ])('[DICE-16] a Hit, then %j, judged %s', (pushes, verdict, merits) => {
    expect(earned({ first: ['Hit', 3], pushes, verdict }).toSorted()).toEqual(merits.toSorted())
  })
})
