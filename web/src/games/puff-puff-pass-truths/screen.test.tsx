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

const field = (seat: Seat) => seat.getByRole<HTMLTextAreaElement>('textbox')
const type = (seat: Seat, value: string) => fireEvent.change(field(seat), { target: { value } })
const tap = (seat: Seat, name: string | RegExp) => fireEvent.click(seat.getByRole('button', { name }))
const title = (seat: Seat) => seat.getByRole('heading', { level: 2 }).textContent
const main = (seat: Seat) => seat.getAllByRole<HTMLButtonElement>('button').at(-1)
const own = (...texts: string[]) => texts.map((text) => ({ text, isOwn: true }))
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
    table.does(id, { type: 'draft', lines: own(`${id} is true`, `${id} is truer`, `${id} lies`) })
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

/** The first voter believes a truth to be the lie; the second is dead sure, and right. */
function revealed() {
  const played = voting()
  const { table, first, second, lieAt } = played
  table.does(first, { type: 'vote', pick: (lieAt + 1) % 3, isSure: false })
  table.does(second, { type: 'vote', pick: lieAt, isSure: true })
  return played
}

function telling() {
  const played = revealed()
  played.table.waits(12)
  return played
}

/** The lap is over: every author told a story. */
function lapOver() {
  const played = telling()
  const { table, first, second } = played
  table.does(first, { type: 'applaud', for: played.author })
  table.does(played.author, { type: 'done' })
  for (let turn = 0; turn < 2; turn++) {
    const author = table.view().turn ?? ''
    table.does(author, { type: 'done' })
    for (const id of [played.author, first, second]) table.does(id, { type: 'vote', pick: 0, isSure: false })
    table.waits(12)
    table.does(author, { type: 'pass' })
  }
  return played
}

describe('writing', () => {
  it('[TABLE-PUFF-1] what is typed is saved once typing stops', () => {
    const table = writing()
    const anna = table.sits('Anna')
    type(anna, 'a goose')
    later(SAVE_AFTER_MS - 1)
    type(anna, 'a goose, twice')
    later(SAVE_AFTER_MS - 1)
    expect(sent(table)).toEqual([])
    later(1)
    expect(table.hand('Anna').sheet?.lines[0]).toEqual({ text: 'a goose, twice', isOwn: false })
    anna.update()
    later(10 * SAVE_AFTER_MS)
    expect(table.outcomes).toHaveLength(1)
  })

  it('[TABLE-PUFF-1] leaving a field saves at once', () => {
    const table = writing()
    const anna = table.sits('Anna')
    type(anna, 'a duck')
    fireEvent.blur(field(anna))
    expect(table.hand('Anna').sheet?.lines[0]?.text).toBe('a duck')
  })

  it('[TABLE-PUFF-1] nothing that comes from the server overwrites what is being typed', () => {
    const table = writing()
    const anna = table.sits('Anna')
    type(anna, 'one ')
    later(SAVE_AFTER_MS)
    type(anna, 'one two ')
    anna.update()
    table.does('Bert', { type: 'pass' })
    anna.update()
    expect(field(anna).value).toBe('one two ')
  })

  it('[TABLE-PUFF-1] while something is on its way nothing is sent, and the newest draft follows', () => {
    const table = writing()
    const anna = table.sits('Anna')
    anna.update(true)
    type(anna, 'a')
    fireEvent.blur(field(anna))
    later(5 * SAVE_AFTER_MS)
    expect(sent(table)).toEqual([])
    anna.update(false)
    later(SAVE_AFTER_MS)
    expect(sent(table)).toHaveLength(1)
  })

  it('[TABLE-PUFF-1] a reload restores the lines, and opens at the first that is missing', () => {
    const table = writing()
    const before = table.sits('Anna')
    type(before, 'kept')
    later(SAVE_AFTER_MS)
    before.goes()
    const after = table.sits('Anna')
    expect([title(after), field(after).value]).toEqual(['Another true one', ''])
    tap(after, 'Truth, written')
    expect(field(after).value).toBe('kept')
  })

  it('[TABLE-PUFF-2] one line at a time: truth, truth, lie; the button waits for each, and the last tap counts', () => {
    const table = writing()
    const anna = table.sits('Anna')
    expect([title(anna), main(anna)?.disabled]).toEqual(['A true story', true])
    expect(anna.getByRole<HTMLButtonElement>('button', { name: 'Lie' }).disabled).toBe(true)
    tap(anna, 'My own words')
    type(anna, 'one')
    tap(anna, 'Next')
    expect(title(anna)).toBe('Another true one')
    expect(document.activeElement).toBe(field(anna))
    tap(anna, 'My own words')
    type(anna, 'ONE ')
    tap(anna, 'Now the lie')
    expect([title(anna), main(anna)?.textContent]).toEqual(['Now the lie', 'One line to go'])
    type(anna, 'three')
    expect(main(anna)?.textContent).toBe('Two of them say the same')
    fireEvent.click(anna.getAllByRole('button', { name: 'Truth, written' })[1] ?? field(anna))
    type(anna, 'two')
    tap(anna, 'Lie, written')
    fireEvent.blur(field(anna))
    anna.update(true)
    tap(anna, 'Seal it')
    expect(table.outcomes.at(-1)).toEqual(['Anna', { type: 'done' }, 'ok'])
    anna.update()
    expect(title(anna)).toBe('Sealed. No peeking.')
    expect(anna.text()).not.toContain('three')
  })

  it('[TABLE-PUFF-3] each line shows how it begins; another can be had once, and one’s own words instead', () => {
    const table = writing()
    const anna = table.sits('Anna')
    const starter = table.hand('Anna').sheet?.starters[0] ?? ''
    anna.getByRole('textbox', { name: starter })
    type(anna, 'mine')
    tap(anna, 'Nope, another')
    anna.update()
    const other = table.hand('Anna').sheet?.starters[0] ?? ''
    expect(other).not.toBe(starter)
    anna.getByRole('textbox', { name: other })
    expect(field(anna).value).toBe('mine')
    expect(anna.queryByRole('button', { name: 'Nope, another' })).toBeNull()
    tap(anna, 'My own words')
    anna.getByRole('textbox', { name: 'In your own words …' })
    tap(anna, 'Back to the starter')
    anna.getByRole('textbox', { name: other })
  })

  it('[TABLE-PUFF-4] only voting is one tap on a blank sheet, and asks before it tears anything up', () => {
    const table = writing()
    const bert = table.sits('Bert')
    tap(bert, 'Only vote this time')
    bert.update()
    expect(title(bert)).toBe('You only vote this time')
    const anna = table.sits('Anna')
    type(anna, 'precious')
    tap(anna, 'Only vote this time')
    expect(sent(table)).toEqual([{ type: 'pass' }])
    fireEvent.click(screen.getByRole('button', { name: 'Tear it up' }))
    expect(table.outcomes.at(-1)).toEqual(['Anna', { type: 'pass' }, 'ok'])
  })

  it('[TABLE-PUFF-5] what one writes is on no other screen, not on the other seat of the same phone either', () => {
    const table = writing()
    const anna = table.sits('Anna')
    type(anna, 'a secret of mine')
    later(SAVE_AFTER_MS)
    for (const seat of ['Bert', null]) expect(table.sits(seat).container.innerHTML).not.toContain('a secret')
    anna.update(false, 'Bert')
    expect(field(anna).value).toBe('')
    later(5 * SAVE_AFTER_MS)
    expect(table.hand('Bert').sheet?.lines[0]?.text).toBe('')
  })

  it('[TABLE-PUFF-6] whoever is done names the best liar, and may think again; nobody else sees whom', () => {
    const table = writing()
    table.does('Anna', { type: 'draft', lines: own('a', 'b', 'c') })
    table.does('Anna', { type: 'done' })
    const anna = table.sits('Anna')
    anna.getByRole('list', { name: 'Writers' })
    for (const name of ['Bert', 'Cleo']) {
      tap(anna, name)
      anna.update()
      expect(anna.getByRole('button', { name, pressed: true })).toBeTruthy()
    }
    expect(anna.getAllByRole('button', { pressed: true })).toHaveLength(1)
    expect(table.sits('Bert').text()).not.toContain('Cleo it is')
    expect(table.sits(null).queryAllByRole('button')).toEqual([])
  })

  it('[TABLE-PUFF-6] whoever is done reads how to lie, and from the second lap on how the last ones did', () => {
    const { table, author } = lapOver()
    expect(writing().sits(null).text()).toContain('school of lying')
    table.waits(8)
    const seen = table.sits(null)
    const list = seen.getByRole('list', { name: 'The lies of the last lap' })
    expect(list.textContent).toContain(`“${author} lies”`)
    expect(list.children).toHaveLength(3)
  })
})

describe('presenting and voting', () => {
  it('[TABLE-PUFF-5] only the author’s own screen marks the lie', () => {
    const { table, author, first, lieAt } = presenting()
    const mine = table.sits(author)
    expect(mine.getAllByRole('listitem').map((one) => one.textContent?.includes('The lie'))).toEqual(
      [0, 1, 2].map((place) => place === lieAt),
    )
    for (const seat of [first, null]) {
      const other = table.sits(seat)
      expect(title(other)).toBe(`${author} is asked`)
      expect(other.text()).not.toContain('The lie')
      expect(other.text().includes('Nothing to ask?')).toBe(seat !== null)
      expect(new Set(other.getAllByRole('listitem').map((one) => one.className)).size).toBe(1)
    }
    tap(mine, 'Let them vote')
    expect(table.view().phase).toBe('vote')
  })

  it('[TABLE-PUFF-7] one is picked, then voted for, and may be changed; others see only that it came', () => {
    const { table, author, first, second } = voting()
    const voter = table.sits(first)
    expect(voter.getByRole<HTMLButtonElement>('button', { name: /Pick one/ }).disabled).toBe(true)
    const [one, two] = voter.getAllByRole('radio')
    if (one && two) [one, two].map((radio) => fireEvent.click(radio))
    expect(table.outcomes).toEqual([])
    tap(voter, /Vote 2/)
    expect(table.outcomes).toEqual([[first, { type: 'vote', pick: 1, isSure: false }, 'ok']])
    voter.update()
    expect(voter.getByRole<HTMLButtonElement>('button', { name: /Voted 2/ }).disabled).toBe(true)
    for (const seat of [author, second, null]) expect(table.sits(seat).text()).not.toContain('Number 2')
    expect(table.sits(author).getByRole('status').textContent).toBe('Keep that face. 1 of 2 have voted.')
    tap(voter, /Dead sure/)
    voter.update()
    expect(voter.getByRole('status').textContent).toContain('Number 2, dead sure.')
    fireEvent.click(voter.getByRole('radio', { name: /^3/ }))
    tap(voter, /Change to 3/)
    expect(table.hand(first).vote).toEqual({ pick: 2, isSure: false })
  })

  it('[TABLE-PUFF-7] dead sure says what it is worth, and is gone once it is spent', () => {
    const { table, author, first, second } = revealed()
    table.waits(12)
    table.does(author, { type: 'pass' })
    table.does(table.view().turn ?? '', { type: 'done' })
    const seats = [author, first, second].filter((id) => id !== table.view().turn)
    const buttons = seats.map((id) => table.sits(id).queryAllByRole('button', { name: /Dead sure/ }))
    expect(buttons.map((found) => found.length)).toEqual(seats.map((id) => (table.hand(id).nerve === 'open' ? 1 : 0)))
    expect(seats.some((id) => table.hand(id).nerve === 'spent' || table.hand(id).nerve === 'last')).toBe(true)
  })
})

describe('the reveal', () => {
  it('[TABLE-PUFF-8] turns over the two truths, then the lie, each at one moment of the server', () => {
    const { table, author, first, lieAt } = revealed()
    vi.setSystemTime(table.view().since)
    const watcher = table.sits(null)
    const turned = () =>
      [...watcher.container.querySelectorAll('li > div > div > div:first-child')].map(
        (side) => !side.hasAttribute('inert'),
      )
    expect([title(watcher), turned()]).toEqual(['Two of these are true …', [false, false, false]])
    const truths = [0, 1, 2].filter((place) => place !== lieAt)
    later(1520)
    expect([title(watcher), turned().indexOf(true)]).toEqual([`Number ${(truths[0] ?? 0) + 1} is true`, truths[0]])
    later(2500)
    expect([title(watcher), turned()[lieAt]]).toEqual([`Number ${(truths[1] ?? 0) + 1} is true, too`, false])
    expect(watcher.text()).not.toContain('fooled')
    later(3000)
    expect([title(watcher), turned()]).toEqual([`Number ${lieAt + 1} is the lie!`, [true, true, true]])
    watcher.getByText(new RegExp(`${author} fooled ${first}.`))
    expect(watcher.text()).toContain('+500')
  })

  it('[TABLE-PUFF-8] a screen that comes late sees what is out already, who believed what, and what it brought', () => {
    const { table, second, lieAt } = revealed()
    vi.setSystemTime(table.view().since + 8000)
    const late = table.sits(second)
    expect(title(late)).toBe(`Number ${lieAt + 1} is the lie!`)
    expect(late.getByRole('list', { name: `Voted for number ${lieAt + 1}` }).textContent).toBe('Youdead sure+1,200')
  })

  it('[TABLE-PUFF-9] a truth that lies open can be asked about, by everybody but its author', () => {
    const { table, author, first, lieAt } = revealed()
    vi.setSystemTime(table.view().since + 8000)
    const seat = table.sits(first)
    expect(seat.getAllByRole('button')).toHaveLength(2)
    expect(seat.queryByRole('button', { name: `Explain ${lieAt + 1}` })).toBeNull()
    const [place = 0] = table.view().reveal?.askable ?? []
    tap(seat, `Explain ${place + 1}`)
    seat.update()
    expect(seat.getByRole('button', { pressed: true }).textContent).toBe(`Explain ${place + 1}`)
    for (const other of [author, null]) expect(table.sits(other).queryAllByRole('button')).toEqual([])
  })
})

describe('the story and the lap', () => {
  it('[TABLE-PUFF-10] the card the table chose fills the screen; the author ends it, the others clap', () => {
    const { table, author, first } = telling()
    const told = table.view().statements[table.view().told ?? -1] ?? ''
    const mine = table.sits(author)
    expect(title(mine)).toBe('They want the story')
    const other = table.sits(first)
    other.getByText(told)
    tap(other, /Applaud/)
    expect(table.outcomes.at(-1)).toEqual([first, { type: 'applaud', for: author }, 'ok'])
    expect(table.sits(null).queryAllByRole('button')).toEqual([])
    tap(mine, 'The end')
    expect(table.view()).toMatchObject({ phase: 'present', round: 2 })
  })

  it('[TABLE-PUFF-11] a lap ends with its best story, its best liars, and where everybody stands', () => {
    const { table, author } = lapOver()
    const seen = table.sits(null)
    expect(seen.text()).toContain(`Best story${author} +300`)
    expect(seen.text()).toContain('Fooled the most of you')
    expect(seen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('[TABLE-PUFF-11] whoever told a truth to a starter is asked whether it may be quoted', () => {
    const table = writing()
    for (const id of THREE) {
      const lines = ['one', 'two', 'three'].map((text) => ({ text, isOwn: false }))
      table.does(id, { type: 'draft', lines })
      table.does(id, { type: 'done' })
    }
    for (let turn = 0; turn < 3; turn++) {
      const author = table.view().turn ?? ''
      table.does(author, { type: 'done' })
      for (const id of THREE) table.does(id, { type: 'vote', pick: 0, isSure: false })
      table.waits(12)
      table.does(author, { type: 'done' })
    }
    const anna = table.sits('Anna')
    fireEvent.click(anna.getByRole('checkbox', { name: /may be quoted/ }))
    expect(table.hand('Anna').story?.mayQuote).toBe(true)
  })
})

it('[TABLE-PUFF-12] a screen that watches has nothing to tap in any phase', () => {
  const table = writing()
  expect(table.sits(null).getByRole('list', { name: 'Writers' }).textContent).toBe(
    'Annawriting …Bertwriting …Cleowriting …',
  )
  for (const { table: other } of [presenting(), voting(), revealed(), telling(), lapOver()]) {
    const seen = other.sits(null)
    expect([...seen.queryAllByRole('button'), ...seen.queryAllByRole('radio')]).toEqual([])
  }
})
