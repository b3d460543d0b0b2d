import { describe, expect, it } from 'vitest'
import { attemptBy, pickOne, seeded, VERDICTS } from '../kit/index.ts'
import { scoreBets } from './bets.ts'
import { ANA, BEN, CLEO, DORA, spun } from './named-spin.ts'
import { BETS } from './state.ts'

const bet = (on: string) => ({ type: 'bet', on })
const judge = (verdict: string) => ({ type: 'judge', verdict })

/** Ana dares, and the others bet and judge. */
function dare(seats: number, bets: Readonly<Record<string, string>>, votes: Readonly<Record<string, string>>) {
  const game = spun({ seats })
  game.stopsAt('dare')
  for (const [id, on] of Object.entries(bets)) expect(game.does(id, bet(on))).toBe('ok')
  game.waitsFor('resolve')
  game.does(ANA, { type: 'done' })
  for (const [id, verdict] of Object.entries(votes)) game.does(id, judge(verdict))
  game.waitsFor('score')
  return game.view().score
}

describe('bets', () => {
  it('[SPIN-4] are placed once, hidden until the score, by all but whoever performs', () => {
    const game = spun()
    game.stopsAt('dare')
    expect(game.does(ANA, bet('half'))).toBe('not-allowed')
    expect(game.does(BEN, bet('dodged'))).toBe('not-allowed')
    expect(game.does(BEN, bet('legend'))).toBe('ok')
    expect(game.does(BEN, bet('half'))).toBe('already-done')
    expect(game.view()).toMatchObject({ hasBet: [BEN], bets: null })
    expect(game.hand(BEN)?.bet).toBe('legend')
    expect(game.hand(CLEO)?.bet).toBeNull()
    game.waitsFor('score')
    expect(game.view().bets).toEqual({ [BEN]: 'legend' })
  })

  it.each([
    [2, 'dare', 'resolve'],
    [3, 'dare', 'bet'],
    [3, 'duel', 'resolve'],
    [3, 'swap', 'resolve'],
    [4, 'duel', 'bet'],
  ] as const)('[SPIN-4] at %i seats a %s begins with %s', (seats, segment, phase) => {
    const game = spun({ seats })
    game.stopsAt(segment)
    expect(game.view().phase).toBe(phase)
  })

  it('[SPIN-5] right ones share a hundred for every bet, 300 each at most', () => {
    const all = { [BEN]: 'did-it', [CLEO]: 'did-it', [DORA]: 'did-it', 'player-4': 'did-it', 'player-5': 'did-it' }
    expect(dare(6, { ...all, [DORA]: 'half', 'player-5': 'half' }, all)?.bets).toEqual({
      [BEN]: 160,
      [CLEO]: 160,
      'player-4': 160,
    })
    const lone = { ...all, [BEN]: 'half', [CLEO]: 'half', 'player-4': 'half', 'player-5': 'half' }
    expect(dare(6, lone, all)?.bets).toEqual({ [DORA]: 300 })
  })

  it('[SPIN-5] nobody’s own vote counts for their own bet', () => {
    // With her own vote the middle would be Half; of the two others the kinder is Did it.
    const score = dare(4, { [BEN]: 'half', [CLEO]: 'did-it' }, { [BEN]: 'half', [CLEO]: 'half', [DORA]: 'did-it' })
    expect(score?.task).toEqual({ [ANA]: 300 })
    expect(score?.bets).toEqual({ [CLEO]: 200 })
  })

  it('[SPIN-5] a bet nobody else has decided, and one on somebody who passed, is returned', () => {
    expect(dare(3, { [BEN]: 'half', [CLEO]: 'half' }, { [BEN]: 'half' })).toMatchObject({
      returned: [BEN],
      bets: { [CLEO]: 100 },
    })
    const game = spun()
    game.stopsAt('dare')
    game.does(BEN, bet('half'))
    game.does(ANA, { type: 'pass' })
    expect(game.view()).toMatchObject({ phase: 'score', bets: {}, score: { gains: {} } })
  })

  it('[SPIN-5] in a Duel a tie makes nobody right', () => {
    const game = spun({ seats: 5 })
    game.stopsAt('duel')
    const [first = '', second = ''] = game.view().attempt?.performers ?? []
    const [one = '', two = '', three = ''] = game.view().bettors
    for (const id of [one, two, three]) game.does(id, bet(first))
    for (const id of [first, second]) game.does(id, { type: 'done' })
    game.does(one, { type: 'crown', winner: first })
    game.does(two, { type: 'crown', winner: first })
    game.does(three, { type: 'crown', winner: second })
    // The third sees two votes for the first; each of the others a tie.
    expect(game.view().score?.bets).toEqual({ [three]: 300 })
  })

  it('[SPIN-5] the one person who judges is judged with by simulated players, for their bet alone', () => {
    const game = spun({ seats: 4 })
    game.table.seats = game.table.seats.map((seat) => ({ ...seat, isBot: seat.id !== BEN }))
    game.stopsAt('dare')
    game.does(BEN, bet('legend'))
    game.does(CLEO, bet('half'))
    game.does(DORA, bet('did-it'))
    game.does(ANA, { type: 'done' })
    expect(game.view().attempt?.voters).toEqual([BEN, CLEO, DORA])
    game.does(BEN, judge('half'))
    for (const id of [CLEO, DORA]) game.does(id, judge('legend'))
    expect(game.view()).toMatchObject({ attempt: { ruling: { kind: 'judged', verdict: 'half' } } })
    expect(game.view().score).toMatchObject({ task: { [ANA]: 300 }, bets: { [BEN]: 150, [CLEO]: 150 } })
  })

  it('[SPIN-5] two people judge without them, and where one person says nothing they are heard', () => {
    const voters = (people: readonly string[]) => {
      const game = spun({ seats: 4 })
      game.table.seats = game.table.seats.map((seat) => ({ ...seat, isBot: !people.includes(seat.id) }))
      game.stopsAt('dare')
      game.does(BEN, bet('legend'))
      game.waitsFor('resolve')
      game.does(ANA, { type: 'done' })
      return { ...game, voters: game.view().attempt?.voters }
    }
    expect(voters([BEN, CLEO]).voters).toEqual([BEN, CLEO])
    const { does, view, waitsFor, ...alone } = voters([BEN])
    expect(alone.voters).toEqual([BEN, CLEO, DORA])
    for (const id of [CLEO, DORA]) does(id, judge('legend'))
    waitsFor('score')
    expect(view().attempt?.ruling).toEqual({ kind: 'judged', verdict: 'legend' })
  })

  it('[SPIN-5] changing one’s own vote never changes one’s own bet, and no more is paid than there is', () => {
    const random = seeded(5)
    const game = spun({ seats: 8 })
    const { seats } = game.table
    const context = game.table.context('clock')
    const others = seats.slice(1).map(({ id }) => id)
    const some = <T>(first: T, ...more: readonly T[]) => pickOne([first, ...more], random) ?? first
    const drawn = <T>(one: () => T): Record<string, T> =>
      Object.fromEntries(others.filter(() => random() < 0.8).map((id) => [id, one()]))
    for (let round = 0; round < 500; round++) {
      const attempt = { ...attemptBy([ANA]), said: { [ANA]: 'done' as const }, voters: others }
      const state = { ...game.kept(), bets: drawn(() => some<string>(...BETS)) }
      const verdicts = drawn(() => some(...VERDICTS))
      const scored = scoreBets({ ...state, attempt: { ...attempt, verdicts } }, context)
      const paid = Object.values(scored.gains)
      expect(paid.reduce((sum, points) => sum + points, 0)).toBeLessThanOrEqual(100 * Object.keys(state.bets).length)
      expect(Math.max(0, ...paid)).toBeLessThanOrEqual(300)
      const turncoat = some(BEN, ...others)
      const changed = { ...verdicts, [turncoat]: some(...VERDICTS) }
      // Who has voted stays who has voted.
      const voted = verdicts[turncoat] === undefined ? verdicts : changed
      const turned = scoreBets({ ...state, attempt: { ...attempt, verdicts: voted } }, context)
      expect(turned.right.includes(turncoat)).toBe(scored.right.includes(turncoat))
    }
  })
})
