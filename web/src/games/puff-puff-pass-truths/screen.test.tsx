import { puffPuffPassTruths } from '@highjinks/games/puff-puff-pass-truths'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tableOf } from '../testing/table-of.tsx'
import { Screen } from './screen.tsx'
import { SAVE_AFTER_MS } from './use-draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const THREE = ['Anna', 'Bert', 'Cleo'] as const

function writing() {
  return tableOf(puffPuffPassTruths, Screen, THREE)
}

type Table = ReturnType<typeof writing>
type Seat = ReturnType<Table['sits']>

const line = (seat: Seat, number: number) =>
  seat.getByRole<HTMLTextAreaElement>('textbox', { name: `Statement ${number}` })
const type = (seat: Seat, number: number, value: string) => fireEvent.change(line(seat, number), { target: { value } })
const lie = (seat: Seat, number: number) =>
  seat.getByRole<HTMLInputElement>('radio', { name: `Statement ${number} is the lie` })
const later = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const sent = (table: Table) => table.outcomes.map(([, move]) => move)

/** Everybody has written; who presents, which is the lie, and the two who vote. */
function presenting() {
  const table = writing()
  for (const id of THREE) {
    table.does(id, { type: 'draft', texts: [`${id} lies`, `${id} is true`, `${id} is truer`], lie: 0 })
    table.does(id, { type: 'done' })
  }
  const author = table.view().turn ?? ''
  const [first = '', second = ''] = THREE.filter((id) => id !== author)
  return { table, author, first, second, lieAt: table.hand(author).lie ?? -1 }
}

function voting() {
  const played = presenting()
  played.table.does(played.author, { type: 'done' })
  return played
}

/** The first voter believes a truth to be the lie; the second is sure and right. */
function revealed() {
  const played = voting()
  const { table, first, second, lieAt } = played
  table.does(first, { type: 'vote', pick: (lieAt + 1) % 3, isSure: false })
  table.does(second, { type: 'vote', pick: lieAt, isSure: true })
  return played
}

describe('writing', () => {
  it('[TABLE-PUFF-1] what is typed is saved once typing stops', () => {
    const table = writing()
    const anna = table.sits('Anna')
    type(anna, 1, 'I once')
    later(SAVE_AFTER_MS - 1)
    type(anna, 1, 'I once won')
    later(SAVE_AFTER_MS - 1)
    expect(sent(table)).toEqual([])
    later(1)
    expect(sent(table)).toEqual([{ type: 'draft', texts: ['I once won', '', ''], lie: null }])
    anna.update()
    later(10 * SAVE_AFTER_MS)
    expect(table.outcomes).toHaveLength(1)
  })

  it('[TABLE-PUFF-1] leaving a field saves at once', () => {
    const table = writing()
    const anna = table.sits('Anna')
    type(anna, 2, 'I never did')
    fireEvent.blur(line(anna, 2))
    expect(table.hand('Anna').sheet?.texts).toEqual(['', 'I never did', ''])
  })

  it('[TABLE-PUFF-1] nothing that comes from the server overwrites what is being typed', () => {
    const table = writing()
    const anna = table.sits('Anna')
    type(anna, 1, 'one ')
    later(SAVE_AFTER_MS)
    type(anna, 1, 'one two ')
    anna.update()
    expect(line(anna, 1).value).toBe('one two ')
    table.does('Bert', { type: 'pass' })
    anna.update()
    expect(line(anna, 1).value).toBe('one two ')
  })

  it('[TABLE-PUFF-1] while something is on its way nothing is sent, and the newest draft follows', () => {
    const table = writing()
    const anna = table.sits('Anna')
    anna.update(true)
    type(anna, 1, 'a')
    fireEvent.blur(line(anna, 1))
    later(5 * SAVE_AFTER_MS)
    expect(sent(table)).toEqual([])
    anna.update(false)
    later(SAVE_AFTER_MS)
    expect(sent(table)).toEqual([{ type: 'draft', texts: ['a', '', ''], lie: null }])
  })

  it('[TABLE-PUFF-1] a reload restores the lines and the lie', () => {
    const table = writing()
    const before = table.sits('Anna')
    type(before, 3, 'kept')
    fireEvent.click(lie(before, 3))
    later(SAVE_AFTER_MS)
    before.goes()
    const after = table.sits('Anna')
    expect(line(after, 3).value).toBe('kept')
    expect(lie(after, 3).checked).toBe(true)
  })

  it('[TABLE-PUFF-2] the button says what is missing, and the tap that leaves a field counts', () => {
    const table = writing()
    const anna = table.sits('Anna')
    const says = () => anna.getAllByRole('button').at(-1)?.textContent
    expect(says()).toBe('3 lines to go')
    type(anna, 1, 'one')
    type(anna, 2, 'two')
    expect(says()).toBe('One line to go')
    type(anna, 3, 'TWO ')
    expect(says()).toBe('Two of them say the same')
    type(anna, 3, 'three')
    expect(says()).toBe('Now mark the one you made up')
    fireEvent.click(lie(anna, 1))
    fireEvent.click(lie(anna, 2))
    expect([lie(anna, 1).checked, lie(anna, 2).checked]).toEqual([false, true])
    fireEvent.blur(line(anna, 3))
    anna.update(true)
    fireEvent.click(anna.getByRole('button', { name: 'Done' }))
    expect(table.outcomes.at(-1)).toEqual(['Anna', { type: 'done' }, 'ok'])
    anna.update()
    anna.getByRole('heading', { name: 'Sealed. No peeking.' })
    expect(anna.text()).not.toContain('three')
  })

  it('[TABLE-PUFF-3] a starter begins the next empty line and never overwrites one', () => {
    const table = writing()
    const anna = table.sits('Anna')
    const [starter = '', other = ''] = table.hand('Anna').sheet?.starters ?? []
    type(anna, 1, 'mine')
    fireEvent.focus(line(anna, 1))
    fireEvent.click(anna.getByRole('button', { name: starter }))
    expect(line(anna, 1).value).toBe('mine')
    expect(line(anna, 2).value).toBe(starter.replace('…', ''))
    expect(document.activeElement).toBe(line(anna, 2))
    type(anna, 3, 'full')
    expect(anna.getByRole<HTMLButtonElement>('button', { name: other }).disabled).toBe(true)
    fireEvent.click(anna.getByRole('button', { name: 'Nope, others' }))
    anna.update()
    expect(anna.queryByRole('button', { name: starter })).toBeNull()
    expect(anna.queryByRole('button', { name: 'Nope, others' })).toBeNull()
    expect(line(anna, 1).value).toBe('mine')
  })

  it('[TABLE-PUFF-4] only voting is one tap on a blank sheet, and asks before it tears anything up', () => {
    const table = writing()
    const bert = table.sits('Bert')
    fireEvent.click(bert.getByRole('button', { name: 'Only vote this time' }))
    bert.update()
    bert.getByRole('heading', { name: 'You only vote this time' })
    const anna = table.sits('Anna')
    type(anna, 1, 'precious')
    fireEvent.click(anna.getByRole('button', { name: 'Only vote this time' }))
    expect(sent(table)).toEqual([{ type: 'pass' }])
    fireEvent.click(screen.getByRole('button', { name: 'Tear it up' }))
    expect(table.outcomes.at(-1)).toEqual(['Anna', { type: 'pass' }, 'ok'])
  })

  it('[TABLE-PUFF-5] what one writes is on no other screen, not on the other seat of the same phone either', () => {
    const table = writing()
    const anna = table.sits('Anna')
    type(anna, 1, 'a secret of mine')
    later(SAVE_AFTER_MS)
    for (const seat of ['Bert', null]) expect(table.sits(seat).container.innerHTML).not.toContain('a secret')
    anna.update(false, 'Bert')
    expect(line(anna, 1).value).toBe('')
    later(5 * SAVE_AFTER_MS)
    expect(table.hand('Bert').sheet?.texts).toEqual(['', '', ''])
  })
})

describe('presenting and voting', () => {
  it('[TABLE-PUFF-5] only the author’s own screen marks the lie', () => {
    const { table, author, first, lieAt } = presenting()
    const own = table.sits(author)
    expect(own.getAllByRole('listitem').map((one) => one.textContent?.includes('The lie'))).toEqual(
      [0, 1, 2].map((place) => place === lieAt),
    )
    for (const seat of [first, null]) {
      const other = table.sits(seat)
      other.getByRole('heading', { name: `${author} presents` })
      expect(other.text()).not.toContain('The lie')
      expect(new Set(other.getAllByRole('listitem').map((one) => one.className)).size).toBe(1)
    }
    fireEvent.click(own.getByRole('button', { name: 'Let them vote' }))
    expect(table.view().phase).toBe('vote')
  })

  it('[TABLE-PUFF-6] one is picked, then voted for, plainly or dead sure; then it is locked', () => {
    const { table, author, first, second } = voting()
    const voter = table.sits(first)
    expect(voter.getByRole<HTMLButtonElement>('button', { name: 'Pick one' }).disabled).toBe(true)
    const [one, two] = voter.getAllByRole('radio')
    if (one && two) [one, two].map((radio) => fireEvent.click(radio))
    fireEvent.click(voter.getByRole('button', { name: 'Vote 2' }))
    expect(table.outcomes).toEqual([[first, { type: 'vote', pick: 1, isSure: false }, 'ok']])
    voter.update()
    voter.getByText('Locked: number 2')
    expect(voter.queryAllByRole('button')).toEqual([])
    expect(voter.getByRole('group').hasAttribute('disabled')).toBe(true)

    for (const seat of [author, second, null]) expect(table.sits(seat).text()).not.toContain('Locked')
    expect(table.sits(author).getByRole('status').textContent).toBe('Keep that face. 1 of 2 have voted.')
    const other = table.sits(second)
    fireEvent.click(other.getByRole('radio', { name: /^3/ }))
    fireEvent.click(other.getByRole('button', { name: /Dead sure/ }))
    expect(table.outcomes.at(-1)).toEqual([second, { type: 'vote', pick: 2, isSure: true }, 'ok'])
  })
})

describe('the reveal', () => {
  it('[TABLE-PUFF-7] turns over the two truths, then the lie, each at one moment of the server', () => {
    const { table, author, first, lieAt } = revealed()
    vi.setSystemTime(table.view().since)
    const watcher = table.sits(null)
    const turned = () =>
      [...watcher.container.querySelectorAll('li > div > div > div:first-child')].map(
        (side) => !side.hasAttribute('inert'),
      )
    const title = () => watcher.getByRole('heading').textContent
    expect([title(), turned()]).toEqual(['Two of these are true …', [false, false, false]])
    const truths = [0, 1, 2].filter((place) => place !== lieAt)
    later(1100)
    expect([title(), turned().indexOf(true)]).toEqual([`Number ${(truths[0] ?? 0) + 1} is true`, truths[0]])
    later(2000)
    expect([title(), turned()[lieAt]]).toEqual([`Number ${(truths[1] ?? 0) + 1} is true, too`, false])
    expect(watcher.text()).not.toContain('fooled')
    later(2000)
    expect([title(), turned()]).toEqual([`Number ${lieAt + 1} is the lie!`, [true, true, true]])
    watcher.getByText(`${author} fooled ${first}.`)
  })

  it('[TABLE-PUFF-7] a screen that comes late sees what is out already, and who believed what', () => {
    const { table, second, lieAt } = revealed()
    vi.setSystemTime(table.view().since + 6000)
    const late = table.sits(second)
    late.getByRole('heading', { name: `Number ${lieAt + 1} is the lie!` })
    expect(late.getByRole('list', { name: `Voted for number ${lieAt + 1}` }).textContent).toBe('Yousure')
  })

  it('[TABLE-PUFF-8] ends with what the turn was worth, to everybody alike', () => {
    const { table, author, second } = revealed()
    table.waits(8)
    for (const seat of [...THREE, null]) {
      const rows = table
        .sits(seat)
        .getAllByRole('listitem')
        .map((row) => row.textContent?.replace('You', ''))
      expect(rows.slice(0, 2)).toEqual([`Place 1${second}2,000+2,000`, `Place 2${author}600+600`])
    }
  })
})

it('[TABLE-PUFF-9] a screen that watches has nothing to tap in any phase', () => {
  const table = writing()
  const watcher = table.sits(null)
  expect(watcher.getByRole('list', { name: 'Writers' }).textContent).toBe('Annawriting …Bertwriting …Cleowriting …')
  for (const { table: other } of [presenting(), voting(), revealed()]) {
    const seen = other.sits(null)
    expect(seen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
    expect([...seen.queryAllByRole('button'), ...seen.queryAllByRole('radio')]).toEqual([])
  }
})
