import type { SessionView } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import type { Outcome } from '../sofa/outcome.ts'
import { MOODS, type Mood } from './game-set.ts'
import { moodOf } from './mood.ts'

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

function moodAt(
  table: Partial<Table>,
  status: SessionView['session']['status'] = 'playing',
  isHushed = false,
  outcome: Outcome | null = null,
) {
  // Of the session the mood asks for its status alone.
  const session = { status } as SessionView['session']
  return moodOf({ session, table: { ...TABLE, ...table } }, outcome, isHushed)
}

test.each<readonly [string, Partial<Table>, Mood]>([
  ['waits with everybody', {}, 'idle'],
  ['bites its nails while one answer is missing', { waiting: ['b'] }, 'tense'],
  ['is calm about one person whose turn it is', { waiting: ['b'], turn: 'b' }, 'idle'],
  ['holds its breath while somebody performs', { phase: 'perform' }, 'tense'],
  ['cannot believe a reveal', { phase: 'reveal' }, 'shocked'],
  ['is happy about points', { phase: 'score' }, 'glad'],
  ['falls asleep when the time is over', { phase: 'perform', overdue: true }, 'asleep'],
  ['sleeps through a pause', { phase: 'reveal', paused: true }, 'asleep'],
])('the hero of a room %s', (_, table, mood) => expect(moodAt(table)).toBe(mood))

test('[SOFA-3] the hero of a room shrugs where those who were named came out of it empty-handed', () => {
  const after = (named: Outcome['named']) =>
    moodAt({ phase: 'score' }, 'playing', false, { candidates: [], named, gains: {}, missed: [] })
  expect([after({ a: 'ducks', b: 'slumps' }), after({ a: 'ducks', b: 'cheers' }), after({})]).toEqual([
    'shrug',
    'glad',
    'glad',
  ])
})

test('[BEATS-6] the hero of a room gives nothing away before it is out', () => {
  expect(moodAt({ phase: 'score' }, 'playing', true)).toBe('tense')
  expect(moodAt({ phase: 'reveal' }, 'playing', true)).toBe('tense')
  expect(moodAt({ phase: 'reveal', paused: true }, 'playing', true)).toBe('asleep')
})

test('the hero looks on while people get ready, and is glad at the podium', () => {
  expect(moodAt({}, 'starting')).toBe('idle')
  expect(moodAt({ phase: 'over', paused: true }, 'over')).toBe('glad')
  expect(MOODS).toContain(moodAt({ phase: 'a phase of another game' }))
})
