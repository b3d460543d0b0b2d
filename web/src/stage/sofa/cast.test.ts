import type { SessionView, TableFrame } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { shown } from '../../lib/testing/shown.ts'
import { castOf } from './cast.ts'
import { ALL_TOLD, NONE_TOLD, type Outcome } from './outcome.ts'

const NAMES = ['anna', 'bert', 'cleo', 'dora']

function room(table: Partial<TableFrame> | null, status: SessionView['session']['status'] = 'playing'): SessionView {
  const { view } = shown(1, { players: NAMES, status })
  const players = view.players.map((player) => ({ ...player, online: player.id !== 'dora' }))
  // Only what a sofa reads of a table.
  const frame = table && { ...({} as TableFrame), waiting: [], turn: null, seats: NAMES, standings: [], ...table }
  return { ...view, players, table: frame }
}

function conduct(view: SessionView, outcome: Outcome | null = null, told = ALL_TOLD) {
  const cast = castOf(view, { outcome, told, standings: view.table?.standings ?? [] })
  return cast.map(({ mood, isStanding, gain }) => `${mood}${isStanding ? ', standing' : ''}${gain ? ` +${gain}` : ''}`)
}

describe('who does what on the sofa', () => {
  it('[SOFA-2] whoever is away sleeps, at the table and before it', () => {
    expect(conduct(room(null, 'lobby'))).toEqual(['calm', 'calm', 'calm', 'asleep'])
    expect(conduct(room({ turn: 'dora', waiting: ['dora'] }))[3]).toBe('asleep')
  })

  it('[SOFA-2] whoever is on turn stands; those we wait for look at their phones, the others lean back', () => {
    expect(conduct(room({ turn: 'anna' }))).toEqual(['calm, standing', 'calm', 'calm', 'asleep'])
    expect(conduct(room({ turn: 'anna', waiting: ['bert'] }))).toEqual(['calm, standing', 'busy', 'done', 'asleep'])
    expect(conduct(room({ turn: 'anna', waiting: ['anna'] }))).toEqual(['busy, standing', 'done', 'done', 'asleep'])
  })

  it('[SOFA-2] whoever comes in with the next round is not taken for somebody who is done', () => {
    expect(conduct(room({ seats: ['anna', 'bert'], waiting: ['anna'] }))).toEqual(['busy', 'done', 'calm', 'asleep'])
  })

  it('[SOFA-6] everybody dozes while the table is paused, whoever was on turn too', () => {
    expect(conduct(room({ turn: 'anna', waiting: ['bert'], paused: true }))).toEqual([
      'dozing',
      'dozing',
      'dozing',
      'asleep',
    ])
  })

  it('[SOFA-3] whoever the headline names stands for it or sinks, everybody else reacts in their seat', () => {
    const outcome = {
      candidates: ['anna', 'bert'],
      named: { anna: 'cheers' },
      gains: { anna: 600, cleo: 50 },
      missed: ['bert', 'cleo'],
    } as const
    const view = room({ turn: 'bert' })
    expect(conduct(view, outcome, NONE_TOLD)).toEqual(['tense, standing', 'tense, standing', 'calm', 'asleep'])
    expect(conduct(view, outcome, { isOut: true, isPaid: false })).toEqual(['glad, standing', 'calm', 'calm', 'asleep'])
    expect(conduct(view, outcome)).toEqual(['glad, standing', 'winces', 'smiles +50', 'asleep'])
  })

  it('[SOFA-3] half of it is a shrug on one’s feet; whoever ducks or fails stays down', () => {
    const named = { anna: 'shrugs', bert: 'ducks', cleo: 'slumps' } as const
    const outcome = { candidates: [], named, gains: { bert: 50 }, missed: [] }
    expect(conduct(room({ turn: 'bert' }), outcome)).toEqual(['shrugs, standing', 'ducks', 'down', 'asleep'])
  })

  it('[SOFA-2] whoever has the floor stands without a phone, on turn or not', () => {
    const story = { phase: 'story', waiting: ['bert'] }
    expect(conduct(room(story))).toEqual(['done', 'calm, standing', 'done', 'asleep'])
    expect(conduct(room({ phase: 'choose', turn: 'bert', waiting: ['bert'] }))[1]).toBe('busy, standing')
  })

  it('[SOFA-2] those who clap are seen to clap', () => {
    expect(conduct(room({ turn: 'anna', applause: { clapping: ['bert'] } }))[1]).toBe('claps')
  })
})
