import { expect, it } from 'vitest'
import { inColumns } from './in-columns.ts'

it.each([
  [['Sold', 'No sale'], 2, 2],
  [['Keep', 'Push', 'Bust'], 3, 3],
  [['Dodged', 'Sort of', 'Did it', 'Legend'], 2, 4],
  [['1', '2', '3', '4', '5'], 5, 5],
  [['1', '2', '3', '4', '5', '6'], 3, 6],
  [['Hoste', 'Benjamin', 'Mariana Lopez', 'Theo', 'Ann', 'Cleo'], 3, 6],
  [['Maximiliana Wommaway', 'Bartholomew Wigglemo', 'Archibald'], 2, 3],
])('%j have %d columns on a phone and %d on a laptop', (labels, onPhone, onLaptop) => {
  expect(inColumns(labels).style).toEqual({ '--columns': onPhone, '--columns-on-laptop': onLaptop })
})
