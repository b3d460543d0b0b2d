import { eitherOr } from '@highjinks/games/either-or'
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { tableOf } from '../testing/table-of.tsx'
import { boards } from './screen.tsx'

afterEach(cleanup)

test('one tap picks, and everyone sees who took which', () => {
  const table = tableOf(eitherOr, boards, ['Anna', 'Bert'])
  const [one = ''] = table.view().choices
  const phone = table.sits('Anna')
  fireEvent.click(phone.getByRole('button', { name: one }))
  expect(table.outcomes).toEqual([['Anna', { type: 'pick', side: 'one' }, 'ok']])
  table.does('Bert', { type: 'pick', side: 'one' })
  phone.update()
  expect(phone.text()).toContain('Anna, Bert')
})
