import { expect, it } from 'vitest'
import { ANA, BEN, CLEO, DORA, spun } from './named-spin.ts'

const bet = (on: string) => ({ type: 'bet', on })
const judge = (verdict: string) => ({ type: 'judge', verdict })
const DONE = { type: 'done' }

it('[SPIN-1] [SPIN-16] a short game of four, from the first spin to the podium', () => {
  const { table, view, kept, does, scores, stopsAt, waitsFor } = spun({ settings: { duration: 'Quick' } })
  expect(kept().plan.laps).toBe(3)
  table.state = { ...kept(), plan: { ...kept().plan, laps: 2 } }

  // Ana dares. Ben and Cleo bet on her, Dora doesn't; all three think she did it.
  expect(view()).toMatchObject({ phase: 'spin', turn: ANA, jackpot: 1400 })
  stopsAt('dare')
  expect(view()).toMatchObject({ phase: 'bet', bettors: [BEN, CLEO, DORA], jackpot: 1500 })
  does(BEN, bet('did-it'))
  does(CLEO, bet('did-it'))
  does(DORA, bet('legend'))
  expect(view().phase).toBe('resolve')
  does(DORA, { type: 'applaud', for: ANA })
  does(ANA, DONE)
  for (const id of [BEN, CLEO, DORA]) does(id, judge('did-it'))
  // Three bets make 300, and two were right.
  expect(view()).toMatchObject({ phase: 'score', score: { task: { [ANA]: 600 }, bets: { [BEN]: 150, [CLEO]: 150 } } })
  expect(scores()).toEqual({ [ANA]: 600, [BEN]: 150, [CLEO]: 150, [DORA]: 0 })

  // Ben has a gift, and gives it to Dora as a surprise: two of three called it wrong.
  table.pass()
  stopsAt('gift')
  expect(view()).toMatchObject({ phase: 'pick', turn: BEN, receivers: [CLEO, DORA] })
  does(BEN, { type: 'pick', what: DORA })
  does(ANA, { type: 'call', what: DORA })
  does(CLEO, { type: 'call', what: CLEO })
  does(DORA, { type: 'call', what: CLEO })
  expect(view()).toMatchObject({ phase: 'resolve', picked: DORA })
  does(BEN, DONE)
  expect(view().score?.gains).toEqual({ [ANA]: 50, [BEN]: 150 + 130, [DORA]: 300 })
  expect(scores()).toEqual({ [ANA]: 650, [BEN]: 430, [CLEO]: 150, [DORA]: 300 })

  // Cleo makes a rule, as everyone expected.
  table.pass()
  stopsAt('rule')
  const [rule] = view().offered
  does(CLEO, { type: 'pick', what: rule?.id })
  for (const id of [ANA, BEN, DORA]) does(id, { type: 'call', what: rule?.id })
  expect(view()).toMatchObject({ phase: 'score', houseRules: [{ text: rule?.text, by: CLEO, turnsLeft: 3 }] })
  expect(scores()).toEqual({ [ANA]: 700, [BEN]: 480, [CLEO]: 450, [DORA]: 350 })

  // Ana breaks it right away, and Ben hears it. She denies it.
  does(BEN, { type: 'catch', rule: rule?.id, culprit: ANA })
  does(ANA, { type: 'deny', charge: `${rule?.id}:${BEN}` })

  // Dora has the jackpot, which three missed spins have raised.
  table.pass()
  stopsAt('jackpot')
  expect(view()).toMatchObject({ phase: 'bet', turn: DORA, jackpot: 1700 })
  table.pass()
  does(DORA, DONE)
  for (const id of [ANA, BEN]) does(id, judge('legend'))
  does(CLEO, judge('half'))
  does(CLEO, { type: 'find', charge: `${rule?.id}:${BEN}`, isGuilty: true })
  // Two of three say legend, so she takes it all; Ana is guilty, say the two who may judge.
  does(DORA, { type: 'find', charge: `${rule?.id}:${BEN}`, isGuilty: true })
  expect(view().score).toMatchObject({ task: { [DORA]: 1700 }, court: { [ANA]: -100, [BEN]: 100 } })
  expect(view().jackpot).toBe(1400)
  expect(scores()).toEqual({ [ANA]: 600, [BEN]: 580, [CLEO]: 450, [DORA]: 2050 })

  // Only Cleo didn't see a legend, and must say why.
  table.pass()
  expect(view()).toMatchObject({ phase: 'explain', explains: { by: CLEO, vote: 'half' } })
  does(CLEO, DONE)

  // Everyone had a turn, and two performed: Ana was the best.
  expect(view()).toMatchObject({ phase: 'favorite', lap: { candidates: [ANA, DORA] } })
  for (const id of [BEN, CLEO, DORA]) does(id, { type: 'favorite', player: ANA })
  does(ANA, { type: 'favorite', player: DORA })
  expect(view()).toMatchObject({ phase: 'curtain', lap: { best: [ANA] } })
  expect(scores()[ANA]).toBe(900)

  // The second round is the last, and counts double.
  table.pass()
  expect(view()).toMatchObject({ phase: 'finale', turn: ANA, isDouble: true })
  table.pass()
  expect(view()).toMatchObject({ phase: 'spin', turn: ANA, isDouble: true })
  stopsAt('swap')
  expect(kept().partner).not.toBeNull()
  const partner = kept().partner ?? ''
  waitsFor('resolve')
  does(partner, DONE)
  for (const id of view().attempt?.voters ?? []) does(id, judge('half'))
  // Half of 400 each, twice.
  expect(view().score?.gains).toEqual({ [ANA]: 400, [partner]: 400 })
  expect(scores()).toMatchObject({ [ANA]: 1300 })

  // Ben challenges; the group sides with him. Nobody bet.
  table.pass()
  stopsAt('duel')
  waitsFor('resolve')
  const [, rival = ''] = view().attempt?.performers ?? []
  does(BEN, DONE)
  does(rival, DONE)
  for (const id of view().attempt?.voters ?? []) does(id, { type: 'crown', winner: BEN })
  expect(view().score?.gains).toEqual({ [BEN]: 1200 })

  // Cleo points at Dora, like the others: 200 each, never doubled. Dora stays silent.
  table.pass()
  stopsAt('point')
  const before = scores()
  for (const id of [ANA, BEN, CLEO]) does(id, { type: 'point', at: DORA })
  does(DORA, { type: 'point', at: ANA })
  waitsFor('plead')
  does(DORA, { type: 'pass' })
  for (const id of [ANA, BEN, CLEO]) expect(scores()[id]).toBe((before[id] ?? 0) + 200)

  // Dora passes, which ends it.
  stopsAt('dare')
  does(DORA, { type: 'pass' })
  expect(view()).toMatchObject({ phase: 'score', score: { gains: {} } })
  const last = scores()
  waitsFor('over')
  expect(scores()).toEqual(last)
  expect(view().awards.length).toBeGreaterThanOrEqual(4)
})
