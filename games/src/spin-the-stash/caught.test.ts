import { describe, expect, it } from 'vitest'
import { ANA, BEN, CLEO, DORA, spun } from './named-spin.ts'

/** Ana's rule applies, and everyone has 500. */
function ruled(seats = 4) {
  const game = spun({ seats })
  game.sets({ scores: Object.fromEntries(game.table.seats.map(({ id }) => [id, 500])) })
  game.stopsAt('rule')
  const rule = game.view().offered[0]?.id ?? ''
  game.does(ANA, { type: 'pick', what: rule })
  game.waitsFor('score')
  game.sets({ scores: Object.fromEntries(game.table.seats.map(({ id }) => [id, 500])) })
  const charge = `${rule}:${BEN}`
  return {
    ...game,
    rule,
    charge,
    catches: (by: string = BEN, culprit: string = CLEO) => game.does(by, { type: 'catch', rule, culprit }),
    /** Ben, who is on turn, dares and is judged; the charge is on trial. */
    triesIt: () => {
      game.waitsFor('spin')
      game.stopsAt('dare')
      game.waitsFor('resolve')
      game.does(BEN, { type: 'done' })
    },
    finds: (by: string, isGuilty: boolean) => game.does(by, { type: 'find', charge, isGuilty }),
  }
}

describe('Caught!', () => {
  it('[SPIN-12] anyone can call it, in any phase, once per rule, and not twice on one player together', () => {
    const game = ruled()
    expect(game.catches(BEN, BEN)).toBe('not-allowed')
    expect(game.catches()).toBe('ok')
    expect(game.catches(BEN, DORA)).toBe('already-done')
    expect(game.catches(DORA, CLEO)).toBe('already-done')
    expect(game.view()).toMatchObject({
      houseRules: [{ catchers: [BEN] }],
      charges: [{ by: BEN, culprit: CLEO, answer: null, isOpen: true, jury: [] }],
    })
    game.waitsFor('spin')
    game.stopsAt('point')
    expect(game.view().phase).toBe('point')
    expect(game.catches(DORA, ANA)).toBe('ok')
    expect(game.does(DORA, { type: 'catch', rule: 'no-such-rule', culprit: ANA })).toBe('wrong-phase')
  })

  it('[SPIN-12] the accused answers once', () => {
    const game = ruled()
    const answers = (by: string, type: 'admit' | 'deny', charge = game.charge) => game.does(by, { type, charge })
    expect([answers(CLEO, 'admit'), answers(CLEO, 'deny')]).toEqual(['not-allowed', 'not-allowed'])
    game.catches()
    expect([answers(DORA, 'deny'), answers(BEN, 'admit')]).toEqual(['not-allowed', 'not-allowed'])
    expect([answers(CLEO, 'deny'), answers(CLEO, 'deny')]).toEqual(['ok', 'already-done'])
    // Changing their mind is allowed, and pays once.
    expect([answers(CLEO, 'admit'), answers(CLEO, 'admit')]).toEqual(['ok', 'already-done'])
    expect(game.scores()).toMatchObject({ [BEN]: 600, [CLEO]: 500 })
    game.triesIt()
    expect(game.view().charges).toEqual([])
  })

  it("[SPIN-12] isn't for players who have left, and can be called again on one who owned up", () => {
    const game = ruled()
    game.catches(BEN, CLEO)
    game.does(CLEO, { type: 'admit', charge: game.charge })
    expect(game.catches(DORA, CLEO)).toBe('ok')
    game.table.change(DORA, 'leave')
    expect(game.catches(ANA, DORA)).toBe('not-allowed')
    expect(game.catches(ANA, BEN)).toBe('ok')
  })

  it('[SPIN-10] a rule that is made again is in force once, and starts over', () => {
    const game = spun()
    game.stopsAt('rule')
    const [{ id, text } = { id: '', text: '' }] = game.view().offered
    game.sets({ houseRules: [{ id, text, by: DORA, lastRound: 1, catchers: [BEN] }] })
    game.does(ANA, { type: 'pick', what: id })
    game.waitsFor('score')
    expect(game.kept().houseRules).toEqual([{ id, text, by: ANA, lastRound: 4, catchers: [] }])
  })

  it('[SPIN-12] admitted, it pays the catcher from the stash and costs nothing', () => {
    const game = ruled()
    game.catches()
    expect(game.does(DORA, { type: 'admit', charge: game.charge })).toBe('not-allowed')
    expect(game.does(CLEO, { type: 'admit', charge: game.charge })).toBe('ok')
    expect(game.scores()).toMatchObject({ [BEN]: 600, [CLEO]: 500 })
    expect(game.does(CLEO, { type: 'deny', charge: game.charge })).toBe('already-done')
    expect(game.view().charges).toMatchObject([{ answer: 'admitted', isOpen: false }])
    game.waitsFor('spin')
    expect(game.view().charges).toEqual([])
  })

  it.each([
    ['guilty', true, { [BEN]: 100, [CLEO]: -100 }],
    ['innocent', false, { [CLEO]: 100 }],
  ] as const)('[SPIN-13] denied, it is voted on with the next verdict: %s', (finding, isGuilty, court) => {
    const game = ruled()
    game.catches()
    game.does(CLEO, { type: 'deny', charge: game.charge })
    game.triesIt()
    expect(game.view()).toMatchObject({ phase: 'verdict', charges: [{ jury: [ANA, DORA] }] })
    expect((game.view().deadline ?? 0) - game.view().since).toBe(16_000 * game.kept().plan.stretch)
    expect(game.finds(CLEO, false)).toBe('not-allowed')
    for (const id of [ANA, DORA]) {
      game.does(id, { type: 'judge', verdict: 'dodged' })
      expect(game.finds(id, isGuilty)).toBe('ok')
    }
    game.does(CLEO, { type: 'judge', verdict: 'dodged' })
    expect(game.view()).toMatchObject({ phase: 'score', charges: [{ finding }], score: { court } })
  })

  it('[SPIN-13] silence is tried as well, can admit it until then, and a tie is innocent', () => {
    const game = ruled()
    game.catches()
    game.triesIt()
    game.finds(ANA, true)
    game.finds(DORA, false)
    game.waitsFor('score')
    expect(game.view()).toMatchObject({ charges: [{ finding: 'innocent' }], score: { court: { [CLEO]: 100 } } })
    const late = ruled()
    late.catches()
    late.triesIt()
    late.finds(ANA, true)
    expect(late.does(CLEO, { type: 'admit', charge: late.charge })).toBe('ok')
    expect(late.finds(DORA, true)).toBe('not-allowed')
    late.waitsFor('score')
    expect(late.view().score?.court).toEqual({})
    expect(late.scores()).toMatchObject({ [BEN]: 600 + (late.view().score?.gains[BEN] ?? 0), [CLEO]: 500 })
  })

  it('[SPIN-13] [SPIN-17] a player with less than a hundred pays what they have', () => {
    const game = ruled()
    game.catches()
    game.sets({ scores: { [ANA]: 0, [BEN]: 0, [CLEO]: 30, [DORA]: 0 } })
    game.triesIt()
    for (const id of [ANA, DORA]) game.finds(id, true)
    game.waitsFor('score')
    expect(game.view().score?.court).toEqual({ [BEN]: 100, [CLEO]: -30 })
    expect(game.scores()[CLEO]).toBe(0)
  })

  it('[SPIN-13] [SPIN-17] a player found guilty twice together pays what they have, and no more', () => {
    const game = ruled()
    const [rule] = game.kept().houseRules
    game.sets({ houseRules: [...game.kept().houseRules, ...(rule ? [{ ...rule, id: 'other' }] : [])] })
    game.catches()
    game.does(DORA, { type: 'catch', rule: 'other', culprit: CLEO })
    game.sets({ scores: { [ANA]: 0, [BEN]: 0, [CLEO]: 150, [DORA]: 0 } })
    game.triesIt()
    for (const charge of [game.charge, `other:${DORA}`]) {
      for (const id of [ANA, BEN, DORA]) game.does(id, { type: 'find', charge, isGuilty: true })
    }
    game.waitsFor('score')
    expect(game.view().score?.court).toEqual({ [BEN]: 100, [DORA]: 100, [CLEO]: -150 })
    expect(game.scores()[CLEO]).toBe(0)
  })

  it('[SPIN-13] with two players no one can judge a denial, so that ends it', () => {
    const game = ruled(2)
    game.catches(BEN, ANA)
    game.does(ANA, { type: 'deny', charge: game.charge })
    expect(game.view().charges).toMatchObject([{ finding: 'dropped', isOpen: false }])
    expect(game.scores()).toEqual({ [ANA]: 500, [BEN]: 500 })
  })
})
