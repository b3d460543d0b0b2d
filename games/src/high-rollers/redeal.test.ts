import { describe, expect, it } from 'vitest'
import { Rehearsal } from '../testing/rehearsal.ts'
import { highRollers as game } from './index.ts'
import { type DealtCard, type PhaseName, type State, state as stateSchema } from './state.ts'

/** Plays randomly until a card has been open in this phase for three seconds. */
function cardIn(phase: 'keep' | 'pick' | 'act' | 'verdict') {
  return tableIn(phase, (state) => (phase === 'pick' ? state.pair[0] : state.card))
}

function tableIn(phase: PhaseName, cardOf: (state: State) => DealtCard | null | undefined) {
  for (let seed = 1; seed < 200; seed++) {
    const table = new Rehearsal(game, { seed, seats: 4 })
    for (let step = 0; step < 60 && game.view(table.state).phase !== 'over'; step++) {
      const state = stateSchema.parse(table.state)
      const card = cardOf(state)
      if (state.stage.phase === phase && card) {
        table.now += 3000
        return { table, state, card }
      }
      if (!table.seats.some(({ id }) => table.play(id))) table.pass()
    }
  }
  throw new Error(`no card in ${phase}`)
}

describe('a card that its author takes back', () => {
  it.each(['keep', 'act', 'pick'] as const)('[DICE-15] in %s makes room for another, with a new clock', (phase) => {
    const { table, state, card } = cardIn(phase)
    const after = stateSchema.parse(game.redeal(state, card.id, table.context('clock')))
    expect([after.stage.phase, after.stage.since]).toEqual([phase, table.now])
    expect(JSON.stringify([after.card, after.pair, after.fled])).not.toContain(card.id)
    expect(after.card ?? after.pair[0]).toBeTruthy()
    expect([after.decision, after.endings, after.picks, after.attempt?.said ?? {}]).toEqual([
      phase === 'keep' ? null : state.decision,
      state.endings,
      {},
      {},
    ])
  })

  it('[DICE-15] is only taken off the screens once it was performed', () => {
    const { table, state, card } = cardIn('verdict')
    const after = game.redeal(state, card.id, table.context('clock'))
    expect(game.view(after)).toMatchObject({ phase: 'verdict', card: null, attempt: game.view(state).attempt })
  })

  it.each(['roll', 'act'] as const)(
    '[DICE-15] in %s one that a push has run from is gone, and no one is interrupted',
    (phase) => {
      const { table, state } = tableIn(phase, (one) => one.fled[0])
      const [gone, ...left] = state.fled
      const after = game.redeal(state, gone?.id ?? '', table.context('clock'))
      expect(after).toEqual({ ...state, fled: left })
    },
  )

  it("[DICE-15] changes nothing if it isn't on the table", () => {
    const { table, state } = cardIn('act')
    expect(game.redeal(state, 'said-another', table.context('clock'))).toBe(state)
  })
})
