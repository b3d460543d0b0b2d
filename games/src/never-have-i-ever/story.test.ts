import { DEFAULT_SETTINGS } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { contextAt } from '../testing/context.ts'
import { offerBy } from '../testing/offers.ts'
import { neverHaveIEver as game } from './index.ts'
import { FIVE, played, THREE } from './testing/played.ts'

const CLOCK = { by: 'clock', now: 1, random: () => 0.5, settings: DEFAULT_SETTINGS } as const
const HARD = { clock: 'hard' } as const

/** Anna and Bert have and want to tell; most want to hear Anna. */
function offered() {
  const table = played(FIVE, HARD)
  table.round('anna', 'bert')
  expect(table.asks('anna', 'bert')).toEqual(['ok', 'ok'])
  // Once nobody is left to choose, the table gets a new clock
  expect(table.view()).toMatchObject({ phase: 'choose', asking: ['anna', 'bert'], chose: [] })
  for (const id of ['cleo', 'dora']) table.hears(id, 'anna')
  const teller = () => {
    table.waits(13)
    return table.view().teller
  }
  return { ...table, teller }
}

describe('the player in the spotlight', () => {
  it('[NEVER-9] is a single volunteer, right away', () => {
    const table = played(FIVE)
    table.round('anna', 'bert')
    expect(table.does('anna', { type: 'ask', isWilling: true })).toBe('wrong-phase')
    table.asks('anna')
    expect(table.view()).toMatchObject({ phase: 'ask', welcome: ['bert'] })
    expect(table.does('bert', { type: 'ask', isWilling: false })).toBe('ok')
    expect(table.view()).toMatchObject({ phase: 'story', teller: 'anna' })
  })

  it('[NEVER-9] is the one among several with the most votes, if they are here', () => {
    expect(offered().teller()).toBe('anna')
    const away = offered()
    away.goesAway('anna')
    expect(away.teller()).toBe('bert')
    const gone = offered()
    gone.goesAway('anna')
    gone.goesAway('bert')
    expect(gone.teller()).toBeNull()
  })

  it('[NEVER-9] everyone chooses once, not themselves, and the soft clock waits for them', () => {
    const { view, hears, does, skips, waits } = (() => {
      const table = played(FIVE)
      table.round('anna', 'bert')
      table.asks('anna', 'bert')
      return table
    })()
    expect(hears('anna', 'anna')).toBe('not-allowed')
    expect(hears('cleo', 'dora')).toBe('not-allowed')
    expect([hears('cleo', 'bert'), hears('cleo', 'anna')]).toEqual(['ok', 'already-done'])
    waits(60)
    expect(view()).toMatchObject({ phase: 'choose', overdue: true })
    expect(does('dora', { type: 'hear', teller: 'bert' })).toBe('ok')
    expect(skips('cleo')).toBe('ok')
    expect(view().teller).toBe('bert')
  })

  it('[NEVER-9] is a simulated player only if no person offers, and it chooses no one', () => {
    const table = played(FIVE, HARD)
    table.round('anna', 'bert')
    table.isSimulated('anna')
    table.asks('anna', 'bert')
    expect(table.view()).toMatchObject({ phase: 'story', teller: 'bert' })
    const both = played(FIVE, HARD)
    both.round('anna', 'bert')
    both.isSimulated('emil')
    both.asks('anna', 'bert')
    expect(both.view()).toMatchObject({ phase: 'choose', choosers: ['anna', 'bert', 'cleo', 'dora'] })
  })

  it('[NEVER-9] is drawn in a tie, also without votes', () => {
    const tellers = new Set<string | null>()
    for (let seed = 0; seed < 40; seed++) {
      const table = played(FIVE, HARD, seed)
      table.round('anna', 'bert')
      table.asks('anna', 'bert')
      table.waits(20)
      tellers.add(table.view().teller)
    }
    expect(tellers).toEqual(new Set(['anna', 'bert']))
  })

  it.each([
    [FIVE, [true, true, false]],
    [THREE, [true, false, true]],
    [
      ['anna', 'bert'],
      [false, false, false],
    ],
  ] as const)('[NEVER-9] among %j, storytellers sit out: %j', (names, rests) => {
    const { hand, round, asks, goesOn } = played(names)
    round('anna')
    asks('anna')
    goesOn()
    for (const isResting of rests) {
      round('anna', names[1])
      expect(asks('anna')).toEqual([isResting ? 'not-allowed' : 'ok'])
      if (isResting) expect(hand('anna')).toMatchObject({ canAsk: false, isResting })
      goesOn()
    }
  })

  it('[NEVER-9] can decline: the next one is asked, and in the end no one', () => {
    const { view, teller, does, score } = offered()
    expect(teller()).toBe('anna')
    does('anna', { type: 'pass' })
    expect(view()).toMatchObject({ phase: 'story', teller: 'bert' })
    does('bert', { type: 'pass' })
    expect(view()).toMatchObject({ phase: 'answer', round: 2 })
    expect(does('bert', { type: 'done' })).toBe('wrong-phase')
    expect([score('anna'), score('bert')]).toEqual([0, 0])
  })

  it("[NEVER-9] a minute is enough; a player who is away by then isn't paid", () => {
    for (const isHere of [true, false]) {
      const { view, round, asks, waits, goesAway, score } = played(FIVE, HARD)
      round('anna')
      asks('anna')
      expect(view().phase).toBe('story')
      if (isHere) waits(75)
      else goesAway('anna')
      expect(view()).toMatchObject({ phase: 'answer', round: 2 })
      expect(score('anna')).toBe(isHere ? 100 : 0)
    }
  })
})

describe('no volunteers', () => {
  /** These players have, and say nothing. */
  const silent = (...have: readonly string[]) => {
    const table = played(FIVE, HARD)
    table.round(...have)
    table.waits(11)
    table.waits(6)
    return table
  }
  const nomineeOf = (table: ReturnType<typeof played>) => FIVE.filter((id) => table.hand(id).isNominated)

  it('[NEVER-22] the server asks one who has, only on that phone; three seconds later they are in the spotlight', () => {
    const table = silent('anna', 'bert')
    expect(table.view()).toMatchObject({ phase: 'nominate', teller: null, waiting: [], welcome: [] })
    const [nominee] = nomineeOf(table)
    expect(['anna', 'bert']).toContain(nominee)
    const others = JSON.stringify([table.view(), ...FIVE.filter((id) => id !== nominee).map(table.hand)])
    expect(others).not.toContain('"isNominated":true')
    expect(others).not.toContain('"nominee"')
    table.waits(3)
    expect(table.view()).toMatchObject({ phase: 'story', teller: nominee })
  })

  it('[NEVER-22] waved on, it lasts as long, no one is named, and the round is over', () => {
    const table = silent('anna', 'bert')
    const nominee = nomineeOf(table)[0] ?? ''
    const other = FIVE.find((id) => id !== nominee) ?? ''
    const { deadline, cue: _, ...before } = { cue: 0, ...table.view() }
    expect(table.does(other, { type: 'pass' })).toBe('not-allowed')
    expect(table.does(nominee, { type: 'pass' })).toBe('ok')
    expect(table.view()).toEqual({ ...before, deadline })
    expect(nomineeOf(table)).toEqual([])
    table.waits(3)
    expect(table.view()).toMatchObject({ phase: 'answer', round: 2, teller: null })
  })

  it.each([
    [['anna'], 'anna'],
    [['anna', 'bert', 'cleo', 'dora'], 'emil'],
  ])('[NEVER-22] among %j the player alone is %s, and says why', (have, alone) => {
    expect(nomineeOf(silent(...have))).toEqual([alone])
  })

  it('[NEVER-22] never one who has declined, is away or a bot, or has just told one', () => {
    const table = played(FIVE, HARD)
    table.isSimulated('dora')
    table.round('anna', 'bert', 'cleo', 'dora')
    table.waits(11)
    table.does('anna', { type: 'ask', isWilling: false })
    table.goesAway('bert')
    table.waits(6)
    expect(nomineeOf(table)).toEqual([table.view().reveal?.mode === 'open' ? 'emil' : ''])
    table.does('emil', { type: 'pass' })
    table.waits(3)
    expect(table.view().phase).toBe('answer')
  })

  it('[NEVER-22] incognito no one is nominated', () => {
    const table = played(FIVE, { ...HARD, reveal: 'incognito' })
    table.round('anna', 'bert')
    table.waits(11)
    table.waits(6)
    expect(table.view()).toMatchObject({ phase: 'answer', round: 2 })
  })
})

describe('before the first card', () => {
  it('[NEVER-23] every phone is asked for one, with its own beginning, and can skip', () => {
    const table = played(THREE, HARD, undefined, { isWriting: true })
    expect(table.view()).toMatchObject({ phase: 'pen', statement: null, pens: THREE, penned: [], round: 0 })
    const starters = THREE.map((id) => table.hand(id).starter)
    expect(new Set(starters).size).toBe(3)
    expect(table.does('anna', { type: 'done' })).toBe('ok')
    expect(table.does('anna', { type: 'done' })).toBe('already-done')
    expect(table.does('bert', { type: 'pass' })).toBe('ok')
    expect(table.view()).toMatchObject({ penned: ['anna', 'bert'], waiting: ['cleo'] })
    table.waits(60)
    expect(table.view()).toMatchObject({ phase: 'answer', round: 1, pens: [] })
  })

  it('[NEVER-23] a player who has given one in the lobby is asked like everyone else, and no one sees who has', () => {
    const begun = (...writers: readonly string[]) => {
      const seats = THREE.map((id) => ({ id, name: id, online: true, isBot: false, muted: [], canBeNamed: true }))
      const offers = writers.map((by) => offerBy(by, by, 'never', { text: 'Never have I ever' }))
      return game.view(game.setup({ used: [], written: [] }, contextAt({ ...CLOCK, seats, offers })))
    }
    expect(begun('anna')).toEqual(begun('bert'))
    expect(begun('anna')).toMatchObject({ phase: 'pen', waiting: THREE })
    expect(begun(...THREE)).toMatchObject({ phase: 'answer' })
  })
})
