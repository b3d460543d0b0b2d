import type { PlayerId } from '@highjinks/protocol'
import { hashSeed } from '../kit/index.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { highRollers as game } from './index.ts'
import { type Action, cast } from './roll.ts'
import { type State, state } from './state.ts'

export const FOUR = ['anna', 'bert', 'cleo', 'dora'] as const
type Settings = ConstructorParameters<typeof Rehearsal<typeof game>>[1]['settings']
type Shown = readonly [action: Action, intensity: number]

interface Wanted {
  readonly first: Shown
  /** The throw of each push. */
  readonly pushes?: readonly Shown[]
  readonly names?: readonly PlayerId[]
  readonly settings?: Settings
}

/** Finds a seed that makes the dice show this. */
export function sealFor(action: Action, intensity: number) {
  for (let i = 0; ; i++) {
    const shown = cast(`seed ${i}`)
    if (shown.action === action && shown.intensity === intensity)
      return { seed: `seed ${i}`, hash: hashSeed(`seed ${i}`) }
  }
}

/** Creates a table for tests that choose what the dice show and say everything by name. */
export function diceTable(names: readonly PlayerId[] = FOUR, settings: Settings = {}) {
  const table = new Rehearsal(game, { seed: 4, seats: names, settings: { duration: 'Quick', ...settings } })
  const view = () => game.view(table.state)
  const kept = (): State => state.parse(table.state)
  const sets = (change: Partial<State>) => {
    table.state = { ...kept(), ...change }
  }
  const does = (id: PlayerId, move: Readonly<Record<string, unknown>>) => {
    const step = table.move(id, move)
    return step.ok ? 'ok' : step.code
  }
  const turn = () => view().turn ?? ''
  const waits = (seconds: number) => {
    table.now += seconds * 1000
    table.state = game.tick(table.state, table.context('clock'))
  }
  /** Everyone else has called the end, so nobody is waited for. */
  const allCall = (ending = 'bust') => {
    for (const id of view().mayCall) if (!view().called.includes(id)) does(id, { type: 'call', ending })
  }
  const pushes = (action: Action, intensity: number) => {
    sets({ sealed: sealFor(action, intensity) })
    does(turn(), { type: 'decide', decision: 'push' })
    allCall()
  }
  return {
    table,
    view,
    kept,
    sets,
    does,
    waits,
    allCall,
    hand: (id: PlayerId) => {
      const held = game.hand(table.state, id)
      if (held === null) throw new Error(`${id} holds nothing`)
      return held
    },
    rolls: (action: Action, intensity: number) => {
      sets({ sealed: sealFor(action, intensity) })
      does(turn(), { type: 'roll' })
    },
    keeps: () => {
      does(turn(), { type: 'decide', decision: 'keep' })
      allCall()
    },
    pushes,
    /** And the dice have come to rest. */
    pushed: (action: Action, intensity: number) => {
      pushes(action, intensity)
      waits(6)
    },
    judges: (verdict: string) => {
      for (const id of view().attempt?.voters ?? []) does(id, { type: 'judge', verdict })
    },
    crowns: (votes: Readonly<Record<PlayerId, PlayerId>>) => {
      for (const [id, winner] of Object.entries(votes)) does(id, { type: 'crown', winner })
    },
    scores: () => Object.fromEntries(view().standings.map(({ id, score }) => [id, score])),
  }
}

/** Creates a state in which the first player rolled this and pushed to that. */
export function rolled({ first, pushes = [], names, settings }: Wanted) {
  const table = diceTable(names, settings)
  table.rolls(...first)
  for (const shown of pushes) table.pushed(...shown)
  return table
}
