import { describe, expect, it } from 'vitest'
import { advanceClock, deadlineOf, readSession, view } from './index.ts'
import kept from './stored/rules-1.json' with { type: 'json' }

const rows = Object.entries(kept).map(([name, stored]) => ({ name, stored: structuredClone(stored) }))
/** Phases of earlier rules, and the current ones in which their tables continue. */
const FORMER: Readonly<Record<string, string>> = { loudest: 'curtain', applause: 'curtain' }

describe('a table that was begun by the rules of before', () => {
  it.each(rows)('[LAYOUT-6] $name goes on where it was, with the scores it had', ({ name, stored }) => {
    const read = readSession(stored)
    const phase = name.split(' ')[1] ?? ''
    expect([read.status, read.notice]).toEqual(['playing', null])
    expect(view(read).table).toMatchObject({ phase: FORMER[phase] ?? phase })
    expect(view(read).table?.standings.map(({ score }) => score)).toEqual(
      view(read).table?.standings.map(({ id }) => Reflect.get(stored.table.state.scores, id)),
    )
    expect(readSession(JSON.parse(JSON.stringify(read)))).toEqual(read)
  })

  it.each(rows)('[LAYOUT-6] $name is moved on by its clock', ({ stored }) => {
    const read = readSession(stored)
    const due = deadlineOf(read) ?? 0
    const later = advanceClock(read, { now: due + 1000, random: () => 0.5 })
    expect(later.ok && later.state.status).toBe('playing')
    expect(later.ok && JSON.stringify(view(later.state).table)).not.toBe(JSON.stringify(view(read).table))
  })

  it('[LAYOUT-6] votes from when no one knew that faces would show stay secret', () => {
    const table = view(readSession(kept['truth-or-dare verdict'])).table
    expect(table).toMatchObject({ attempt: { isSecret: true, verdicts: null } })
  })
})
