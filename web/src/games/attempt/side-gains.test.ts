import type { PlayerView } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import { sideWords } from './side-gains.tsx'

const players = ['Anna', 'Bert', 'Cleo'].map((id) => ({ ...({} as PlayerView), id, name: id }))

it.each([
  [{ Bert: 50 }, 'Bert saw it coming: +50.'],
  [{ Bert: 100, Cleo: 100 }, 'Two saw it coming: +100 each.'],
  [{ Bert: 50, Cleo: 100 }, 'Two saw it coming.'],
  [{ Anna: 50, Bert: 0 }, null],
])('says why others are paid for a skip by Anna (%#)', (gains, words) => {
  expect(sideWords(gains, ['Anna'], players)).toBe(words)
})
