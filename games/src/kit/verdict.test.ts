import { describe, expect, it } from 'vitest'
import { contextOf, tableWith } from '../testing/toy.ts'
import { pickOne, seeded } from './chance.ts'
import { required } from './required.ts'
import {
  type Attempt,
  attemptBy,
  attemptView,
  crown,
  judge,
  rulingOf,
  say,
  seatJury,
  shares,
  VERDICTS,
  type Verdict,
} from './verdict.ts'

const [ANA, BEN, CLEO, DAN, EVE] = ['ana-', 'ben-', 'cleo', 'dan-', 'eve-'] as const

/** Ana has done it; the others have voted. */
function judged(...verdicts: Verdict[]): Attempt {
  const voters = [BEN, CLEO, DAN, EVE].slice(0, Math.max(1, verdicts.length))
  const given = Object.fromEntries(verdicts.map((verdict, i) => [voters[i] ?? '', verdict]))
  return { ...attemptBy([ANA]), said: { [ANA]: 'done' }, voters, verdicts: given }
}

function duel(crowns: Attempt['crowns'], said: Attempt['said'] = { [ANA]: 'done', [BEN]: 'done' }): Attempt {
  return { ...attemptBy([ANA, BEN]), said, voters: [CLEO, DAN], crowns }
}

describe('the verdict', () => {
  it.each([
    [judged('did-it', 'dodged', 'did-it'), 'did-it', 1],
    [judged('half', 'half', 'did-it'), 'half', 0.5],
    [judged('dodged', 'legend', 'half'), 'half', 0.5],
    [judged('dodged', 'dodged', 'did-it'), 'dodged', 0],
    [judged('dodged', 'did-it'), 'did-it', 1],
    [judged('dodged', 'half'), 'half', 0.5],
    [judged('dodged'), 'dodged', 0],
    [judged('legend'), 'legend', 1.5],
    [judged('half', 'legend'), 'legend', 1.5],
    [judged('dodged', 'legend'), 'legend', 1.5],
    [judged('half', 'legend', 'legend'), 'legend', 1.5],
    [judged('did-it', 'did-it', 'legend'), 'did-it', 1],
    [judged('dodged', 'half', 'legend', 'legend'), 'half', 0.5],
    [judged('half', 'did-it', 'legend', 'legend'), 'did-it', 1],
    [judged(), 'did-it', 1],
    [{ ...judged(), said: {} }, 'dodged', 0],
    [{ ...judged('half'), said: {} }, 'half', 0.5],
  ] as const)('[KIT-34] of %o is %s', (attempt, verdict, share) => {
    expect(rulingOf(attempt)).toMatchObject({ kind: 'judged', verdict })
    expect(shares(attempt)).toEqual({ [ANA]: share })
  })

  it.each([
    [duel({ [CLEO]: BEN, [DAN]: BEN }), BEN, { [ANA]: 0, [BEN]: 1 }],
    [duel({ [CLEO]: BEN, [DAN]: ANA }), null, { [ANA]: 0.5, [BEN]: 0.5 }],
    [duel({}), null, { [ANA]: 0.5, [BEN]: 0.5 }],
  ] as const)('[KIT-35] of the duel %o crowns %s', (attempt, winner, parts) => {
    expect(rulingOf(attempt)).toMatchObject({ kind: 'crowned', winner })
    expect(shares(attempt)).toEqual(parts)
  })

  it('[KIT-35] of a duel that one has passed is a verdict on the other', () => {
    const attempt = { ...duel({}, { [ANA]: 'pass', [BEN]: 'done' }), verdicts: { [CLEO]: 'half' } } as const
    expect(shares({ ...attempt, performers: [ANA, BEN], voters: [CLEO] })).toEqual({ [ANA]: 0, [BEN]: 0.5 })
  })

  it.each([1, 2, 3, 4, 5, 6, 7])('[KIT-34] is always one that someone gave, of %i votes', (count) => {
    const random = seeded(count)
    for (let i = 0; i < 200; i++) {
      const given = Array.from({ length: count }, () => required(pickOne(VERDICTS, random)))
      const verdicts = Object.fromEntries(given.map((verdict, at) => [`seat-${at}`, verdict]))
      const ruling = rulingOf({ ...judged('half'), verdicts })
      if (ruling.kind !== 'judged') throw new Error(ruling.kind)
      expect(given).toContain(ruling.verdict)
    }
  })

  it('[KIT-34] shows who has voted, and once it is open the votes', () => {
    const attempt = judged('half', 'did-it', 'half')
    const closed = attemptView(attempt, false)
    expect(closed).toMatchObject({ voted: [BEN, CLEO, DAN], ruling: null, verdicts: null, isSecret: false })
    expect(attemptView(attempt, true)).toMatchObject({
      ruling: { kind: 'judged', verdict: 'half' },
      verdicts: { [BEN]: 'half', [CLEO]: 'did-it', [DAN]: 'half' },
      split: null,
    })
  })

  it('[KIT-48] keeps secret votes secret; the counts show only from five on', () => {
    const few = { ...judged('half', 'did-it', 'half'), isSecret: true }
    expect(attemptView(few, true)).toMatchObject({ verdicts: null, crowns: null, split: null, isSecret: true })
    const verdicts = { a: 'half', b: 'half', c: 'legend', d: 'did-it', e: 'half' } as const
    expect(attemptView({ ...few, verdicts }, true)).toMatchObject({
      verdicts: null,
      split: { half: 3, legend: 1, 'did-it': 1 },
    })
  })

  it('[KIT-48] is secret if the host has said so', () => {
    const seats = [ANA, BEN, CLEO]
    const jury = (votes: 'faces' | 'secret') =>
      seatJury(attemptBy([ANA]), tableWith(seats), contextOf(seats, { votes })).isSecret
    expect([jury('faces'), jury('secret')]).toEqual([false, true])
  })
})

describe('the jury', () => {
  const table = [ANA, BEN, CLEO, DAN]
  it.each([
    ['everyone else', [ANA], table, [], [BEN, CLEO, DAN]],
    ['not whoever gains by it', [BEN], table, [ANA], [CLEO, DAN]],
    ['whoever gains by it, when nobody else is left', [BEN], [ANA, BEN], [ANA], [ANA]],
    ['the others of a duel', [ANA, BEN], table, [], [CLEO, DAN]],
    ['the rivals, when nobody else is left', [ANA, BEN], [ANA, BEN], [], [ANA, BEN]],
    ['nobody, when nobody is left', [ANA], [ANA], [], []],
  ] as const)('[KIT-36] is %s', (_, performers, seats, partial, voters) => {
    expect(seatJury(attemptBy(performers), tableWith(seats), contextOf(seats), partial).voters).toEqual(voters)
  })

  it('[KIT-36] is people if there are any', () => {
    const bots = contextOf(table)
    const context = { ...bots, seats: bots.seats.map((seat) => ({ ...seat, isBot: seat.id !== CLEO })) }
    expect(seatJury(attemptBy([ANA]), tableWith(table), context).voters).toEqual([CLEO])
    expect(seatJury(attemptBy([CLEO]), tableWith(table), context).voters).toEqual([ANA, BEN, DAN])
  })

  it('[KIT-36] has nothing to do when all have passed, or are away and said nothing', () => {
    const attempt = seatJury(attemptBy([ANA]), tableWith(table), contextOf(['-ana-', BEN, CLEO]))
    expect(attempt).toMatchObject({ said: { [ANA]: 'pass' }, voters: [] })
    expect(rulingOf(attempt)).toEqual({ kind: 'passed' })
  })

  it('[KIT-36] votes once each, and only on the question', () => {
    const attempt = seatJury(attemptBy([ANA]), tableWith(table), contextOf(table))
    const step = judge(attempt, BEN, 'half')
    expect(step.ok && judge(step.state, BEN, 'did-it')).toEqual({ ok: false, code: 'already-done' })
    expect(judge(attempt, ANA, 'did-it')).toEqual({ ok: false, code: 'not-allowed' })
    expect(crown(attempt, BEN, ANA)).toEqual({ ok: false, code: 'not-allowed' })
    expect(say(attempt, BEN, 'done')).toEqual({ ok: false, code: 'not-allowed' })
  })
})
