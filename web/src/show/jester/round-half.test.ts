import type { SessionView } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import { generalLines } from './lines/general.ts'
import { nextLine, type Telling } from './next-line.ts'
import { playEvening } from './testing/play-evening.ts'

const telling: Telling = { script: null, said: [], random: () => 0 }

it.each([
  [2, 4, true],
  [3, 4, false],
  [2, 3, false],
  [3, 5, true],
  [6, 12, true],
  [7, 12, false],
])('[JESTER-12] at turn %i of %i, mentions the half: %s', (round, rounds, isHalf) => {
  const first = [...playEvening('truth-or-dare', ['Ann', 'Bo', 'Cleo'], 1)].find(
    ({ table }) => table?.phase === 'choose',
  )
  if (!first?.table) throw new Error('nobody chooses')
  const at = (turn: number): SessionView => ({
    ...first,
    table: first.table && { ...first.table, round: turn, rounds, phase: 'choose' },
  })
  expect(nextLine(at(round - 1), at(round), telling)?.of === 'round.half').toBe(isHalf)
})

it('[JESTER-12] no line about the half counts turns', () => {
  expect(generalLines['round.half']?.filter((line) => /second half|past|was a second/i.test(line))).toEqual([])
})
