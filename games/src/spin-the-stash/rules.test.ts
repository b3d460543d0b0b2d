import { describe, expect, it } from 'vitest'
import { EVENINGS } from '../testing/evenings.ts'
import { Rehearsal, type Script, type TableSnapshot } from '../testing/rehearsal.ts'
import { spinTheStash } from './index.ts'
import { type State, state } from './state.ts'
import { SEGMENTS, type Segment } from './wheel.ts'

function evening(script: Partial<Script<typeof spinTheStash>> = {}) {
  return new Rehearsal(spinTheStash, { seed: 7, seats: 3, ...script })
}

const [ANA, BEN, CLEO] = ['player-0', 'player-1', 'player-2'] as const
const scores = (table: ReturnType<typeof evening>) =>
  Object.fromEntries(spinTheStash.standings(table.state).map((row) => [row.id, row.score]))
const view = (table: ReturnType<typeof evening>) => spinTheStash.view(table.state)

/** A table at the task of this segment: the seed is looked for that draws it. */
function at(segment: Segment, script: Partial<Script<typeof spinTheStash>> = {}, before: Partial<State> = {}) {
  for (let seed = 1; seed < 500; seed++) {
    const table = evening({ seed, ...script })
    table.state = { ...state.parse(table.state), ...before }
    for (const { id } of table.seats) table.move(id, { type: 'stake', on: ['breather', 'breather'] })
    table.move(ANA, { type: 'pull' })
    if (view(table).wheel?.segment !== segment) continue
    table.pass()
    return table
  }
  throw new Error(`the wheel never stops at ${segment}`)
}

describe('a spin', () => {
  it('[SPIN-1] plays from the tokens to the score, with secrets until the wheel is pulled', () => {
    const table = evening()
    expect(view(table)).toMatchObject({
      phase: 'stake',
      turn: ANA,
      waiting: [ANA, BEN, CLEO],
      wheel: null,
      jackpot: 400,
    })
    table.move(ANA, { type: 'stake', on: ['dare', 'dare'] })
    expect(table.move(ANA, { type: 'stake', on: ['duel', 'dare'] })).toEqual({ ok: false, code: 'already-done' })
    expect(view(table)).toMatchObject({ staked: [ANA], tokens: null })
    expect(spinTheStash.hand(table.state, ANA)?.tokens).toEqual(['dare', 'dare'])
    table.move(BEN, { type: 'stake', on: ['dare', 'gift'] })
    table.move(CLEO, { type: 'stake', on: ['swap', 'jackpot'] })
    expect(view(table)).toMatchObject({ phase: 'spin', waiting: [ANA], tokens: null })
    expect(table.move(BEN, { type: 'pull' })).toEqual({ ok: false, code: 'not-your-turn' })

    table.move(ANA, { type: 'pull' })
    const { wheel, tokens, since } = view(table)
    expect(tokens?.[BEN]).toEqual(['dare', 'gift'])
    expect(wheel).toMatchObject({ spin: 1, startAt: since + 400, duration: 4600 })
    table.run()
    expect(spinTheStash.isOver(table.state)).toBe(true)
  })

  it('[SPIN-2] who places nothing has nothing on the wheel, and a wheel nobody pulls turns by itself', () => {
    const table = evening({ settings: { clock: 'hard' } })
    table.pass()
    expect(view(table)).toMatchObject({ phase: 'spin', staked: [] })
    table.pass()
    expect(view(table)).toMatchObject({ phase: 'turning' })
  })

  it('[SPIN-3] says where it stops before it turns, and stays there for everybody who comes later', () => {
    const table = at('dare')
    const { wheel } = view(table)
    table.move(ANA, { type: 'pass' })
    table.pass()
    expect(view(table)).toMatchObject({ phase: 'stake', turn: BEN })
    expect(view(table).wheel).toEqual(wheel)
  })
})

describe('the segments', () => {
  it('[SPIN-5] Jackpot pays those with tokens on it, and grows when nobody takes it', () => {
    const table = at('jackpot')
    expect(view(table)).toMatchObject({ phase: 'score', jackpot: 600, score: { gains: {} } })
  })

  it('[SPIN-6] Everyone Answers pays everybody who answered', () => {
    const table = at('everyone')
    expect(view(table)).toMatchObject({ phase: 'everyone', waiting: [ANA, BEN, CLEO] })
    table.move(ANA, { type: 'done' })
    table.move(BEN, { type: 'pass' })
    table.move(CLEO, { type: 'done' })
    expect(view(table)).toMatchObject({ phase: 'score', score: { taskGains: { [ANA]: 500, [CLEO]: 500 } } })
    expect(scores(table)).toEqual({ [ANA]: 500, [BEN]: 0, [CLEO]: 500 })
  })

  it.each([
    ['did-it', 500],
    ['half', 250],
    ['dodged', 0],
  ] as const)('[SPIN-7] Dare judged %s pays %i', (verdict, points) => {
    const table = at('dare')
    table.move(ANA, { type: 'done' })
    table.move(BEN, { type: 'judge', verdict })
    expect(view(table)).toMatchObject({ phase: 'verdict', attempt: { voted: [BEN], ruling: null } })
    table.move(CLEO, { type: 'judge', verdict })
    expect(view(table)).toMatchObject({ phase: 'score', attempt: { ruling: { kind: 'judged', verdict } } })
    expect(scores(table)[ANA]).toBe(points)
  })

  it('[SPIN-7] Duel pays whom the others crown', () => {
    const table = at('duel')
    const [, rival = ''] = view(table).attempt?.performers ?? []
    const judge = [BEN, CLEO].find((id) => id !== rival) ?? ''
    table.move(ANA, { type: 'done' })
    table.move(rival, { type: 'done' })
    expect(view(table)).toMatchObject({ phase: 'verdict', waiting: [judge] })
    table.move(judge, { type: 'crown', winner: rival })
    expect(scores(table)).toMatchObject({ [ANA]: 0, [rival]: 500 })
  })

  it('[SPIN-7] of two players both vote, and when they disagree they share', () => {
    const table = at('duel', { seats: 2 })
    table.move(ANA, { type: 'done' })
    table.move(BEN, { type: 'done' })
    table.move(ANA, { type: 'crown', winner: ANA })
    table.move(BEN, { type: 'crown', winner: BEN })
    expect(scores(table)).toEqual({ [ANA]: 250, [BEN]: 250 })
  })

  it('[SPIN-7] who passes a duel leaves the other to be judged alone', () => {
    const table = at('duel', { seats: 2 })
    table.move(ANA, { type: 'pass' })
    table.move(BEN, { type: 'done' })
    expect(table.move(ANA, { type: 'crown', winner: BEN })).toEqual({ ok: false, code: 'not-allowed' })
    table.move(ANA, { type: 'judge', verdict: 'did-it' })
    expect(scores(table)).toEqual({ [ANA]: 0, [BEN]: 500 })
  })

  it.each([
    [{ [ANA]: 0, [BEN]: 1000, [CLEO]: 0 }, BEN, { [ANA]: 300, [BEN]: 700, [CLEO]: 0 }],
    [{ [ANA]: 100, [BEN]: 250, [CLEO]: 0 }, BEN, { [ANA]: 250, [BEN]: 100, [CLEO]: 0 }],
    [{ [ANA]: 900, [BEN]: 0, [CLEO]: 0 }, CLEO, { [ANA]: 600, [BEN]: 0, [CLEO]: 300 }],
  ])('[SPIN-8] Swap of %o with %s leaves %o', (before, neighbour, after) => {
    const table = at('swap', {}, { scores: before })
    expect(view(table).choices.map((choice) => choice.id)).toEqual([BEN, CLEO])
    table.move(ANA, { type: 'name', player: neighbour })
    expect(scores(table)).toEqual(after)
  })

  it('[SPIN-8] Swap is only for neighbours, and never doubled', () => {
    const before = { 'player-0': 0, 'player-1': 50, 'player-2': 900, 'player-3': 1000 }
    const table = at('swap', { seats: 4, settings: { duration: 'Quick' } }, { scores: before })
    expect(view(table)).toMatchObject({
      isDouble: true,
      choices: [{ id: BEN }, { id: 'player-3', you: 300, them: -300 }],
    })
    expect(table.move(ANA, { type: 'name', player: CLEO })).toEqual({ ok: false, code: 'not-allowed' })
    expect(table.move(ANA, { type: 'done' })).toEqual({ ok: false, code: 'not-allowed' })
  })

  it('[SPIN-8] Gift brings the giver 200 and whom they choose 300, doubled on a last turn', () => {
    const table = at('gift', { settings: { duration: 'Quick' } })
    table.move(ANA, { type: 'name', player: CLEO })
    expect(scores(table)).toEqual({ [ANA]: 400, [BEN]: 0, [CLEO]: 600 })
  })

  it('[SPIN-9] House Rule holds for the three turns after it', () => {
    const table = at('rule')
    const text = view(table).card
    table.move(ANA, { type: 'done' })
    expect(view(table)).toMatchObject({ phase: 'score', houseRules: [{ text, by: ANA, turnsLeft: 3 }] })
    expect(scores(table)[ANA]).toBe(500)
    const left: Record<number, number> = {}
    while (view(table).round < 5) {
      left[view(table).round] = view(table).houseRules.find((rule) => rule.text === text)?.turnsLeft ?? 0
      table.pass()
    }
    expect(left).toEqual({ 1: 3, 2: 3, 3: 2, 4: 1 })
    expect(view(table).houseRules.some((rule) => rule.text === text)).toBe(false)
  })

  it('[SPIN-6] Breather pays nothing and waits only for a tap', () => {
    const table = at('breather', {}, {})
    table.move(ANA, { type: 'done' })
    expect(view(table)).toMatchObject({ phase: 'score', score: { taskGains: {} } })
  })

  it.each(SEGMENTS)('[SPIN-10] %s is ended by its clock when its player went away', (segment) => {
    const table = at(segment, { settings: { clock: 'hard' } })
    table.change(ANA, 'leave')
    for (let phase = 0; phase < 4 && view(table).round === 1; phase++) table.pass()
    expect(view(table).round).toBe(2)
  })

  it('[SPIN-10] a player who is away and did not pull is asked for nothing', () => {
    const table = evening({ seed: 1 })
    for (const id of [ANA, BEN, CLEO]) table.move(id, { type: 'stake', on: ['breather', 'duel'] })
    table.change(ANA, { online: false })
    table.pass()
    table.pass()
    const { wheel, phase } = view(table)
    expect(phase).toBe(wheel?.segment === 'everyone' ? 'everyone' : 'score')
  })

  it('[SPIN-11] another card can be asked for once, by the one whose turn it is', () => {
    const table = at('dare')
    const { card } = view(table)
    expect(table.move(BEN, { type: 'swap' })).toEqual({ ok: false, code: 'not-your-turn' })
    expect(spinTheStash.hand(table.state, ANA)?.canSwap).toBe(true)
    table.move(ANA, { type: 'swap' })
    expect(view(table).card).not.toBe(card)
    expect(spinTheStash.hand(table.state, ANA)?.canSwap).toBe(false)
    expect(table.move(ANA, { type: 'swap' })).toEqual({ ok: false, code: 'already-done' })
  })
})

describe('by chance', () => {
  function keepsSecrets({ view, hands }: TableSnapshot<typeof spinTheStash>) {
    const isStaking = view.phase === 'stake' || view.phase === 'spin'
    if (isStaking && (view.tokens !== null || view.attempt !== null)) throw new Error('the table saw tokens')
    if (isStaking && view.wheel?.spin === view.round) throw new Error('the wheel was drawn before the pull')
    if (view.phase === 'verdict' && view.attempt?.ruling) throw new Error('a verdict before the score')
    for (const row of view.standings) if (row.score < 0) throw new Error('nobody owes the stash')
    for (const [seat, hand] of Object.entries(hands)) {
      if (hand && hand.tokens.length > 0 !== view.staked.includes(seat)) throw new Error('staked without tokens')
    }
  }

  it('[SPIN-12] random evenings with people coming and going end, and keep what every game keeps', () => {
    for (let seed = 0; seed < EVENINGS; seed++) {
      const table = evening({
        seed,
        seats: 2 + (seed % 7),
        isWild: true,
        settings: {
          clock: seed % 2 ? 'hard' : 'soft',
          pace: (['normal', 'brisk', 'relaxed', 'none'] as const)[seed % 4],
          intensity: (['Mild', 'Medium', 'Intense'] as const)[seed % 3],
          duration: seed % 5 === 0 ? 'Standard' : 'Quick',
        },
        watch: keepsSecrets,
      })
      expect(table.run()).toBeLessThan(2500)
    }
  }, 30_000)
})
