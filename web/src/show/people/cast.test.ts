import type { SessionView, TableFrame } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { shown } from '../testing/shown.ts'
import { castOf } from './cast.ts'
import { FULL_PROGRESS, NO_PROGRESS, type Progress, type Reveal } from './reveal.ts'
import { NO_SCENE, type Scene } from './scene.ts'

const NAMES = ['anna', 'bert', 'cleo', 'dora']

function room(table: Partial<TableFrame> | null, status: SessionView['session']['status'] = 'playing'): SessionView {
  const { view } = shown(1, { players: NAMES, status })
  const players = view.players.map((player) => ({ ...player, online: player.id !== 'dora' }))
  // Only the fields that a sofa reads from a table.
  const frame = table && {
    ...({} as TableFrame),
    waiting: [],
    welcome: [],
    turn: null,
    seats: NAMES,
    standings: [],
    ...table,
  }
  return { ...view, players, table: frame }
}

function conduct(view: SessionView, reveal: Reveal | null = null, progress = FULL_PROGRESS, scene: Scene = NO_SCENE) {
  const cast = castOf(view, { reveal, scene, progress, standings: view.table?.standings ?? [] })
  return cast.map(({ mood, isStanding, gain }) => `${mood}${isStanding ? ', standing' : ''}${gain ? ` +${gain}` : ''}`)
}

const acting = (view: SessionView, scene: Scene) => conduct(view, null, FULL_PROGRESS, scene)

describe("the sofa's cast", () => {
  it('players who are away sleep, at the table and before it', () => {
    expect(conduct(room(null, 'lobby'))).toEqual(['calm', 'calm', 'calm', 'asleep'])
    expect(conduct(room({ turn: 'dora', waiting: ['dora'] }))[3]).toBe('asleep')
  })

  it('the current player stands, players we wait for look at their phones, and the others have put theirs away', () => {
    const moment = { onNow: ['anna'], given: ['cleo'] }
    expect(acting(room({ waiting: ['bert'] }), moment)).toEqual(['calm, standing', 'busy', 'done', 'asleep'])
    expect(acting(room({ waiting: ['anna'], welcome: ['bert'] }), moment)).toEqual([
      'busy, standing',
      'busy',
      'done',
      'asleep',
    ])
  })

  it("a player who has answered and is asked again isn't done, nor is one who was never asked", () => {
    const given = { onNow: [], given: ['bert'] }
    expect(acting(room({ waiting: ['bert'] }), given)).toEqual(['calm', 'busy', 'calm', 'asleep'])
    expect(acting(room({ seats: ['anna'] }), given)).toEqual(['calm', 'calm', 'calm', 'asleep'])
  })

  it('everyone dozes while the host pauses, including the current player', () => {
    expect(conduct(room({ turn: 'anna', waiting: ['bert'], paused: true }))).toEqual([
      'dozing',
      'dozing',
      'dozing',
      'asleep',
    ])
  })

  it('players in the headline stand or sink, and everyone else reacts in their seat', () => {
    const reveal = {
      candidates: ['anna', 'bert'],
      named: { anna: 'cheers' },
      gains: { anna: 600, cleo: 50 },
      missed: ['bert', 'cleo'],
    } as const
    const view = room({ turn: 'bert' })
    expect(conduct(view, reveal, NO_PROGRESS)).toEqual(['tense, standing', 'tense, standing', 'calm', 'asleep'])
    expect(conduct(view, reveal, { isOut: true, isPaid: false, walked: 0 })).toEqual([
      'glad, standing',
      'calm',
      'calm',
      'asleep',
    ])
    expect(conduct(view, reveal)).toEqual(['glad, standing +600', 'winces', 'smiles +50', 'asleep'])
  })

  it('points the rules pay at the end of a phase show on the bowls and over every head as soon as the result does', () => {
    const gains = { anna: 600, cleo: 50 }
    const reveal = { candidates: [], named: { anna: 'cheers' }, gains, missed: [], isOwed: true } as const
    const standings = [{ id: 'anna', score: 100, place: 1 }]
    const annaWhen = (progress: Progress) => castOf(room({}), { reveal, scene: NO_SCENE, progress, standings })[0]
    expect(annaWhen({ isOut: true, isPaid: false, walked: 0 })).toMatchObject({ score: 100, gain: null })
    expect(annaWhen(FULL_PROGRESS)).toMatchObject({ score: 700, gain: 600, isStanding: true })
  })

  it('points the rules have already paid show on no bowl before the result, also after a refresh', () => {
    const reveal = { candidates: [], named: {}, gains: { anna: 600 }, missed: [] }
    const standings = [{ id: 'anna', score: 700, place: 1 }]
    const scoreWhen = (progress: Progress) =>
      castOf(room({}), { reveal, scene: NO_SCENE, progress, standings })[0]?.score
    expect([scoreWhen({ isOut: true, isPaid: false, walked: 0 }), scoreWhen(FULL_PROGRESS)]).toEqual([100, 700])
  })

  it('half a success is a standing shrug; players who duck or fail stay down', () => {
    const named = { anna: 'shrugs', bert: 'ducks', cleo: 'slumps' } as const
    const reveal = { candidates: [], named, gains: { bert: 50 }, missed: [] }
    expect(conduct(room({ turn: 'bert' }), reveal)).toEqual(['shrugs, standing', 'ducks +50', 'down', 'asleep'])
  })

  it('performers stand without a phone', () => {
    const moment = { onNow: ['bert'], given: [] }
    const waits = room({ waiting: ['bert'] })
    expect(acting(waits, { ...moment, isPerformance: true })[1]).toBe('calm, standing')
    expect(acting(waits, moment)[1]).toBe('busy, standing')
  })

  it('players who are being judged hold their breath, unless we wait for them as well', () => {
    const moment = { onNow: ['anna', 'bert'], given: [], isJudged: true }
    expect(acting(room({ phase: 'verdict', waiting: ['bert', 'cleo'] }), moment)).toEqual([
      'tense, standing',
      'busy, standing',
      'busy',
      'asleep',
    ])
  })

  it('players who clap visibly clap', () => {
    expect(conduct(room({ applause: { clapping: ['bert'] } }))[1]).toBe('claps')
  })
})

it('players who walk to the spotlight one by one leave only their bowl, and all return in a pause', () => {
  const scene: Scene = { onNow: ['bert', 'anna'], given: [], isInSpotlight: true, isWalked: true }
  const inSpotlightAt = (walked: number, paused = false) =>
    castOf(room({ paused }), { reveal: null, scene, progress: { ...NO_PROGRESS, walked }, standings: [] }).flatMap(
      (one) => (one.isInSpotlight ? [one.id] : []),
    )
  expect([inSpotlightAt(0), inSpotlightAt(1), inSpotlightAt(2), inSpotlightAt(2, true)]).toEqual([
    [],
    ['bert'],
    ['anna', 'bert'],
    [],
  ])
})
