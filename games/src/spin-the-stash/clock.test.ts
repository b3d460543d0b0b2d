import { describe, expect, it } from 'vitest'
import { ANA, BEN, CLEO, DORA, spun } from './named-spin.ts'
import { SEGMENTS } from './wheel.ts'

describe('the clock', () => {
  it.each([
    ['spin', 'dare', 8],
    ['turning', 'dare', 6],
    ['bet', 'dare', 12],
    ['pick', 'gift', 20],
    ['pick', 'rule', 20],
    ['resolve', 'dare', 90],
    ['resolve', 'gift', 30],
    ['verdict', 'dare', 10],
    ['score', 'dare', 5],
    ['write', 'writing', 40],
    ['point', 'point', 20],
  ] as const)('[SPIN-1] %s takes its time (%s): %i seconds', (phase, segment, seconds) => {
    const game = spun()
    // Not the first turn, which has more time.
    game.sets({ round: 2, plan: { ...game.kept().plan, stretch: 1 } })
    const { since, deadline } = (() => {
      if (phase === 'spin') return spunAnew(game)
      if (phase === 'turning') {
        game.does(ANA, { type: 'pull' })
        return game.view()
      }
      game.stopsAt(segment)
      if (phase === 'resolve' && segment === 'gift') {
        game.does(ANA, { type: 'pick', what: BEN })
        for (const id of [BEN, CLEO, DORA]) game.does(id, { type: 'call', what: BEN })
      } else game.waitsFor(phase)
      return game.view()
    })()
    expect((deadline ?? 0) - since).toBe(seconds * 1000)
  })

  it('[SPIN-2] a wheel that no one pulls turns anyway', () => {
    const game = spun()
    game.table.pass()
    expect(game.view().phase).toBe('turning')
    const { wheel } = game.kept()
    game.sets({ wheel: wheel && { ...wheel, segment: 'dare' } })
    game.table.pass()
    expect(game.view().attempt?.performers).toEqual([ANA])
  })

  it('[SPIN-2] the player who pulled gets the question, even if they have gone away meanwhile', () => {
    const game = spun()
    game.does(ANA, { type: 'pull' })
    const { wheel } = game.kept()
    game.sets({ wheel: wheel && { ...wheel, segment: 'dare' } })
    game.table.change(ANA, { online: false })
    game.table.pass()
    expect(game.view().attempt?.performers).toEqual([ANA])
  })

  it.each(SEGMENTS)('[SPIN-2] %s asks nothing of a player who was away', (segment) => {
    const game = spun()
    game.table.change(ANA, { online: false })
    game.table.pass()
    const { wheel } = game.kept()
    game.sets({ wheel: wheel && { ...wheel, segment } })
    game.table.pass()
    const { phase, attempt } = game.view()
    const isForAll = segment === 'writing' || segment === 'point'
    expect(phase).toBe(isForAll ? (segment === 'point' ? 'point' : 'write') : 'score')
    expect(attempt?.performers ?? []).toEqual([])
  })

  it.each(SEGMENTS)('[SPIN-17] %s is ended by its clock when its player goes away', (segment) => {
    const game = spun()
    game.stopsAt(segment)
    game.table.change(ANA, 'leave')
    for (let phase = 0; phase < 6 && game.view().round === 1; phase++) game.table.pass()
    expect(game.view().round).toBe(2)
  })

  it('[SPIN-3] says where it stops before it turns, and stays there until the next draw', () => {
    const game = spun()
    game.does(ANA, { type: 'pull' })
    const { wheel, since } = game.view()
    expect(wheel).toMatchObject({ spin: 1, startAt: since + 400, duration: 4600 })
    game.waitsFor('spin')
    expect(game.view()).toMatchObject({ turn: BEN, wheel })
  })
})

function spunAnew(game: ReturnType<typeof spun>) {
  game.stopsAt('point')
  game.waitsFor('spin')
  return game.view()
}
