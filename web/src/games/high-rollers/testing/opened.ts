import { highRollers } from '@highjinks/games/high-rollers'
import { fireEvent } from '@testing-library/react'
import { tableOf } from '../../testing/table-of.tsx'
import { boards } from '../screen.tsx'
import type { Action } from '../words.ts'

export const NAMES = ['Anna', 'Bert', 'Cleo']
export const tap = (element: HTMLElement) => fireEvent.click(element)

export function open(seed?: number) {
  const table = tableOf(highRollers, boards, NAMES, {}, seed)
  const actor = table.view().turn ?? ''
  const [one = '', other = ''] = NAMES.filter((name) => name !== actor)
  const decides = (decision: 'keep' | 'push') => {
    for (const id of [one, other]) table.does(id, { type: 'call', ending: '0' })
    table.does(actor, { type: 'decide', decision })
  }
  return { table, actor, one, other, decides }
}

/** Finds a seed that rolls this action, and opens it there or after a push. */
export function openAt(action: Action, luck?: 'held' | 'bust') {
  for (let seed = 1; seed < 900; seed++) {
    const opened = open(seed)
    opened.table.does(opened.actor, { type: 'roll' })
    if (luck) opened.decides('push')
    const { faces, isBust } = opened.table.view()
    if (faces?.action === action && isBust === (luck === 'bust')) return opened
  }
  throw new Error(`the dice never show ${action}`)
}
