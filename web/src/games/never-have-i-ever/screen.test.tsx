import { neverHaveIEver } from '@highjinks/games/never-have-i-ever'
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table-of.tsx'
import { Screen } from './screen.tsx'

afterEach(cleanup)

const FIVE = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil'] as const
const NOT_FOR_ONE = /Only you|locked/i

function open(names: readonly string[] = FIVE) {
  return tableOf(neverHaveIEver, Screen, names)
}

function incognito(names: readonly string[] = FIVE) {
  return tableOf(neverHaveIEver, Screen, names, { reveal: 'incognito' })
}

/** Anna and Bert have; the others never. */
function answered(table: ReturnType<typeof open>, names: readonly string[] = FIVE) {
  table.waits(4)
  for (const [i, id] of names.entries()) table.does(id, { type: 'answer', side: i < 2 ? 'have' : 'never', guess: i })
  return table
}

describe('the answer', () => {
  it('[TABLE-NEVER-1] the statement stands alone first, then one tap sends the side and the guess', () => {
    const table = open()
    const anna = table.sits('Anna')
    anna.getByText(table.view().statement ?? '')
    expect(anna.queryAllByRole('button')).toEqual([])
    table.waits(4)
    anna.update()
    fireEvent.click(anna.getByRole('button', { name: /^More: How many of you 5/ }))
    fireEvent.click(anna.getByRole('button', { name: 'Never' }))
    expect(table.outcomes).toEqual([['Anna', { type: 'answer', side: 'never', guess: 4 }, 'ok']])
  })

  it('[TABLE-NEVER-2] what was tapped is locked, after a reload too, and is on no other screen', () => {
    const table = open()
    table.waits(4)
    table.does('Anna', { type: 'answer', side: 'have', guess: 4 })
    const anna = table.sits('Anna')
    anna.getByText('Locked: I have, and you guess 4')
    expect(anna.queryAllByRole('button')).toEqual([])
    for (const seat of ['Bert', null]) {
      const other = table.sits(seat)
      expect(other.text()).not.toMatch(NOT_FOR_ONE)
      expect(other.text()).not.toContain('guess 4')
    }
  })

  it('[TABLE-NEVER-2] while a tap is on its way nothing else can be tapped', () => {
    const table = open()
    table.waits(4)
    const anna = table.sits('Anna')
    anna.update(true)
    expect(anna.getByRole<HTMLButtonElement>('button', { name: 'I have' }).disabled).toBe(true)
  })
})

describe('in the open', () => {
  it('[TABLE-NEVER-3] first the number alone, then both sides with guesses and points', () => {
    const table = answered(open())
    const watcher = table.sits(null)
    expect(watcher.getByRole('status').textContent).toBe('2of 5 have')
    expect(watcher.text()).not.toContain('Anna')
    table.waits(4)
    watcher.update()
    const [have, never] = watcher.getAllByRole('list')
    expect(have?.textContent).toBe('Annaguessed 0Bertguessed 1+300')
    expect(never?.textContent).toBe('Cleoguessed 2+600Doraguessed 3+300Emilguessed 4')
    expect(table.sits('Cleo').text()).toContain('+600 for you.')
  })

  it('[TABLE-NEVER-5] only who has is asked for the story; the teller ends it', () => {
    const table = answered(open())
    table.waits(4)
    table.waits(6)
    expect(table.sits('Cleo').queryAllByRole('button')).toEqual([])
    const bert = table.sits('Bert')
    fireEvent.click(bert.getByRole('button', { name: 'I will tell it' }))
    bert.update()
    bert.getByRole('heading', { name: 'The floor is yours' })
    table.sits('Anna').getByRole('heading', { name: 'Bert tells it' })
    fireEvent.click(bert.getByRole('button', { name: 'The end' }))
    expect(table.outcomes.map(([, move, outcome]) => [move.type, outcome])).toEqual([
      ['tell', 'ok'],
      ['told', 'ok'],
    ])
  })

  it('[TABLE-NEVER-5] not today, and a change of mind, are one tap each', () => {
    const table = answered(open())
    table.waits(4)
    table.waits(6)
    fireEvent.click(table.sits('Anna').getByRole('button', { name: 'Not today' }))
    const bert = table.sits('Bert')
    fireEvent.click(bert.getByRole('button', { name: 'I will tell it' }))
    bert.update()
    fireEvent.click(bert.getByRole('button', { name: 'Rather not, after all' }))
    expect(table.outcomes.map(([by, move, outcome]) => [by, move.type, outcome])).toEqual([
      ['Anna', 'next', 'ok'],
      ['Bert', 'tell', 'ok'],
      ['Bert', 'next', 'ok'],
    ])
    expect(table.view()).toMatchObject({ phase: 'prompt', round: 2 })
  })
})

describe('incognito', () => {
  it('[TABLE-NEVER-4] shows a word and neither a number nor a name', () => {
    const table = answered(incognito())
    const watcher = table.sits(null)
    expect(watcher.text()).toBe('Counting in the dark')
    table.waits(4)
    watcher.update()
    expect(watcher.getByText('About half have').getAttribute('role')).toBe('status')
    expect(watcher.text()).not.toMatch(/Anna|Bert|Cleo|\d/)
  })

  it('[TABLE-NEVER-4] says beforehand that there are too few, asks for no guess, and stays sealed', () => {
    const few = FIVE.slice(0, 4)
    const table = incognito(few)
    const anna = table.sits('Anna')
    anna.getByText('Too few to hide among')
    table.waits(4)
    anna.update()
    expect(anna.queryByRole('button', { name: /^More/ })).toBeNull()
    fireEvent.click(anna.getByRole('button', { name: 'I have' }))
    expect(table.outcomes).toEqual([['Anna', { type: 'answer', side: 'have', guess: null }, 'ok']])
    for (const id of few.slice(1)) table.does(id, { type: 'answer', side: 'never', guess: null })
    table.waits(4)
    anna.update()
    anna.getByText('Sealed.')
  })

  it('[TABLE-NEVER-5] everybody gets the same way on to the next one, whoever has', () => {
    const table = answered(incognito())
    table.waits(4)
    table.waits(6)
    for (const id of FIVE) table.sits(id).getByRole('button', { name: 'On to the next one' })
    expect(table.sits('Cleo').queryByRole('button', { name: /tell it/ })).toBeNull()
    table.sits('Anna').getByRole('button', { name: 'Own up and tell it' })
  })
})

it('[TABLE-NEVER-6] a screen that watches has something to read in every phase and nothing to tap', () => {
  const table = open()
  const watcher = table.sits(null)
  const look = () => {
    watcher.update()
    expect(watcher.text().length).toBeGreaterThan(10)
    expect(watcher.queryAllByRole('button')).toEqual([])
  }
  look()
  answered(table)
  look()
  table.waits(4)
  look()
  table.waits(6)
  look()
  table.does('Anna', { type: 'tell' })
  look()
})
