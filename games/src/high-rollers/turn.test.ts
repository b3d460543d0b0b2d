import { describe, expect, it } from 'vitest'
import type { View } from './index.ts'
import { diceTable, rolled } from './named-roll.ts'

const seconds = ({ since, deadline }: View) => ((deadline ?? 0) - since) / 1000
const HARD = { clock: 'hard' } as const

describe('a turn', () => {
  it('[DICE-1] goes from the dice over keep or push to the card, the verdict and the points', () => {
    const { view, does, keeps, judges, waits } = rolled({ first: ['Hit', 3] })
    expect(view()).toMatchObject({ phase: 'keep', turn: 'anna', waiting: ['anna'], pot: 500, grown: 600, ending: null })
    keeps()
    expect(view()).toMatchObject({
      phase: 'act',
      task: 'Hit',
      pot: 500,
      holder: 'anna',
      waiting: ['anna'],
      ending: '0',
    })
    does('anna', { type: 'done' })
    expect(view()).toMatchObject({ phase: 'verdict', waiting: ['bert', 'cleo', 'dora'] })
    judges('did-it')
    expect(view()).toMatchObject({ phase: 'score', score: { taskGains: { anna: 500 } } })
    waits(6)
    expect(view()).toMatchObject({ phase: 'ready', turn: 'bert', faces: null, card: null, pot: 0 })
  })

  it('[DICE-1] each phase has its time', () => {
    const plain = { pace: 'normal', duration: 'Extended' } as const
    const table = rolled({ first: ['Hit', 3], settings: plain })
    const { stretch } = table.kept().plan
    // The first turn of a game has more time
    expect(seconds(table.view())).toBe(25)
    table.sets({ round: 2, rolls: table.kept().rolls.map((roll) => ({ ...roll, round: 2 })) })
    const times: [string, number][] = []
    const look = () => times.push([table.view().phase, Math.round((seconds(table.view()) / stretch) * 10) / 10])
    table.pushes('Pass', 1)
    expect([table.view().phase, seconds(table.view())]).toEqual(['roll', 4])
    table.waits(4)
    look()
    table.does('anna', { type: 'decide', decision: 'keep' })
    look()
    table.does('anna', { type: 'name', player: 'bert' })
    look()
    table.does('bert', { type: 'done' })
    look()
    table.judges('half')
    expect(times).toEqual([
      ['keep', 8],
      ['name', 8],
      ['act', 75],
      ['verdict', 8],
    ])
    expect([table.view().phase, seconds(table.view())]).toEqual(['score', 4.8])
    const bust = rolled({ first: ['Hit', 3], settings: plain })
    bust.pushes('Hit', 1)
    expect([bust.view().phase, seconds(bust.view())]).toEqual(['roll', 5.5])
    bust.waits(5.5)
    expect([bust.view().phase, Math.round(seconds(bust.view()) / bust.kept().plan.stretch)]).toEqual(['pick', 10])
  })

  it('[DICE-2] dice that no one shakes roll anyway, and stay as they fell', () => {
    const { view, waits } = diceTable(undefined, HARD)
    waits(30)
    expect(view()).toMatchObject({ phase: 'keep' })
    const { faces } = view()
    waits(30)
    expect(view()).toMatchObject({ ending: '0', faces })
  })
})

describe('keep or push', () => {
  it("[DICE-4] the card of a Hit or a Truth is open before the decision; other cards aren't", () => {
    for (const action of ['Hit', 'Truth'] as const) expect(rolled({ first: [action, 2] }).view().card).toBeTruthy()
    for (const action of ['Pass', 'Challenge', 'Wild'] as const)
      expect(rolled({ first: [action, 2] }).view().card).toBeNull()
    const kept = rolled({ first: ['Truth', 2] })
    const { card } = kept.view()
    kept.keeps()
    expect(kept.view().card).toBe(card)
  })

  it('[DICE-4] the others call where it ends, once, in secret, only before the first choice', () => {
    const { view, hand, does, pushed, waits } = rolled({ first: ['Hit', 2] })
    expect(does('anna', { type: 'call', ending: '0' })).toBe('not-allowed')
    expect(does('bert', { type: 'decide', decision: 'keep' })).toBe('not-your-turn')
    expect(does('bert', { type: 'call', ending: 'pushed' })).toBe('ok')
    expect(does('bert', { type: 'call', ending: 'bust' })).toBe('already-done')
    expect(does('cleo', { type: 'call', ending: 'bust' })).toBe('ok')
    expect([hand('bert').call, hand('cleo').call, hand('dora').call]).toEqual(['pushed', 'bust', null])
    expect(view()).toMatchObject({ called: ['bert', 'cleo'], callOutcome: null, waiting: ['anna'], welcome: ['dora'] })
    pushed('Truth', 5)
    expect(view()).toMatchObject({ phase: 'keep', pushes: 1, mayCall: [], welcome: [], callOutcome: null })
    expect(does('dora', { type: 'call', ending: 'pushed' })).toBe('not-allowed')
    does('anna', { type: 'decide', decision: 'keep' })
    const callOutcome = { right: ['bert'], wrong: ['cleo', 'dora'], gains: { bert: 100 } }
    expect(view()).toMatchObject({ phase: 'act', ending: 'pushed', callOutcome })
    waits(1)
  })

  it('[DICE-5] a push that holds grows the pot by 100, 200 and 400; the new action counts, the first intensity stays', () => {
    const { view, does, pushed, judges } = rolled({ first: ['Hit', 3] })
    const pots: unknown[] = []
    const look = () => pots.push([view().faces, view().pot, view().grown, view().thrown.length])
    look()
    pushed('Truth', 1)
    look()
    pushed('Wild', 5)
    look()
    expect(pots).toEqual([
      [{ action: 'Hit', intensity: 3 }, 500, 600, 1],
      [{ action: 'Truth', intensity: 3 }, 600, 800, 2],
      [{ action: 'Wild', intensity: 3 }, 800, 1200, 3],
    ])
    pushed('Challenge', 2)
    expect(view()).toMatchObject({ phase: 'name', pushes: 3, pot: 1200, grown: null, ending: 'pushed' })
    expect(view().rolls).toHaveLength(4)
    does('anna', { type: 'name', player: 'bert' })
    does('anna', { type: 'done' })
    does('bert', { type: 'pass' })
    judges('did-it')
    expect(view().score?.taskGains).toEqual({ anna: 1200 })
  })

  it.each([
    [[], 'Hit', true],
    [[], 'Truth', false],
    [['Truth'], 'Hit', true],
    [['Truth'], 'Truth', true],
    [['Truth', 'Wild'], 'Truth', true],
    [['Truth', 'Wild'], 'Pass', false],
  ] as const)('[DICE-5] a Hit, then %j, then a %s: bust %s', (before, last, isBust) => {
    const table = rolled({ first: ['Hit', 2], pushes: before.map((action) => [action, 3] as const) })
    expect(table.view()).toMatchObject({ phase: 'keep', actions: 5 })
    expect(table.view().thrown).toHaveLength(before.length + 1)
    table.pushes(last, 5)
    expect(table.view()).toMatchObject({ phase: 'roll', isBust, faces: { action: last, intensity: 2 } })
  })

  it('[DICE-23] the others shout at a further choice, and cheer the player with the dice', () => {
    const { view, hand, does, pushes, waits } = rolled({ first: ['Hit', 2] })
    expect(does('bert', { type: 'shout', decision: 'push' })).toBe('not-allowed')
    pushes('Truth', 1)
    expect(hand('bert').clapsLeft).toBe(3)
    expect(does('bert', { type: 'applaud', for: 'anna' })).toBe('ok')
    waits(6)
    expect(does('anna', { type: 'shout', decision: 'push' })).toBe('not-allowed')
    for (const decision of ['keep', 'push']) expect(does('bert', { type: 'shout', decision })).toBe('ok')
    expect(view()).toMatchObject({ phase: 'keep', shouts: { bert: 'push' }, shouters: ['bert', 'cleo', 'dora'] })
    does('anna', { type: 'decide', decision: 'keep' })
    expect(view().shouts).toEqual({})
  })
})

describe('a bust', () => {
  it('[DICE-20] the pot falls into the jar, the room picks a stunt or a question, and it is played for 200', () => {
    const { view, hand, does, pushes, waits, judges, scores } = rolled({ first: ['Hit', 4], pushes: [['Pass', 1]] })
    pushes('Hit', 5)
    expect(view()).toMatchObject({ phase: 'roll', isBust: true, jar: 0, spilled: 700, callOutcome: null })
    waits(6)
    expect(view()).toMatchObject({
      phase: 'pick',
      jar: 700,
      pot: 200,
      ending: 'bust',
      voters: ['bert', 'cleo', 'dora'],
      callOutcome: { right: ['bert', 'cleo', 'dora'] },
    })
    const [one, other] = view().pair
    expect([one?.task, other?.task]).toEqual(['Hit', 'Truth'])
    expect(does('anna', { type: 'pick', card: one?.id })).toBe('not-allowed')
    expect(does('bert', { type: 'pick', card: 'another' })).toBe('wrong-phase')
    does('bert', { type: 'pick', card: one?.id })
    expect(does('bert', { type: 'pick', card: other?.id })).toBe('already-done')
    expect([view().voted, hand('bert').pick]).toEqual([['bert'], one?.id])
    for (const id of ['cleo', 'dora']) does(id, { type: 'pick', card: other?.id })
    expect(view()).toMatchObject({ phase: 'act', task: 'Truth', card: other?.text, target: null })
    does('anna', { type: 'done' })
    judges('half')
    expect(view().score?.taskGains).toEqual({ anna: 100 })
    expect(scores()).toEqual({ anna: 100, bert: 100, cleo: 100, dora: 100 })
  })

  it('[DICE-20] a card that a push has run from comes back first', () => {
    const table = rolled({ first: ['Hit', 4] })
    const { card } = table.view()
    table.pushed('Hit', 2)
    expect(table.view().pair.map(({ text }) => text)).toContain(card)
  })

  it('[DICE-20] a tie, or no vote, is decided at random', () => {
    const { view, pushed, waits } = rolled({ first: ['Hit', 4], settings: HARD })
    pushed('Hit', 1)
    const texts = view().pair.map(({ text }) => text)
    waits(15)
    expect(view().phase).toBe('act')
    expect(texts).toContain(view().card)
  })
})

describe('the jar', () => {
  /** Anna goes bust with 400, the others keep and dodge; then the best of the round is named. */
  const lapOf = (names?: readonly string[]) => {
    const table = rolled({ first: ['Hit', 2], settings: HARD, ...(names && { names }) })
    table.pushed('Hit', 1)
    table.waits(15)
    const finishes = () => {
      for (const id of table.view().attempt?.performers ?? []) table.does(id, { type: 'done' })
      table.judges('did-it')
      table.waits(8)
    }
    finishes()
    for (const { id } of table.table.seats.slice(1)) {
      for (let i = 0; i < 9 && table.view().turn !== id && table.view().phase !== 'favorite'; i++) table.waits(45)
      if (table.view().phase !== 'ready') continue
      table.rolls('Truth', 1)
      table.keeps()
      finishes()
    }
    return table
  }
  const names = (table: ReturnType<typeof lapOf>, votes: Readonly<Record<string, string>>) => {
    for (const [id, player] of Object.entries(votes)) table.does(id, { type: 'favorite', player })
  }

  it('[DICE-21] goes to the best of the lap, beside their 300', () => {
    const table = lapOf(['anna', 'bert', 'cleo'])
    expect(table.view()).toMatchObject({ phase: 'favorite', jar: 400, lap: { candidates: ['anna', 'bert', 'cleo'] } })
    const before = table.scores()
    names(table, { anna: 'bert', bert: 'cleo', cleo: 'bert' })
    expect(table.view()).toMatchObject({ phase: 'curtain', jar: 0, lap: { best: ['bert'], poured: { bert: 400 } } })
    expect((table.scores()['bert'] ?? 0) - (before['bert'] ?? 0)).toBe(700)
  })

  it('[DICE-21] ties share it, and without a winner it stays', () => {
    const shared = lapOf(['anna', 'bert', 'cleo'])
    names(shared, { anna: 'bert', bert: 'cleo', cleo: 'anna' })
    expect(shared.view().lap.poured).toEqual({ anna: 130, bert: 130, cleo: 130 })
    const silent = lapOf(['anna', 'bert', 'cleo'])
    silent.waits(20)
    expect(silent.view()).toMatchObject({ jar: 400, lap: { best: [], poured: {} } })
  })
})

describe('the verdict', () => {
  it.each([
    ['did-it', 'did-it', 'half', 500],
    ['half', 'half', 'did-it', 250],
  ] as const)('[DICE-22] %s, %s, %s pays %i of 500', (one, two, three, gain) => {
    const { view, does, keeps } = rolled({ first: ['Truth', 3] })
    keeps()
    does('anna', { type: 'done' })
    expect(does('bert', { type: 'judge', verdict: 'legend' })).toBe('not-allowed')
    for (const [id, verdict] of [
      ['bert', one],
      ['cleo', two],
      ['dora', three],
    ] as const)
      does(id, { type: 'judge', verdict })
    expect(view()).toMatchObject({ score: { taskGains: { anna: gain } }, attempt: { verdicts: { dora: three } } })
  })

  it('[DICE-22] a tie is up, and so is silence about a player who said they did it', () => {
    const tied = rolled({ first: ['Truth', 3], names: ['anna', 'bert', 'cleo'] })
    tied.keeps()
    tied.does('anna', { type: 'done' })
    tied.does('bert', { type: 'judge', verdict: 'half' })
    tied.does('cleo', { type: 'judge', verdict: 'did-it' })
    expect(tied.view().score?.taskGains).toEqual({ anna: 500 })
    const silent = rolled({ first: ['Truth', 3], settings: HARD })
    silent.keeps()
    silent.does('anna', { type: 'done' })
    silent.waits(20)
    expect(silent.view().score?.taskGains).toEqual({ anna: 500 })
  })
})
