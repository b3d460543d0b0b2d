import { describe, expect, it } from 'vitest'
import { contextOf, tableWith } from '../testing/toy.ts'
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
  type Verdict,
} from './verdict.ts'

const [ANA, BEN, CLEO, DAN] = ['ana-', 'ben-', 'cleo', 'dan-'] as const

/** Ana has done it; the others have voted. */
function judged(...verdicts: Verdict[]): Attempt {
  const voters = [BEN, CLEO, DAN].slice(0, Math.max(1, verdicts.length))
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
    [judged('half', 'legend'), 'did-it', 1],
    [judged('half', 'legend', 'legend'), 'legend', 1.5],
    [judged('did-it', 'did-it', 'legend'), 'did-it', 1],
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

  it('[KIT-34] shows who has voted, and in the end what came of it, never who voted what', () => {
    const attempt = judged('half', 'did-it', 'half')
    expect(attemptView(attempt, false)).toMatchObject({ voted: [BEN, CLEO, DAN], ruling: null })
    expect(attemptView(attempt, true).ruling).toEqual({ kind: 'judged', verdict: 'half' })
  })
})

describe('the jury', () => {
  const table = [ANA, BEN, CLEO, DAN]
  it.each([
    ['everybody else', [ANA], table, [], [BEN, CLEO, DAN]],
    ['not whoever gains by it', [BEN], table, [ANA], [CLEO, DAN]],
    ['whoever gains by it, when nobody else is left', [BEN], [ANA, BEN], [ANA], [ANA]],
    ['the others of a duel', [ANA, BEN], table, [], [CLEO, DAN]],
    ['the rivals, when nobody else is left', [ANA, BEN], [ANA, BEN], [], [ANA, BEN]],
    ['nobody, when nobody is left', [ANA], [ANA], [], []],
  ] as const)('[KIT-36] is %s', (_, performers, seats, partial, voters) => {
    expect(seatJury(attemptBy(performers), tableWith(seats), contextOf(seats), partial).voters).toEqual(voters)
  })

  it('[KIT-36] is people where there are any', () => {
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

  it('[KIT-36] votes once each, and only on what is asked', () => {
    const attempt = seatJury(attemptBy([ANA]), tableWith(table), contextOf(table))
    const step = judge(attempt, BEN, 'half')
    expect(step.ok && judge(step.state, BEN, 'did-it')).toEqual({ ok: false, code: 'already-done' })
    expect(judge(attempt, ANA, 'did-it')).toEqual({ ok: false, code: 'not-allowed' })
    expect(crown(attempt, BEN, ANA)).toEqual({ ok: false, code: 'not-allowed' })
    expect(say(attempt, BEN, 'done')).toEqual({ ok: false, code: 'not-allowed' })
  })
})
