import { describe, expect, it } from 'vitest'
import { attemptBy, pickOne, rulingOf, seeded, VERDICTS } from '../kit/index.ts'
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
  it('[SPIN-4] are placed once, hidden until the score, by all except the performers', () => {
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

  it('[SPIN-5] a bet that only its own vote made right is returned, and only one that matches the ruling is right', () => {
    // With his own vote the middle is Half; of the two others the kinder is Did it.
    const score = dare(4, { [BEN]: 'half', [CLEO]: 'did-it' }, { [BEN]: 'half', [CLEO]: 'half', [DORA]: 'did-it' })
    expect(score).toMatchObject({ task: { [ANA]: 300 }, returned: [BEN] })
    expect(score?.bets).toEqual({})
  })

  it("[SPIN-5] no one is paid for a ruling that the others' votes would have prevented", () => {
    // Without Cleo's vote the middle is Half, as she bet; with it she dodged.
    const votes = { [BEN]: 'dodged', [CLEO]: 'dodged', [DORA]: 'half' }
    const score = dare(4, { [CLEO]: 'half', [DORA]: 'did-it' }, votes)
    expect([score?.gains, score?.returned]).toEqual([{}, []])
  })

  it('[SPIN-5] players who make a legend together, and have bet on it, have their bets returned', () => {
    const legends = { [BEN]: 'legend', [CLEO]: 'legend', 'player-4': 'legend' }
    const votes = { ...legends, [DORA]: 'did-it', 'player-5': 'did-it' }
    const bets = { [BEN]: 'legend', [CLEO]: 'legend', [DORA]: 'legend' }
    expect(dare(6, bets, votes)).toMatchObject({ bets: { [DORA]: 100 }, returned: [BEN, CLEO] })
  })

  it('[SPIN-5] a bet that no one else has decided, or one on a player who passed, is returned', () => {
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

  /** Two duel; the others' bets and votes, each by the rival's number. */
  function duel(told: readonly (readonly [bet: 0 | 1, vote: 0 | 1])[]) {
    const game = spun({ seats: told.length + 2 })
    game.stopsAt('duel')
    const rivals = game.view().attempt?.performers ?? []
    const { bettors } = game.view()
    for (const [i, [on]] of told.entries()) game.does(bettors[i] ?? '', bet(rivals[on] ?? ''))
    for (const id of rivals) game.does(id, { type: 'done' })
    for (const [i, [, vote]] of told.entries()) {
      expect(game.does(bettors[i] ?? '', { type: 'crown', winner: rivals[vote] })).toBe('ok')
    }
    const { score } = game.view()
    const numbers = (ids: readonly string[]) => ids.map((id) => bettors.indexOf(id)).sort((one, other) => one - other)
    return { right: numbers(Object.keys(score?.bets ?? {})), returned: numbers(score?.returned ?? []) }
  }

  it.each<
    readonly [what: string, told: Parameters<typeof duel>[0], right: readonly number[], returned: readonly number[]]
  >([
    // The third sees two votes for the first; each of the others a tie.
    [
      'a winner made by two',
      [
        [0, 0],
        [0, 0],
        [0, 1],
      ],
      [2],
      [0, 1],
    ],
    [
      'a winner for all',
      [
        [0, 0],
        [1, 0],
        [0, 0],
      ],
      [0, 2],
      [],
    ],
    // Without the third's vote, and without the fourth's, the first would have won.
    [
      'a tie',
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [0, 1],
      ],
      [],
      [],
    ],
  ])('[SPIN-5] in a Duel a bet is right by its winner: %s', (_, told, right, returned) => {
    expect(duel(told)).toEqual({ right, returned })
  })

  it("[SPIN-5] simulated players judge beside a single judging person, only for that person's bet", () => {
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
    expect(game.view().score).toMatchObject({ task: { [ANA]: 300 }, bets: { [CLEO]: 300 } })
  })

  it("[SPIN-5] a single judge can't win by that: simulated players have to agree", () => {
    const judged = (theirs: string) => {
      const game = spun({ seats: 4 })
      game.table.seats = game.table.seats.map((seat) => ({ ...seat, isBot: seat.id !== BEN }))
      game.stopsAt('dare')
      game.does(BEN, bet('half'))
      game.waitsFor('resolve')
      game.does(ANA, { type: 'done' })
      game.does(BEN, judge('half'))
      for (const id of [CLEO, DORA]) game.does(id, judge(theirs))
      return game.view().score
    }
    expect(judged('legend')).toMatchObject({ gains: { [ANA]: 300 }, returned: [BEN] })
    expect(judged('legend')?.bets).toEqual({})
    expect(judged('half')).toMatchObject({ gains: { [ANA]: 300, [BEN]: 100 }, returned: [] })
  })

  it('[SPIN-5] two people judge without them, and if one is silent they count', () => {
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

  it('[SPIN-5] whatever is bet and voted: no bet is right but on the ruling, none by its own vote, and no more is paid than there is', () => {
    const random = seeded(5)
    const game = spun({ seats: 8 })
    const { seats } = game.table
    const context = game.table.context('clock')
    const others = seats.slice(1).map(({ id }) => id)
    const some = <T>(first: T, ...more: readonly T[]) => pickOne([first, ...more], random) ?? first
    const drawn = <T>(one: () => T): Record<string, T> =>
      Object.fromEntries(others.filter(() => random() < 0.8).map((id) => [id, one()]))
    for (let round = 0; round < 500; round++) {
      const bets = drawn(() => some<string>(...BETS))
      const verdicts = drawn(() => some(...VERDICTS))
      const attemptWith = (votes: typeof verdicts) => ({
        ...attemptBy([ANA]),
        said: { [ANA]: 'done' as const },
        voters: others,
        verdicts: votes,
      })
      const scored = (votes: typeof verdicts) =>
        scoreBets({ ...game.kept(), bets, attempt: attemptWith(votes) }, context)
      const { gains, right, returned } = scored(verdicts)
      const paid = Object.values(gains)
      const decided = Object.keys(bets).length - returned.length
      expect(paid.reduce((sum, points) => sum + points, 0)).toBeLessThanOrEqual(100 * decided)
      expect(Math.max(0, ...paid)).toBeLessThanOrEqual(300)
      const ruling = rulingOf(attemptWith(verdicts))
      for (const id of right) expect(ruling).toEqual({ kind: 'judged', verdict: bets[id] })
      // A bet on the ruling is right or is returned.
      for (const id of Object.keys(bets)) {
        const isOnIt = ruling.kind === 'judged' && ruling.verdict === bets[id]
        if (isOnIt) expect([...right, ...returned]).toContain(id)
      }
      const bettor = some(BEN, ...others)
      const { [bettor]: _, ...without } = verdicts
      const isRightBare = scored(without).right.includes(bettor)
      if (right.includes(bettor)) expect(isRightBare).toBe(true)
      // A player who votes as they bet wins exactly what the others' votes alone would have paid.
      const own = VERDICTS.find((verdict) => verdict === bets[bettor])
      if (own) expect(scored({ ...without, [bettor]: own }).right.includes(bettor)).toBe(isRightBare)
    }
  })
})
