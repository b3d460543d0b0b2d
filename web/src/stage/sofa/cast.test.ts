import type { SessionView, TableFrame } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { shown } from '../../lib/testing/shown.ts'
import { castOf } from './cast.ts'
import { stakesOf } from './stakes.ts'

const NAMES = ['anna', 'bert', 'cleo', 'dora']

function room(table: Partial<TableFrame> | null, status: SessionView['session']['status'] = 'playing'): SessionView {
  const { view } = shown(1, { players: NAMES, status })
  const players = view.players.map((player) => ({ ...player, online: player.id !== 'dora' }))
  // Only what a sofa reads of a table.
  const frame = table && { ...({} as TableFrame), waiting: [], turn: null, seats: NAMES, standings: [], ...table }
  return { ...view, players, table: frame }
}

function conduct(view: SessionView, isHushed = false) {
  const stakes = view.table && !isHushed ? stakesOf(view.table) : null
  const cast = castOf(view, { stakes, standings: view.table?.standings ?? [] })
  return cast.map(({ mood, isStanding }) => (isStanding ? `${mood}, standing` : mood))
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

  it('[SOFA-3] whoever was paid is glad, whoever staked something for nothing slumps, and nobody before it is out', () => {
    const reveal = { gains: { anna: 500 }, votes: { bert: 'legit', anna: 'baked' } }
    expect(conduct(room({ reveal }))).toEqual(['glad', 'down', 'calm', 'asleep'])
    expect(conduct(room({ reveal }), true)).toEqual(['calm', 'calm', 'calm', 'asleep'])
  })

  it('[SOFA-3] nobody cheers at a skip, whatever the side bets have brought', () => {
    const skipped = { attempt: { ruling: { kind: 'passed' } }, score: { gains: { anna: 50 } } }
    expect(conduct(room(skipped))).toEqual(['calm', 'calm', 'calm', 'asleep'])
  })

  it('[SOFA-3] nobody slumps where everybody missed it', () => {
    const guesses = { anna: 2, bert: 3, cleo: 3, dora: 1 }
    expect(conduct(room({ reveal: { gains: {}, guesses } }))).toEqual(['calm', 'calm', 'calm', 'asleep'])
    expect(conduct(room({ reveal: { gains: { cleo: 200 }, guesses } }))).toEqual(['down', 'down', 'glad', 'asleep'])
  })

  it('[SOFA-2] whoever has the floor stands without a phone, on turn or not', () => {
    const story = { phase: 'story', waiting: ['bert'], reveal: { gains: { anna: 500 } } }
    expect(conduct(room(story))).toEqual(['done', 'calm, standing', 'done', 'asleep'])
    expect(conduct(room({ phase: 'choose', turn: 'bert', waiting: ['bert'] }))[1]).toBe('busy, standing')
  })

  it('[SOFA-2] those who clap are seen to clap', () => {
    expect(conduct(room({ turn: 'anna', applause: { clapping: ['bert'] } }))[1]).toBe('claps')
  })
})
