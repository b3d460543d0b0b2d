import { expect, it } from 'vitest'
import { namedTable } from '../testing/named-table.ts'
import { eitherOr } from './index.ts'

it('pays the larger side', () => {
  const table = namedTable(eitherOr, ['anna', 'bert', 'cleo'])
  table.does('anna', { type: 'pick', side: 'one' })
  expect(table.view()).toMatchObject({ phase: 'pick', picked: ['anna'], reveal: null })
  table.does('bert', { type: 'pick', side: 'one' })
  table.does('cleo', { type: 'pick', side: 'other' })
  expect(table.view().reveal?.gains).toEqual({ anna: 100, bert: 100 })
})

it('pays nobody where both sides are as large', () => {
  const table = namedTable(eitherOr, ['anna', 'bert'])
  table.does('anna', { type: 'pick', side: 'one' })
  table.does('bert', { type: 'pick', side: 'other' })
  expect(table.view().reveal?.gains).toEqual({})
})

it('takes one pick a round, and none while it is revealed', () => {
  const table = namedTable(eitherOr, ['anna', 'bert'])
  expect(table.does('anna', { type: 'pick', side: 'one' })).toBe('ok')
  expect(table.does('anna', { type: 'pick', side: 'other' })).toBe('already-done')
  table.does('bert', { type: 'pick', side: 'one' })
  expect(table.does('anna', { type: 'pick', side: 'one' })).toBe('wrong-phase')
})
