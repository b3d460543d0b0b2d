import { neverHaveIEver } from '@highjinks/games/never-have-i-ever'
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table-of.tsx'
import { boards } from './screen.tsx'

afterEach(cleanup)

const FIVE = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil'] as const

function incognito(names: readonly string[] = FIVE) {
  const table = tableOf(neverHaveIEver, boards, names, { reveal: 'incognito' })
  for (const id of names) table.does(id, { type: 'pass' })
  return table
}

/** Anna and Bert have; the others never; everyone guesses that half have. */
function answered(table: ReturnType<typeof incognito>) {
  for (const [i, id] of FIVE.entries()) {
    table.does(id, { type: 'say', side: i < 2 ? 'have' : 'never' })
    table.does(id, { type: 'band', band: 'half' })
  }
  return table
}

describe('incognito', () => {
  it('[TABLE-NEVER-2] [TABLE-NEVER-4] says so where players tap, and shows a word and neither a number nor a name', () => {
    const table = incognito()
    const anna = table.sits('Anna')
    anna.getByText('Incognito: no one ever learns what you tap.')
    fireEvent.click(anna.getByRole('button', { name: 'I have' }))
    anna.update()
    anna.getByRole('button', { name: /^Most of you have/ })
    answered(table)
    const watcher = table.sits(null)
    expect(watcher.getByText('About half have').hasAttribute('data-said')).toBe(true)
    expect(watcher.text()).not.toMatch(/Anna|Bert|Cleo|Fifth/)
  })

  it('[TABLE-NEVER-4] says beforehand that there are too few, asks for no guess, and stays sealed', () => {
    const few = FIVE.slice(0, 4)
    const table = incognito(few)
    const anna = table.sits('Anna')
    anna.getByText('Not enough people to hide behind')
    fireEvent.click(anna.getByRole('button', { name: 'I have' }))
    anna.update()
    anna.getByText('I have')
    for (const id of few.slice(1)) table.does(id, { type: 'say', side: 'never' })
    anna.update()
    anna.getByText('Sealed.')
  })

  it('[TABLE-NEVER-5] players who have can own up', () => {
    const table = answered(incognito())
    table.waits(11)
    table.sits('Anna').getByRole('button', { name: 'Own up and tell it' })
    expect(table.sits('Cleo').queryByRole('button', { name: /tell it/ })).toBeNull()
  })
})
