import { truthOrDare } from '@highjinks/games/truth-or-dare'
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table-of.tsx'
import { Screen } from './screen.tsx'

afterEach(cleanup)

const NAMES = ['Ann', 'Bob', 'Cat']

function open() {
  const table = tableOf(truthOrDare, Screen, NAMES)
  const actor = table.view().turn ?? ''
  const [one = '', other = ''] = NAMES.filter((name) => name !== actor)
  return { table, actor, one, other }
}

function openAt(phase: 'deal' | 'perform' | 'verdict') {
  const opened = open()
  const { table, actor } = opened
  table.does(actor, { type: 'choose', choice: 'dare' })
  if (phase !== 'deal') table.does(actor, { type: 'keep', card: table.hand(actor).cards[1]?.id })
  if (phase === 'verdict') table.does(actor, { type: 'done' })
  expect(table.view().phase).toBe(phase)
  return opened
}

const NONE = { id: '', text: '' }
const tap = (element: HTMLElement) => fireEvent.click(element)

describe('Truth or Dare, drawn', () => {
  it('[TABLE-TOD-1] asks one thing of whose turn it is: truth, dare or a surprise', () => {
    const { table, actor, one } = open()
    const screen = table.sits(actor)
    expect(screen.getAllByRole('button')).toHaveLength(3)
    tap(screen.getByRole('button', { name: /^Surprise me/ }))
    expect(table.outcomes).toEqual([[actor, { type: 'choose', choice: 'surprise' }, 'ok']])
    screen.update()
    expect(screen.text()).toContain('The coin says')
    expect(table.sits(one).queryAllByRole('button')).toEqual([])
  })

  it('[TABLE-TOD-1] takes no second tap while the first is on its way', () => {
    const { table, actor } = open()
    const screen = table.sits(actor)
    screen.update(true)
    for (const button of screen.getAllByRole('button')) tap(button)
    expect(table.outcomes).toEqual([])
  })

  it('[TABLE-TOD-2] shows the two cards to their holder alone, and one tap keeps one', () => {
    const { table, actor, one } = openAt('deal')
    const [{ text: first } = NONE, { id, text: second } = NONE] = table.hand(actor).cards
    const mine = table.sits(actor)
    expect(mine.text()).toContain(first)
    for (const seat of [one, null]) {
      const theirs = table.sits(seat)
      expect(theirs.text()).toContain(`${actor} picks one of two`)
      expect(theirs.text()).not.toContain(first)
      expect(theirs.text()).not.toContain(second)
      theirs.goes()
    }
    tap(mine.getByRole('button', { name: new RegExp(second.slice(0, 20).replace(/[^\w ]/g, '.')) }))
    expect(table.outcomes).toEqual([[actor, { type: 'keep', card: id }, 'ok']])
    expect(table.view().card).toBe(second)
  })

  it('[TABLE-TOD-2] offers two others once, and shows the second time as locked', () => {
    const { table, actor } = openAt('deal')
    const screen = table.sits(actor)
    tap(screen.getByRole('button', { name: 'Nope, two others' }))
    screen.update()
    expect(screen.getByRole('button', { name: 'No more swaps' }).hasAttribute('disabled')).toBe(true)
  })

  it('[TABLE-TOD-3] puts the card on every screen, and Done and Pass on one', () => {
    const { table, actor, one } = openAt('perform')
    const card = table.view().card ?? ''
    for (const seat of [one, null]) {
      const theirs = table.sits(seat)
      expect(theirs.text()).toContain(card)
      expect(theirs.queryAllByRole('button')).toEqual([])
      theirs.goes()
    }
    const mine = table.sits(actor)
    expect(mine.getByRole('button', { name: 'Pass' })).toBeTruthy()
    tap(mine.getByRole('button', { name: 'Done' }))
    expect(table.outcomes).toEqual([[actor, { type: 'done' }, 'ok']])
  })

  it('[TABLE-TOD-4] lets the others judge in secret, and locks what they said', () => {
    const { table, actor, one, other } = openAt('verdict')
    const mine = table.sits(one)
    tap(mine.getByRole('button', { name: 'Dodged' }))
    expect(table.outcomes).toEqual([[one, { type: 'judge', verdict: 'dodged' }, 'ok']])
    mine.update()
    const chosen = mine.getByRole('button', { name: /^Dodged/ })
    expect(chosen.getAttribute('aria-pressed')).toBe('true')
    tap(mine.getByRole('button', { name: 'Did it' }))
    expect(table.outcomes).toHaveLength(1)
    for (const seat of [actor, other, null]) {
      const theirs = table.sits(seat)
      expect(theirs.container.querySelector('[aria-pressed="true"]')).toBeNull()
      expect(theirs.text()).not.toContain('1 × ')
      theirs.goes()
    }
    const judged = table.sits(actor)
    expect(judged.text()).toContain('1 of 2 have decided.')
    expect(judged.queryAllByRole('button')).toEqual([])
  })

  it('[TABLE-TOD-5] stamps the verdict, says how many and never who, and the points', () => {
    const { table, actor, one, other } = openAt('verdict')
    table.does(one, { type: 'judge', verdict: 'half' })
    table.does(other, { type: 'judge', verdict: 'half' })
    const screen = table.sits(null)
    expect(screen.text()).toContain('Half of it')
    expect(screen.text()).toContain('2 × Half')
    const paid = table.view().reveal?.gains[actor] ?? 0
    expect(paid).toBeGreaterThan(0)
    expect(screen.getByRole('list', { name: 'Points' }).textContent).toContain(
      `${actor}+${paid.toLocaleString('en-US')}`,
    )
  })

  it('[TABLE-TOD-5] makes nothing of a pass', () => {
    const { table, actor } = openAt('perform')
    table.does(actor, { type: 'pass' })
    const screen = table.sits(actor)
    expect(screen.text()).toContain('Passed')
    expect(screen.text()).toContain('It costs nothing')
  })
})
