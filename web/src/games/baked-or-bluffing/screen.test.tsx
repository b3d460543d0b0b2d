import { bakedOrBluffing } from '@highjinks/games/baked-or-bluffing'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tableOf } from '../testing/table-of.tsx'
import { boards } from './screen.tsx'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const FOUR = ['Anna', 'Bert', 'Cleo', 'Dora'] as const
const OWN = 'a purple banana'

const preparing = () => tableOf(bakedOrBluffing, boards, FOUR)
type Table = ReturnType<typeof preparing>
type Seat = ReturnType<Table['sits']>

const tap = (seat: Seat, name: string | RegExp) => fireEvent.click(seat.getByRole('button', { name }))
const pick = (seat: Seat, name: string) => fireEvent.click(seat.getByRole('radio', { name }))
const passes = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const sent = (table: Table) => table.outcomes.map(([, move]) => move)
const sheetOf = (table: Table, id: string) => {
  const { sheet } = table.hand(id)
  if (!sheet) throw new Error(`${id} prepares nothing`)
  return sheet
}
const buttons = (seat: Seat) => seat.queryAllByRole('button').map((button) => button.textContent)

/** Everyone has filled in the same; returns the reader and the voters. */
function arguing(what: 'truth' | 'bend' | 'own' = 'bend') {
  const table = preparing()
  for (const id of FOUR) {
    const { card } = sheetOf(table, id)
    table.does(id, what === 'own' ? { type: 'own', card, text: OWN } : { type: 'fill', card, as: what })
  }
  const reader = table.view().turn ?? ''
  const [one = '', two = '', three = ''] = table.view().voters
  return { table, reader, one, two, three }
}

/** The first was right, and the others fell for it if it was bent. */
function revealed(what: 'truth' | 'bend' | 'own' = 'bend') {
  const argued = arguing(what)
  const { table, one, two, three } = argued
  for (const [id, vote] of [
    [one, 'baked'],
    [two, 'legit'],
    [three, 'legit'],
  ] as const) {
    table.does(id, { type: 'vote', vote })
    table.does(id, { type: 'lock' })
  }
  return argued
}

describe('preparing', () => {
  it('[TABLE-BAKED-1] one tap picks the filling and another sends it', () => {
    const table = preparing()
    const anna = table.sits('Anna')
    const { truth, bend, card } = sheetOf(table, 'Anna')
    expect(anna.text()).toContain(truth)
    expect(anna.text()).toContain(bend)
    expect(anna.getByRole<HTMLButtonElement>('button', { name: 'Pick one' }).disabled).toBe(true)
    pick(anna, 'The truth')
    pick(anna, 'Our lie')
    expect(sent(table)).toEqual([])
    tap(anna, 'That’s my story')
    expect(table.outcomes).toEqual([['Anna', { type: 'fill', card, as: 'bend' }, 'ok']])
  })

  it('[TABLE-BAKED-1] a player types a line of their own, which stays if it is the truth in disguise', () => {
    const table = preparing()
    const anna = table.sits('Anna')
    const { truth, card } = sheetOf(table, 'Anna')
    pick(anna, 'My own lie')
    const field = anna.getByRole<HTMLInputElement>('textbox', { name: 'Your own lie' })
    expect(anna.getByRole<HTMLButtonElement>('button', { name: 'That’s my story' }).disabled).toBe(true)
    fireEvent.change(field, { target: { value: ` ${truth.toUpperCase()}` } })
    tap(anna, 'That’s my story')
    expect(table.outcomes.at(-1)?.[2]).toBe('the-truth')
    anna.update()
    expect(field.value).toBe(` ${truth.toUpperCase()}`)
    fireEvent.change(field, { target: { value: OWN } })
    tap(anna, 'That’s my story')
    expect(table.outcomes.at(-1)).toEqual(['Anna', { type: 'own', card, text: OWN }, 'ok'])
  })

  it('[TABLE-BAKED-1] another fact can be had once, and nothing while something is on its way', () => {
    const table = preparing()
    const anna = table.sits('Anna')
    const { card } = sheetOf(table, 'Anna')
    anna.update(true)
    for (const button of anna.getAllByRole('button')) fireEvent.click(button)
    expect(sent(table)).toEqual([])
    anna.update()
    tap(anna, 'Deal me another fact')
    expect(table.outcomes).toEqual([['Anna', { type: 'swap', card }, 'ok']])
    anna.update()
    expect(anna.text()).toContain(sheetOf(table, 'Anna').truth)
    expect(buttons(anna)).toEqual(['Pick one'])
  })

  it('[TABLE-BAKED-2] the filling is on no other screen, nor on the other seat of the same phone', () => {
    const table = preparing()
    const anna = table.sits('Anna')
    pick(anna, 'My own lie')
    fireEvent.change(anna.getByRole('textbox'), { target: { value: OWN } })
    anna.update(false, 'Bert')
    expect(anna.container.innerHTML).not.toContain(OWN)
    table.does('Anna', { type: 'own', card: sheetOf(table, 'Anna').card, text: OWN })
    // as a word, letter by letter: a short truth is part of many others, and some end on a question mark
    const truth = sheetOf(table, 'Anna').truth.replace(/[^\p{L}\d\s]/gu, '\\$&')
    for (const { container } of [table.sits('Bert'), table.sits(null)]) {
      expect(container.innerHTML).not.toContain(OWN)
      expect(container.innerHTML).not.toMatch(new RegExp(`(?<![a-z])${truth}(?![a-z])`, 'i'))
    }
  })

  it('[TABLE-BAKED-3] a ready player sees their story and who else has one, and can change it', () => {
    const table = preparing()
    const anna = table.sits('Anna')
    const { card, truth, why } = sheetOf(table, 'Anna')
    table.does('Anna', { type: 'fill', card, as: 'truth' })
    table.does('Bert', { type: 'fill', card: sheetOf(table, 'Bert').card, as: 'bend' })
    anna.update()
    expect(anna.text()).toContain('You’ll say')
    expect(anna.text()).toContain(why)
    expect(anna.text()).toContain('2 of 4 have their story straight')
    tap(anna, 'Change my story')
    tap(anna, 'Keep what I had')
    expect(anna.text()).toContain(truth)
    tap(anna, 'Change my story')
    expect(anna.getByRole<HTMLInputElement>('radio', { name: 'The truth' }).checked).toBe(true)
    tap(anna, 'That’s my story')
    expect(sent(table)).toEqual([])
    tap(anna, 'Change my story')
    pick(anna, 'Our lie')
    tap(anna, 'That’s my story')
    anna.update()
    expect(anna.text()).toContain(`It’s really “${truth}”.`)
  })
})

describe('arguing', () => {
  it('[TABLE-BAKED-4] the statement is on every screen, the truth on the reader’s only', () => {
    const { table, reader, one } = arguing()
    const { before = '', filling = '' } = table.view().statement ?? {}
    const truth = table.hand(reader).secret?.truth ?? ''
    const screens = [table.sits(reader), table.sits(one), table.sits(null)]
    for (const screen of screens) expect(screen.text()).toContain(`${before}${filling}`)
    expect(
      screens.map((screen) => screen.text().includes(`It’s really “${truth}”`) || screen.text().includes(truth)),
    ).toEqual([true, false, false])
    expect(screens[0]?.text()).toContain('Between us')
    expect(screens[0]?.queryByRole('button', { name: /^Legit|^Baked|^Lock/ })).toBeNull()
  })

  it('[TABLE-BAKED-5] a tap votes, another changes it, the lock is a tap of its own; then the player applauds', () => {
    const { table, reader, one, two } = arguing()
    const screen = table.sits(one)
    const other = table.sits(two)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Lock it in' }).disabled).toBe(true)
    tap(screen, /^Legit/)
    screen.update()
    expect(screen.getByRole('button', { name: /^Legit/ }).getAttribute('aria-pressed')).toBe('true')
    tap(screen, /^Baked/)
    screen.update()
    tap(screen, 'Lock in Baked')
    screen.update()
    expect(sent(table)).toEqual([{ type: 'vote', vote: 'legit' }, { type: 'vote', vote: 'baked' }, { type: 'lock' }])
    expect(screen.text()).toContain('Baked, locked.')
    tap(screen, 'Applaud')
    expect(table.outcomes.at(-1)).toEqual([one, { type: 'applaud', for: reader }, 'ok'])
    other.update()
    expect(other.container.innerHTML).not.toContain('Baked, locked.')
    expect(buttons(other)).toEqual(['LegitIt’s true', 'BakedIt’s made up', 'Lock it in'])
  })
})

describe('the answer', () => {
  it('[TABLE-BAKED-6] comes after the votes and a pause, followed by the true filling in place of the false one', () => {
    const { table, reader, one, two, three } = revealed()
    const truth = table.view().reveal?.truth.filling ?? ''
    const [tv, seat] = [table.sits(null), table.sits(two)]
    const gone = () => tv.container.querySelectorAll('li[data-traveler]').length
    const early = () => [truth, 'our lie', 'fooled', 'Baked!'].filter((words) => tv.text().includes(words))
    expect([gone(), early()]).toEqual([0, []])
    passes(620)
    expect([gone(), early()]).toEqual([1, []])
    passes(900)
    expect([gone(), early()]).toEqual([3, []])
    expect(tv.text()).toContain('And it is …')
    passes(1100)
    expect(early()).toEqual(['Baked!'])
    expect(seat.container.querySelector('[data-own-result]')).toBeNull()
    passes(1720)
    expect(tv.container.querySelector('del')?.textContent).toBe(table.view().statement?.filling)
    expect(tv.container.querySelector('ins')?.textContent).toBe(truth)
    expect(tv.text()).toContain(`${reader} fooled 2: +670.`)
    expect(tv.getByRole('region', { name: 'Said Baked' }).textContent).toContain(`${one}+500`)
    expect(tv.getByRole('region', { name: 'Said Legit' }).textContent).toContain(three)
    expect(seat.getByRole('region', { name: 'Said Legit' }).textContent).toContain('You')
    expect(seat.container.querySelector('[data-own-result]')?.textContent).toBe(`${reader} got you.`)
    expect(tv.container.querySelector('[data-own-result]')).toBeNull()
    expect(buttons(tv)).toEqual([])
  })

  it('[TABLE-BAKED-6] on a TV everyone hops into their slot, the toast pops up with the answer, and then the right ones do', () => {
    const { table, one, two, three } = revealed()
    const tv = table.hangs()
    const fates = () =>
      ['Said Legit', 'Said Baked'].map((name) => {
        const slot = tv.getByRole('region', { name })
        return [...slot.querySelectorAll('[data-performer]')]
          .map((who) => who.getAttribute('data-performer'))
          .concat(slot.dataset['fate'] ?? '?')
      })
    expect(fates()).toEqual([['?'], ['?']])
    passes(1520)
    expect(fates()).toEqual([
      [two, three, '?'],
      [one, '?'],
    ])
    const toast = () => document.querySelector('.pop-up')?.textContent
    expect(toast()).toBeUndefined()
    passes(1100)
    expect(toast()).toBe('Baked!')
    expect(tv.text()).not.toContain('+500')
    passes(1720)
    expect(toast()).toBeUndefined()
    expect(fates()).toEqual([
      [two, three, 'down'],
      [one, 'up'],
    ])
    expect(tv.container.querySelector('.toaster-stamp[data-said]')?.textContent).toBe('Baked!')
    expect(tv.getByText('+500').closest('li')?.textContent).toContain(one)
  })

  it('[TABLE-BAKED-6] a true statement has nothing struck out, and a late screen sees it right away', () => {
    const { table } = revealed('truth')
    passes(5000)
    const tv = table.sits(null)
    expect(tv.getByText('Legit!')).toBeTruthy()
    expect(tv.container.querySelector('del')).toBeNull()
    expect(tv.text()).toContain('told the truth')
  })

  it('[TABLE-BAKED-7] after a made-up bend, asks the voters whether it is true as well', () => {
    const { table, reader, one, two } = revealed('own')
    passes(5000)
    const [first, second, tv] = [table.sits(one), table.sits(two), table.sits(null)]
    tap(first, 'Wait, that’s true too')
    first.update()
    expect(first.text()).toContain('You: true too. 1 of 3 needed.')
    expect(first.queryByRole('button', { name: /Wait, that/ })).toBeNull()
    second.update()
    tap(second, 'Wait, that’s true too')
    table.does(reader, { type: 'dispute' })
    tv.update()
    expect(tv.text()).toContain('The room says that’s true too.')
    const checked = revealed('bend')
    passes(5000)
    expect(checked.table.sits(checked.one).queryByRole('button', { name: /Wait, that/ })).toBeNull()
  })
})

describe('the end of a round', () => {
  it('[TABLE-BAKED-8] asks whose reading was the best, by what they read, and names them', () => {
    const { table, reader, one } = arguing()
    const { filling } = table.view().statement ?? { filling: 'nothing' }
    for (let turn = 0; turn < 4; turn++) {
      for (const id of table.view().voters) {
        table.does(id, { type: 'vote', vote: 'legit' })
        table.does(id, { type: 'lock' })
      }
      table.waits(12)
    }
    expect(table.sits(one).getByRole('button', { name: new RegExp(reader) }).textContent).toContain(filling)
    for (const id of table.view().voters) table.does(id, { type: 'favorite', player: id === reader ? one : reader })
    const tv = table.sits(null)
    expect(tv.getByRole('heading').textContent).toBe('Best of the round …')
    // This table's clock has gone ahead of the screens' clock.
    passes(60_000)
    expect(tv.getByRole('heading').textContent).toBe(`Best of the round: ${reader}`)
    expect(table.sits(reader).getByRole('heading').textContent).toBe('Best of the round: You')
    expect(tv.text()).toContain('+300')
  })
})

describe("a spectator's screen", () => {
  it('[TABLE-BAKED-9] has something to read in every phase and nothing to tap', () => {
    for (const table of [preparing(), arguing().table, revealed().table]) {
      passes(2000)
      const tv = table.sits(null)
      expect(tv.text().length).toBeGreaterThan(20)
      expect(buttons(tv)).toEqual([])
      cleanup()
    }
  })
})
