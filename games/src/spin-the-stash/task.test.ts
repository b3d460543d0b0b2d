import { describe, expect, it } from 'vitest'
import { spinTheStash } from './index.ts'
import { ANA, BEN, CLEO, DORA, spun } from './named-spin.ts'
import type { Segment } from './wheel.ts'

const DONE = { type: 'done' }
const PASS = { type: 'pass' }
const judge = (verdict: string) => ({ type: 'judge', verdict })

/** Everyone with a vote says this. */
function judged(game: ReturnType<typeof spun>, verdict: string) {
  for (const id of game.view().attempt?.voters ?? []) game.does(id, judge(verdict))
}

/** At the task, which nobody bet on. */
function at(segment: Segment, script: Parameters<typeof spun>[0] = {}) {
  const game = spun(script)
  game.stopsAt(segment)
  if (game.view().phase === 'bet') game.table.pass()
  return game
}

describe('its points', () => {
  it.each([
    ['dodged', 0],
    ['half', 300],
    ['did-it', 600],
    ['legend', 900],
  ] as const)('[SPIN-6] a Dare judged %s pays %i', (verdict, points) => {
    const game = at('dare')
    game.does(ANA, DONE)
    judged(game, verdict)
    expect(game.scores()[ANA]).toBe(points)
  })

  it('[SPIN-6] a Duel draws no one again before all have been', () => {
    const game = spun()
    const rivals = [0, 1, 2].map(() => {
      game.sets({ turns: { ...game.kept().turns, [ANA]: 0 }, turn: ANA, attempt: null })
      game.sets({ stage: { ...game.kept().stage, phase: 'spin' }, isPulled: false })
      game.stopsAt('duel')
      return game.view().attempt?.performers[1]
    })
    expect(new Set(rivals)).toEqual(new Set([BEN, CLEO, DORA]))
  })

  it('[SPIN-6] of two players both vote, and when they disagree they share', () => {
    const game = at('duel', { seats: 2 })
    expect(game.view().phase).toBe('resolve')
    for (const id of [ANA, BEN]) game.does(id, DONE)
    game.does(ANA, { type: 'crown', winner: ANA })
    game.does(BEN, { type: 'crown', winner: BEN })
    expect(game.scores()).toEqual({ [ANA]: 300, [BEN]: 300 })
  })

  it('[SPIN-6] passing a duel leaves the other to be judged alone, and bets start over', () => {
    const game = spun()
    game.stopsAt('duel')
    const [, rival = ''] = game.view().attempt?.performers ?? []
    const [one = '', other = ''] = game.view().bettors
    expect(game.does(one, { type: 'bet', on: 'did-it' })).toBe('not-allowed')
    expect(game.does(one, { type: 'bet', on: ANA })).toBe('ok')
    game.does(ANA, PASS)
    expect(game.view()).toMatchObject({ phase: 'bet', hasBet: [], betsOn: ['half', 'did-it', 'legend'] })
    for (const id of [one, other]) expect(game.does(id, { type: 'bet', on: 'legend' })).toBe('ok')
    game.does(rival, DONE)
    judged(game, 'legend')
    expect(game.scores()).toMatchObject({ [rival]: 900 })
  })

  it('[SPIN-7] a Swap pays both neighbors by one verdict, and the neighbor has no vote', () => {
    const game = at('swap')
    const { partner } = game.kept()
    expect([BEN, DORA]).toContain(partner)
    game.does(ANA, DONE)
    expect(game.view().attempt?.voters).toEqual([BEN, CLEO, DORA].filter((id) => id !== partner))
    judged(game, 'legend')
    expect(game.view().score?.task).toEqual({ [ANA]: 600, [partner ?? '']: 600 })
  })

  it('[SPIN-7] with two players the neighbor judges, as there is no one else', () => {
    const game = at('swap', { seats: 2 })
    game.does(BEN, DONE)
    expect(game.view()).toMatchObject({ phase: 'verdict', waiting: [BEN] })
    judged(game, 'did-it')
    expect(game.scores()).toEqual({ [ANA]: 400, [BEN]: 400 })
  })

  it('[KIT-61] a person’s neighbor in a Swap is a person', () => {
    const game = spun()
    game.table.change(BEN, { isBot: true })
    game.stopsAt('swap')
    const asked = [1, 2].map(() => {
      const partner = game.kept().partner ?? ''
      game.does(partner, PASS)
      return partner
    })
    expect(asked.toSorted()).toEqual([CLEO, DORA].toSorted())
    expect(game.view()).toMatchObject({ phase: 'score', score: { gains: {} } })
  })

  it('[SPIN-7] a neighbor can decline, then the other one is asked, and then no one', () => {
    const game = spun()
    game.stopsAt('swap')
    const { card } = game.view()
    const first = game.kept().partner ?? ''
    game.does(first, PASS)
    expect(game.view()).toMatchObject({ phase: 'bet', partner: first === BEN ? DORA : BEN })
    expect(game.view().card).not.toBe(card)
    game.does(game.kept().partner ?? '', PASS)
    expect(game.view()).toMatchObject({ phase: 'score', score: { gains: {} } })
  })

  it("[SPIN-8] a Gift isn't for the only leader, nor for oneself", () => {
    const game = spun()
    game.sets({ scores: { [ANA]: 0, [BEN]: 500, [CLEO]: 100, [DORA]: 100 } })
    game.stopsAt('gift')
    expect(game.view().receivers).toEqual([CLEO, DORA])
    for (const what of [ANA, BEN]) expect(game.does(ANA, { type: 'pick', what })).toBe('not-allowed')
    expect(game.does(BEN, { type: 'pick', what: CLEO })).toBe('not-your-turn')
  })

  it('[SPIN-8] of two players the leader may have it, and there is nothing to call', () => {
    const game = spun({ seats: 2 })
    game.sets({ scores: { [ANA]: 0, [BEN]: 500 } })
    game.stopsAt('gift')
    expect(game.view()).toMatchObject({ receivers: [BEN], callers: [] })
    game.does(ANA, { type: 'pick', what: BEN })
    game.does(ANA, PASS)
    expect(game.scores()).toEqual({ [ANA]: 0, [BEN]: 800 })
  })

  it("[SPIN-8] a gift can't be taken back while others still call it", () => {
    const game = spun()
    game.stopsAt('gift')
    expect(game.does(ANA, { type: 'pick', what: CLEO })).toBe('ok')
    expect(game.view().phase).toBe('pick')
    expect(game.does(ANA, PASS)).toBe('already-done')
  })

  it('[SPIN-8] [SPIN-11] a gift that is kept back pays no one, not even callers', () => {
    const game = spun()
    game.stopsAt('gift')
    game.does(BEN, { type: 'call', what: CLEO })
    game.does(ANA, PASS)
    expect(game.view()).toMatchObject({ phase: 'score', score: { gains: {} } })
  })

  it.each([
    ['half', 0, 1500],
    ['did-it', 700, 1400],
    ['legend', 1400, 1400],
  ] as const)('[SPIN-9] the Jackpot judged %s pays %i, and %i are in it then', (verdict, points, after) => {
    const game = at('jackpot')
    game.does(ANA, DONE)
    judged(game, verdict)
    expect(game.scores()[ANA]).toBe(points)
    expect(game.view().jackpot).toBe(after)
  })

  it('[SPIN-9] [SPIN-16] it fills up when half of it was taken, and nothing of it is doubled', () => {
    const game = spun({ settings: { duration: 'Quick' } })
    game.sets({ jackpot: 2000, isDouble: true })
    game.stopsAt('jackpot')
    game.waitsFor('resolve')
    game.does(ANA, DONE)
    judged(game, 'did-it')
    expect(game.scores()[ANA]).toBe(1000)
    expect(game.view().jackpot).toBe(1400)
  })

  it('[SPIN-10] a House Rule is one of two and is in force for the next three turns', () => {
    const game = spun({ seats: 6 })
    game.stopsAt('rule')
    const [, second] = game.view().offered
    game.does(ANA, { type: 'pick', what: second?.id })
    game.table.pass()
    const left: Record<number, number> = {}
    while (game.view().round < 6) {
      left[game.view().round] = game.view().houseRules.find(({ id }) => id === second?.id)?.turnsLeft ?? 0
      game.table.pass()
    }
    expect(game.scores()[ANA]).toBeGreaterThanOrEqual(300)
    expect(left).toEqual({ 1: 3, 2: 3, 3: 2, 4: 1, 5: 0 })
  })

  it('[SPIN-10] making no rule pays nothing', () => {
    const game = spun()
    game.stopsAt('rule')
    game.does(ANA, PASS)
    expect(game.view()).toMatchObject({ phase: 'score', houseRules: [], score: { gains: {} } })
  })

  it('[SPIN-14] another card can be had once, and bets are for that one', () => {
    const game = spun()
    game.stopsAt('dare')
    const { card } = game.view()
    game.does(BEN, { type: 'bet', on: 'half' })
    expect(game.does(BEN, { type: 'swap' })).toBe('not-your-turn')
    expect(game.hand(ANA)?.canSwap).toBe(true)
    expect(game.does(ANA, { type: 'swap' })).toBe('ok')
    expect(game.view()).toMatchObject({ phase: 'bet', hasBet: [] })
    expect(game.view().card).not.toBe(card)
    expect(game.hand(ANA)?.canSwap).toBe(false)
    expect(game.does(ANA, { type: 'swap' })).toBe('already-done')
  })

  it('[SPIN-14] two other rules can be had, and calls are for those', () => {
    const game = spun()
    game.stopsAt('rule')
    const [before] = game.view().offered
    game.does(BEN, { type: 'call', what: before?.id })
    game.does(ANA, { type: 'swap' })
    expect(game.view()).toMatchObject({ phase: 'pick', called: [] })
    expect(game.does(BEN, { type: 'call', what: before?.id })).toBe('not-allowed')
  })

  it('[SPIN-15] performers get applause until the score, for no points, and the wheel gets cheers', () => {
    const game = spun()
    for (let clap = 0; clap < 3; clap++) expect(game.does(BEN, { type: 'applaud', for: ANA })).toBe('ok')
    expect(game.does(BEN, { type: 'applaud', for: ANA })).toBe('already-done')
    game.stopsAt('dare')
    expect(game.does(BEN, { type: 'applaud', for: ANA })).toBe('wrong-phase')
    game.table.pass()
    expect(game.hand(BEN)?.clapsLeft).toBe(3)
    game.does(BEN, { type: 'applaud', for: ANA })
    game.does(ANA, DONE)
    game.does(CLEO, { type: 'applaud', for: ANA })
    judged(game, 'did-it')
    expect(game.view().phase).toBe('score')
    expect(game.does(DORA, { type: 'applaud', for: ANA })).toBe('ok')
    expect(game.scores()[ANA]).toBe(600)
  })

  it('[SPIN-18] a card that its author takes back is replaced, and gone once it is judged', () => {
    const game = spun()
    game.stopsAt('dare')
    game.does(BEN, { type: 'bet', on: 'half' })
    const { card } = game.kept()
    const redeal = (id: string) => {
      game.table.state = spinTheStash.redeal(game.table.state, id, game.table.context('clock'))
    }
    redeal('said-somebody')
    expect(game.kept().card).toEqual(card)
    redeal(card?.id ?? '')
    expect(game.kept().card?.id).not.toBe(card?.id)
    expect(game.view()).toMatchObject({ phase: 'bet', hasBet: [] })
    game.waitsFor('resolve')
    game.does(ANA, DONE)
    redeal(game.kept().card?.id ?? '')
    expect(game.view()).toMatchObject({ phase: 'verdict', card: null })
  })
})

describe('absent players', () => {
  it('[SPIN-7] are no one’s partner, and [SPIN-6] no one’s rival', () => {
    for (let seed = 1; seed < 9; seed++) {
      const game = spun({ seed })
      game.table.change(BEN, { online: false })
      game.stopsAt('swap')
      expect(game.view().partner).toBe(DORA)
    }
    const alone = spun()
    for (const id of [BEN, CLEO, DORA]) alone.table.change(id, { online: false })
    alone.stopsAt('duel')
    expect(alone.view().attempt?.performers).toEqual([ANA])
  })
})

describe('the leaders', () => {
  it.each([
    [{ [BEN]: 500, [CLEO]: 500 }, [BEN, CLEO, DORA]],
    [{ [BEN]: 500, [CLEO]: 400 }, [CLEO, DORA]],
  ])('[SPIN-8] with %o a gift is for %o', (scores, receivers) => {
    const game = spun()
    game.sets({ scores: { [ANA]: 0, [DORA]: 0, ...scores } })
    game.stopsAt('gift')
    expect(game.kept().receivers).toEqual(receivers)
  })
})
