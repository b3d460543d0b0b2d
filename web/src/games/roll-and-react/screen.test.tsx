import { rollAndReact } from '@highjinks/games/roll-and-react'
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table-of.tsx'
import { Screen } from './screen.tsx'

afterEach(cleanup)

const FOUR = ['Anna', 'Bert', 'Cleo', 'Dora'] as const

const NONE = { id: '', text: '' }

function brief() {
  return tableOf(rollAndReact, Screen, FOUR)
}

function acting() {
  const table = brief()
  table.does('Anna', { type: 'keep', card: table.hand('Anna').cards[0]?.id })
  const right = table.hand('Anna').answer ?? -1
  return { ...table, right, wrong: (right + 1) % 4 }
}

function rating() {
  const table = acting()
  table.does('Bert', { type: 'guess', option: table.right })
  table.does('Cleo', { type: 'guess', option: table.wrong })
  table.does('Dora', { type: 'guess', option: table.right })
  table.waits(8)
  return table
}

describe('choosing', () => {
  it('[TABLE-ACT-1] the actor taps one of two scenes, which are on no other screen', () => {
    const table = brief()
    const [{ text: first } = NONE, { id, text: second } = NONE] = table.hand('Anna').cards
    const anna = table.sits('Anna')
    for (const seat of ['Bert', null]) {
      const other = table.sits(seat)
      other.getByRole('heading', { name: 'Anna picks a scene' })
      expect(other.text()).not.toContain(first)
      expect(other.text()).not.toContain(second)
      expect(other.queryAllByRole('button')).toEqual([])
    }
    fireEvent.click(anna.getByRole('button', { name: second }))
    expect(table.outcomes).toEqual([['Anna', { type: 'keep', card: id }, 'ok']])
  })

  it('[TABLE-ACT-1] both scenes can be swapped, once', () => {
    const table = brief()
    const anna = table.sits('Anna')
    fireEvent.click(anna.getByRole('button', { name: 'Nope, two others' }))
    anna.update()
    expect(anna.queryByRole('button', { name: 'Nope, two others' })).toBeNull()
    for (const { text } of table.hand('Anna').cards) anna.getByRole('button', { name: text })
  })

  it('[TABLE-ACT-5] passing is said to cost nothing', () => {
    const table = brief()
    fireEvent.click(table.sits('Anna').getByRole('button', { name: 'Not this time' }))
    const bert = table.sits('Bert')
    bert.getByRole('heading', { name: 'Anna passed' })
    expect(bert.getByRole('status').textContent).toContain('It costs nothing.')
  })
})

describe('acting', () => {
  it('[TABLE-ACT-2] the actor sees the one scene; nobody else can tell it from the other three', () => {
    const table = acting()
    const scene = table.view().options[table.right] ?? ''
    const anna = table.sits('Anna')
    anna.getByText(scene)
    for (const text of table.view().options) expect(anna.text().includes(text)).toBe(text === scene)
    const looks = table.sits('Bert').getAllByRole('button')
    expect(looks.map((look) => look.textContent)).toEqual(table.view().options.map((text, i) => `${'ABCD'[i]}${text}`))
    expect(new Set(looks.map((look) => look.className)).size).toBe(1)
    expect(table.sits(null).getAllByRole('listitem')).toHaveLength(4)
  })

  it('[TABLE-ACT-2] one tap locks one guess, says how early it came, and others only see that it came', () => {
    const table = acting()
    const bert = table.sits('Bert')
    fireEvent.click(bert.getAllByRole('button')[table.right] ?? bert.container)
    expect(table.outcomes).toEqual([['Bert', { type: 'guess', option: table.right }, 'ok']])
    bert.update()
    const pressed = bert.getAllByRole<HTMLButtonElement>('button').map((one) => [one.ariaPressed, one.disabled])
    expect(pressed.filter(([isPressed]) => isPressed === 'true')).toHaveLength(1)
    expect(pressed.every(([, isDisabled]) => isDisabled)).toBe(true)
    expect(bert.getByRole('status').textContent).toBe('Locked in first. 1 of 3 have locked a guess.')
    const cleo = table.sits('Cleo')
    expect(cleo.queryByText('Yours')).toBeNull()
    expect(cleo.getAllByRole('button').every((one) => one.ariaPressed === 'false')).toBe(true)
  })

  it('[TABLE-ACT-3] the reveal says which scene it was and who saw what in it', () => {
    const table = acting()
    table.does('Bert', { type: 'guess', option: table.right })
    table.does('Cleo', { type: 'guess', option: table.wrong })
    table.does('Dora', { type: 'guess', option: table.right })
    const bert = table.sits('Bert')
    bert.getByRole('heading', { name: '2 of 3 got it' })
    expect(bert.getByText(': this was it').closest('li')?.textContent).toContain(table.view().options[table.right])
    expect(bert.getByRole('list', { name: `Guessed ${'ABCD'[table.right]}` }).textContent).toBe('YouDora')
    expect(bert.getByRole('list', { name: `Guessed ${'ABCD'[table.wrong]}` }).textContent).toBe('Cleo')
  })

  it('[TABLE-ACT-3] who stops half-way is not rated, and the scene is told', () => {
    const table = acting()
    fireEvent.click(table.sits('Anna').getByRole('button', { name: /Stop here/ }))
    expect(table.sits('Bert').getByRole('status').textContent).toContain('Anna stopped half-way.')
  })
})

describe('stars', () => {
  it('[TABLE-ACT-4] are picked first and given with a second tap, so that arrow keys give nothing away', () => {
    const table = rating()
    const bert = table.sits('Bert')
    expect(bert.getByRole<HTMLButtonElement>('button', { name: 'Pick your stars' }).disabled).toBe(true)
    fireEvent.click(bert.getByRole('radio', { name: '3 stars' }))
    fireEvent.click(bert.getByRole('radio', { name: '4 stars' }))
    expect(table.outcomes).toEqual([])
    fireEvent.click(bert.getByRole('button', { name: 'Give 4 stars' }))
    expect(table.outcomes).toEqual([['Bert', { type: 'rate', stars: 4 }, 'ok']])
    bert.update()
    bert.getByText('4 stars, locked in')
    expect(bert.queryAllByRole('button')).toEqual([])
    for (const seat of ['Anna', 'Cleo', null]) expect(table.sits(seat).text()).not.toContain('4 stars, locked')
    table.sits('Anna').getByRole('heading', { name: 'Take a bow' })
  })

  it('[TABLE-ACT-4] picked on one seat are not picked on the other seat of this phone', () => {
    const table = rating()
    const bert = table.sits('Bert')
    fireEvent.click(bert.getByRole('radio', { name: '3 stars' }))
    bert.update(false, 'Cleo')
    bert.getByRole('button', { name: 'Pick your stars' })
  })

  it('[TABLE-ACT-5] end as an average, with what the turn was worth', () => {
    const table = rating()
    for (const [id, stars] of [
      ['Bert', 4],
      ['Cleo', 5],
      ['Dora', 5],
    ] as const)
      table.does(id, { type: 'rate', stars })
    const watcher = table.sits(null)
    watcher.getByRole('heading', { name: '4.7 stars' })
    expect(watcher.getAllByRole('listitem').map((row) => row.textContent)).toContain('Place 1Anna1,734+1,734')
  })
})

it('[TABLE-ACT-6] a screen that watches has nothing to tap in any phase', () => {
  const table = brief()
  const watcher = table.sits(null)
  const look = (heading: RegExp) => {
    watcher.update()
    watcher.getByRole('heading', { name: heading })
    expect([...watcher.queryAllByRole('button'), ...watcher.queryAllByRole('radio')]).toEqual([])
  }
  look(/picks a scene/)
  table.does('Anna', { type: 'keep', card: table.hand('Anna').cards[0]?.id })
  look(/Anna is acting/)
  for (const id of FOUR.slice(1)) table.does(id, { type: 'guess', option: 0 })
  look(/got it/)
  table.waits(8)
  look(/How was Anna/)
  for (const id of FOUR.slice(1)) table.does(id, { type: 'rate', stars: 3 })
  look(/3.0 stars/)
})
