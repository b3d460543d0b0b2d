import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { field, lapOver, later, main, own, sent, tap, title, type, writing } from './testing/played.ts'
import { SAVE_AFTER_MS } from './use-draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

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
    const list = seen.getByRole('list', { name: 'The lies of the last round' })
    expect(list.textContent).toContain(`“${author} lies”`)
    expect(list.children).toHaveLength(3)
  })
})
