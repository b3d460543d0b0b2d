import type { TableFrame } from '@highjinks/protocol'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { shown } from '../../show/testing/shown.ts'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { Waiting } from './waiting.tsx'

afterEach(cleanup)

const { view: anyView } = shown(1, { players: ['hoste', 'anna'], status: 'playing' })
const view = { ...anyView, session: { ...anyView.session, slug: 'never-have-i-ever' } }

function lineIn(phase: string, more: Partial<TableFrame> = {}): string | undefined {
  const table: TableFrame = {
    phase,
    cue: 1,
    deadline: Number.MAX_SAFE_INTEGER,
    since: 0,
    overdue: false,
    paused: false,
    waiting: ['anna'],
    welcome: [],
    round: 1,
    rounds: 4,
    turn: null,
    seats: ['hoste', 'anna'],
    standings: [],
    awards: [],
    ...more,
  }
  render(<Waiting view={view} table={table} me="hoste" isBusy={false} send={() => {}} />)
  const line = linesIn()[0]
  cleanup()
  return line
}

it('names whom the table waits for, except performers and the current player until they are late', () => {
  expect(lineIn('vote')).toBe('Waiting for anna.')
  expect(lineIn('story')).toBeUndefined()
  expect(lineIn('story', { overdue: true })).toBe('Time’s up. Waiting for anna.')
  expect(lineIn('ready', { turn: 'anna' })).toBeUndefined()
  expect(lineIn('ready', { turn: 'anna', overdue: true })).toBe('Time’s up. Waiting for anna.')
})
