import { describe, expect, it } from 'vitest'
import { FIVE, played } from './testing/played.ts'

/** Anna and Bert have, and want to be asked; most want to hear Anna. */
function offered() {
  const table = played(FIVE)
  table.round('anna', 'bert')
  expect(table.asks('anna', 'bert')).toEqual(['ok', 'ok'])
  for (const id of ['cleo', 'dora']) table.hears(id, 'anna')
  const teller = () => {
    table.waits(14)
    return table.view().teller
  }
  return { ...table, teller }
}

describe('who is asked for a story', () => {
  it('[NEVER-9] most want to hear them, they are here, and they still want to', () => {
    expect(offered().teller()).toBe('anna')
    const away = offered()
    away.goesAway('anna')
    expect(away.teller()).toBe('bert')
    const gone = offered()
    gone.goesAway('anna')
    gone.goesAway('bert')
    expect(gone.teller()).toBeNull()
    const shy = offered()
    expect(shy.does('anna', { type: 'ask', isWilling: false })).toBe('ok')
    expect(shy.hand('anna').isAsking).toBe(false)
    expect(shy.teller()).toBe('bert')
  })

  it('[NEVER-9] a simulated player only where no person offers', () => {
    const one = offered()
    one.isSimulated('anna')
    expect(one.teller()).toBe('bert')
    const both = offered()
    both.isSimulated('anna')
    both.isSimulated('bert')
    expect(both.teller()).toBe('anna')
  })

  it('[NEVER-9] is offered and chosen while all is shown, once until it is thought better of', () => {
    const table = played(FIVE)
    table.answers('anna', 'have')
    expect([table.asks('anna'), table.hears('bert', 'anna')]).toEqual([['wrong-phase'], 'wrong-phase'])
    const { asks, hears, does, teller } = offered()
    expect([asks('anna'), hears('cleo', 'anna')]).toEqual([['already-done'], 'already-done'])
    expect(does('cleo', { type: 'ask', isWilling: false })).toBe('not-allowed')
    expect([hears('anna', 'anna'), hears('anna', 'cleo')]).toEqual(['not-allowed', 'not-allowed'])
    teller()
    expect([asks('bert'), hears('emil', 'bert')]).toEqual([['wrong-phase'], 'wrong-phase'])
  })
})
