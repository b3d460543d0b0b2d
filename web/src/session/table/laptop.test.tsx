import type { TableFrame } from '@highjinks/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { shown } from '../../show/testing/shown.ts'
import { linesIn } from '../../ui/announcer/testing/lines.ts'
import { SessionBar } from '../session-bar.tsx'
import { MoreSheet } from './more-sheet.tsx'
import { Table } from './table.tsx'

afterEach(cleanup)

const { view } = shown(1, { players: ['hoste', 'anna'], status: 'playing' })
const table: TableFrame = {
  phase: 'vote',
  cue: 1,
  deadline: null,
  since: 0,
  overdue: false,
  paused: false,
  waiting: ['anna'],
  welcome: [],
  round: 1,
  rounds: 4,
  turn: 'hoste',
  seats: ['hoste', 'anna'],
  standings: [
    { id: 'anna', score: 1200, place: 1 },
    { id: 'hoste', score: 300, place: 2 },
  ],
  awards: [],
}

function open(isLaptop: boolean, more: Partial<TableFrame> = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isLaptop && query.includes('64rem') }))
  const onPeople = vi.fn<() => void>()
  const rest = {
    gameName: 'Truth or Dare',
    isBusy: false,
    send: () => {},
    onPeople,
    onRules: () => {},
    onMore: () => {},
  }
  const doors = { onPeople, onSettings: () => {}, onLeave: () => {} }
  render(
    <>
      {isLaptop && <SessionBar view={view} me="hoste" send={rest.send} {...doors} />}
      <Table
        view={view}
        table={{ ...table, ...more }}
        me="hoste"
        people={<p>The sofa</p>}
        pastime="Faces to throw"
        {...rest}
      >
        The card
      </Table>
    </>,
    { wrapper: MemoryRouter },
  )
  return onPeople
}

test('a laptop has the people below the card, and all their scores in reach', async () => {
  const onPeople = open(true)
  expect((await screen.findByText('The sofa')).closest('aside')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Scores and players' }))
  expect(onPeople).toHaveBeenCalledTimes(1)
})

test('a phone has them behind its own score', () => {
  const onPeople = open(false)
  expect(screen.queryByText('The sofa')).toBeNull()
  expect(screen.getByRole('button', { name: /^Scores and players/ }).textContent).toContain('300')
  fireEvent.click(screen.getByRole('button', { name: /^Scores and players/ }))
  expect(onPeople).toHaveBeenCalledTimes(1)
})

test('the note about being late has its own place on a phone, and covers nothing', async () => {
  open(false, { overdue: true })
  expect(screen.getByRole('button', { name: 'Go on without them' })).toBeTruthy()
  expect((await screen.findByText('Faces to throw')).dataset['late']).toBe('true')
  cleanup()
  open(false, { overdue: true, waiting: ['hoste'] })
  expect(linesIn()).toContain('Everyone’s waiting for you.')
  expect(screen.queryByRole('button', { name: /^Scores and players/ })).toBeNull()
  expect(screen.getByText(/1 of 4/)).toBeTruthy()
})

test("a phone folds away what a phase doesn't need, and a laptop has it in reach", () => {
  const buttons = (isLaptop: boolean) => {
    open(isLaptop)
    const names = [...document.querySelectorAll('main button')].map((one) => one.getAttribute('aria-label'))
    cleanup()
    return names.filter((name) => name !== null)
  }
  expect(buttons(false)).toEqual(['More'])
  expect(buttons(true)).toEqual(['How to play', 'Pause'])
})

test('More has the code for latecomers, the rules, the limits, the sound, the host’s stop and the exit', () => {
  const said: string[] = []
  const say = (word: string) => () => said.push(word)
  const sheet = {
    onRules: say('rules'),
    onSettings: say('limits'),
    onStop: say('stop'),
    onLeave: say('leave'),
    onClose: say('close'),
  }
  const host = view.session.hostId
  render(<MoreSheet view={view} me={host} send={({ type }) => said.push(type)} {...sheet} />)
  expect(screen.getByText(view.session.code)).toBeTruthy()
  for (const name of ['Pause', 'How to play', 'Your limits', 'Sound', 'Stop this game, keep the room', 'End Session']) {
    fireEvent.click(screen.getByRole('button', { name }))
  }
  expect(said).toEqual(['pause', 'close', 'rules', 'limits', 'stop', 'leave'])
})
