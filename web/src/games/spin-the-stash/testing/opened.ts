import { spinTheStash } from '@highjinks/games/spin-the-stash'
import { fireEvent } from '@testing-library/react'
import { expect } from 'vitest'
import { tableOf } from '../../testing/table-of.tsx'
import { boards } from '../screen.tsx'
import type { Segment } from '../words.ts'

export const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora']
export const tap = (element: HTMLElement) => fireEvent.click(element)

export function open(seed?: number) {
  const table = tableOf(spinTheStash, boards, NAMES, { duration: 'Standard', clock: 'hard' }, seed)
  const actor = table.view().turn ?? ''
  const [one = '', other = '', third = ''] = NAMES.filter((name) => name !== actor)
  return { table, actor, one, other, third }
}

/** Finds a seed that draws this segment, and goes to its task. */
export function openAt(segment: Segment) {
  for (let seed = 1; seed < 500; seed++) {
    const opened = open(seed)
    opened.table.does(opened.actor, { type: 'pull' })
    if (opened.table.view().wheel?.segment !== segment) continue
    opened.table.waits(6)
    return opened
  }
  throw new Error(`the wheel never stops at ${segment}`)
}

/** After the bets. */
export function performing(segment: Segment) {
  const opened = openAt(segment)
  opened.table.waits(20)
  expect(opened.table.view().phase).toBe('resolve')
  return opened
}
