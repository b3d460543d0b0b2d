import type { SessionView } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import type { Reveal } from '../people/reveal.ts'
import { moodOf } from './mood.ts'
import type { RoomMood } from './scenery.ts'

type Table = NonNullable<SessionView['table']>

const TABLE: Table = {
  phase: 'choose',
  cue: 3,
  deadline: null,
  since: 0,
  overdue: false,
  paused: false,
  waiting: ['a', 'b', 'c'],
  welcome: [],
  round: 1,
  rounds: 8,
  turn: null,
  seats: ['a', 'b', 'c'],
  standings: [],
  awards: [],
}

interface MoodCase {
  readonly status?: SessionView['session']['status']
  readonly ofPhase?: RoomMood
  readonly reveal?: Reveal | null
  readonly isInSuspense?: boolean
}

function moodAt(table: Partial<Table>, { status = 'playing', ofPhase, reveal = null, isInSuspense }: MoodCase = {}) {
  // The mood only reads the session's status.
  const session = { status } as SessionView['session']
  return moodOf({ session, table: { ...TABLE, ...table } }, { reveal, ofPhase, isInSuspense })
}

test.each<readonly [string, Partial<Table>, RoomMood | undefined, RoomMood]>([
  ['waits with everyone', {}, undefined, 'idle'],
  ['bites its nails while one answer is missing', { waiting: ['b'] }, undefined, 'tense'],
  ['stays calm while only the person whose turn it is has to act', { waiting: ['b'], turn: 'b' }, undefined, 'idle'],
  ['has the mood that the game sets for a phase', { waiting: ['b'] }, 'shocked', 'shocked'],
  ['falls asleep when time is up', { overdue: true }, 'tense', 'asleep'],
  ['sleeps through a pause', { paused: true }, 'shocked', 'asleep'],
])('the hero of a room %s', (_, table, ofPhase, mood) => expect(moodAt(table, { ofPhase })).toBe(mood))

test('the hero of a room shrugs if everyone in the headline got nothing', () => {
  const after = (named: Reveal['named']) =>
    moodAt({}, { ofPhase: 'glad', reveal: { candidates: [], named, gains: {}, missed: [] } })
  expect([after({ a: 'ducks', b: 'slumps' }), after({ a: 'ducks', b: 'cheers' }), after({})]).toEqual([
    'shrug',
    'glad',
    'glad',
  ])
})

test('[TIMELINE-6] the hero of a room gives nothing away before the result is out', () => {
  expect(moodAt({}, { ofPhase: 'glad', isInSuspense: true })).toBe('tense')
  expect(moodAt({}, { ofPhase: 'shocked', isInSuspense: true })).toBe('tense')
  expect(moodAt({ paused: true }, { ofPhase: 'shocked', isInSuspense: true })).toBe('asleep')
})

test('the hero watches while people get ready, and is glad at the podium', () => {
  expect(moodAt({}, { status: 'starting' })).toBe('idle')
  expect(moodAt({ paused: true }, { status: 'over' })).toBe('glad')
})
