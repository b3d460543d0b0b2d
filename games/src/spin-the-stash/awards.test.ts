import type { PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { meritsOf } from '../testing/merits.ts'
import { spinTheStash } from './index.ts'
import { ANA, BEN, CLEO, DORA, spun } from './named-spin.ts'
import type { Segment } from './wheel.ts'

const TITLES = [
  'Stash finder',
  'Talk of the town',
  'Last one standing',
  'Lone believer',
  'Poker face',
  'Innocent, Your Honor',
  'Honest crook',
  'House detective',
  'Heart of gold',
  'Everyone’s favorite',
  'Lawgiver',
  'Good neighbor',
  'Ice in the veins',
  'Mind reader',
  'Sixth sense',
]
const NAMES = { [ANA]: 'ana', [BEN]: 'ben', [CLEO]: 'cleo', [DORA]: 'dora' }
const IDS: Readonly<Record<string, PlayerId>> = { ana: ANA, ben: BEN, cleo: CLEO, dora: DORA }
type Said = Readonly<Record<string, string>>
type Table = ReturnType<typeof spun>

/** Ends the evening and reads its awards. */
function merits({ table }: Table, names: Readonly<Record<PlayerId, string>> = NAMES) {
  for (const { id } of table.seats) table.change(id, 'leave')
  while (!spinTheStash.isOver(table.state)) table.pass()
  return meritsOf(spinTheStash, table.state, TITLES, names)
}

/**
 * Ana's wheel stops here; then the bets, and the verdict of all who judge. In a duel or swap the other player is the
 * `rival`.
 */
function turn(segment: Segment, verdict: string, bets: Said = {}) {
  const game = spun()
  game.stopsAt(segment)
  const { attempt, partner } = game.view()
  const rival = partner ?? attempt?.performers[1]
  const ids = { ...IDS, rival: rival ?? '' }
  const idOf = (name: string) => Object.entries(ids).find(([known]) => known === name)?.[1] ?? name
  for (const [name, on] of Object.entries(bets)) expect(game.does(idOf(name), { type: 'bet', on: idOf(on) })).toBe('ok')
  if (game.view().phase === 'bet') game.table.pass()
  for (const id of attempt?.performers ?? []) game.does(id, { type: verdict === 'pass' ? 'pass' : 'done' })
  for (const id of game.view().attempt?.voters ?? []) {
    if (segment === 'duel' && verdict in ids) game.does(id, { type: 'crown', winner: idOf(verdict) })
    else game.does(id, { type: 'judge', verdict })
  }
  game.waitsFor('score')
  return merits(game, { ...NAMES, ...(rival && { [rival]: 'rival' }) })
}

const legend = (id: string) => `Talk of the town: ${id} became a legend`
const DARED = 'Ice in the veins: ana did the dare'
const CRACKED = 'Stash finder: ana cracked the jackpot'
const SWAPPED = 'Good neighbor: ana pulled off a swap'
const won = (id: string) => `Last one standing: ${id} won a duel`
const lone = (id: string) => `Lone believer: ${id} was the only one to bet right`
const right = (id: string) => `Sixth sense: ${id} bet right`

describe('awards for a task', () => {
  it.each<[Segment, string, readonly string[]]>([
    ['dare', 'did-it', [DARED]],
    ['dare', 'legend', [legend('ana'), DARED]],
    ['dare', 'half', []],
    ['dare', 'dodged', []],
    ['dare', 'pass', []],
    ['jackpot', 'did-it', [CRACKED]],
    ['jackpot', 'legend', [CRACKED, legend('ana')]],
    ['jackpot', 'half', []],
    ['swap', 'did-it', [SWAPPED]],
    ['swap', 'legend', [legend('ana'), SWAPPED]],
    ['swap', 'half', []],
    ['duel', 'ana', [won('ana')]],
    ['duel', 'rival', [won('rival')]],
    ['duel', 'nobody', []],
  ])('[SPIN-19] a %s that ends with %s', (segment, verdict, earned) => {
    expect(turn(segment, verdict)).toEqual(earned)
  })

  it("[SPIN-19] a swap and a legend are both players', and no one else's", () => {
    const game = spun()
    for (const verdict of ['did-it', 'legend']) {
      game.sets({ turn: ANA, attempt: null, partner: null, isPulled: false })
      game.sets({ stage: { ...game.kept().stage, phase: 'spin' } })
      game.stopsAt('swap')
      if (game.view().phase === 'bet') game.table.pass()
      game.does(ANA, { type: 'done' })
      for (const id of game.view().attempt?.voters ?? []) game.does(id, { type: 'judge', verdict })
    }
    const { swap, legend } = game.kept().moments
    expect(Object.values(swap ?? {}).reduce((sum, times) => sum + times, 0)).toBe(4)
    expect(Object.keys(legend ?? {})).toHaveLength(2)
  })

  it('[SPIN-19] of a duel that only one takes up a legend may come, and no winner', () => {
    const game = spun()
    game.stopsAt('duel')
    const rival = game.view().attempt?.performers[1] ?? ''
    game.table.pass()
    game.does(ANA, { type: 'done' })
    game.does(rival, { type: 'pass' })
    for (const id of game.view().attempt?.voters ?? []) game.does(id, { type: 'judge', verdict: 'did-it' })
    expect(merits(game)).toEqual([])
  })

  it('[SPIN-19] a returned bet counts as belief as well: then no one is a lone believer', () => {
    const game = spun()
    game.stopsAt('dare')
    for (const id of [BEN, CLEO, DORA]) game.does(id, { type: 'bet', on: id === CLEO ? 'legend' : 'half' })
    game.does(ANA, { type: 'done' })
    // Without Dora's vote she did it; without Ben's it's still Half.
    for (const id of [BEN, CLEO, DORA]) game.does(id, { type: 'judge', verdict: id === BEN ? 'did-it' : 'half' })
    expect(game.view().score).toMatchObject({ bets: { [BEN]: 200 }, returned: [DORA] })
    expect(merits(game)).toEqual([right('ben')])
  })

  it.each<[Said, readonly string[]]>([
    [{ ben: 'did-it', cleo: 'half', dora: 'legend' }, [lone('ben'), right('ben')]],
    [{ ben: 'half', cleo: 'did-it', dora: 'did-it' }, [right('cleo')]],
    [{ ben: 'half', cleo: 'did-it' }, [right('cleo')]],
    [{ dora: 'did-it' }, [right('dora')]],
    [{ ben: 'half', cleo: 'half', dora: 'legend' }, []],
  ])('[SPIN-19] the bets %o on a dare that was done', (bets, earned) => {
    const all = turn('dare', 'did-it', bets)
    expect(all.filter((merit) => merit !== DARED)).toEqual(earned)
    expect(all).toContain(DARED)
  })
})

describe('awards for a choice', () => {
  const law = 'Lawgiver: ana laid down the law'
  const reader = (id: string) => `Mind reader: ${id} knew what a friend would do`
  const UNREAD = 'Poker face: ana fooled every last guesser'

  it.each<[Segment, Readonly<Record<string, 0 | 1>>, 0 | null, readonly string[]]>([
    ['rule', {}, 0, [law]],
    ['rule', { ben: 0 }, 0, [law, reader('ben')]],
    ['rule', { ben: 1 }, 0, [UNREAD, law]],
    ['rule', { ben: 1, cleo: 1, dora: 1 }, 0, [UNREAD, law]],
    ['rule', { ben: 1, cleo: 0 }, 0, [law, reader('cleo')]],
    ['rule', { ben: 0, cleo: 1 }, null, []],
    ['gift', {}, 0, ['Heart of gold: ana gave the stash away', 'Everyone’s favorite: ben got a present']],
    [
      'gift',
      { cleo: 1 },
      0,
      [UNREAD, 'Heart of gold: ana gave the stash away', 'Everyone’s favorite: ben got a present'],
    ],
    ['gift', { cleo: 0 }, null, []],
  ])('[SPIN-19] a %s of which the others say %o, and which becomes %s', (segment, calls, picked, earned) => {
    const game = spun()
    game.stopsAt(segment)
    const { offered, receivers } = game.kept()
    const options = [...offered.map(({ id }) => id), ...receivers]
    for (const [name, at] of Object.entries(calls)) {
      expect(game.does(IDS[name] ?? '', { type: 'call', what: options[at] })).toBe('ok')
    }
    if (picked !== null) game.does(ANA, { type: 'pick', what: options[picked] })
    game.waitsFor('score')
    expect(merits(game)).toEqual(earned)
  })
})

describe('awards for a charge', () => {
  const CAUGHT = 'House detective: ben caught someone'
  const FREE = 'Innocent, Your Honor: cleo walked free'

  /** Ben says that Cleo broke Ana's rule. */
  function charged() {
    const game = spun()
    game.stopsAt('rule')
    const rule = game.view().offered[0]?.id ?? ''
    game.does(ANA, { type: 'pick', what: rule })
    game.waitsFor('score')
    game.does(BEN, { type: 'catch', rule, culprit: CLEO })
    const told = () => merits(game).filter((merit) => !merit.startsWith('Lawgiver'))
    return { ...game, charge: `${rule}:${BEN}`, told }
  }

  it('[SPIN-19] admitted: someone was caught, and someone honest', () => {
    const { does, charge, told } = charged()
    does(CLEO, { type: 'admit', charge })
    expect(told()).toEqual(['Honest crook: cleo owned up', CAUGHT])
  })

  it.each([
    [[true, true], [CAUGHT]],
    [[true, false], [FREE]],
    [[false, false], [FREE]],
    [[], []],
  ])('[SPIN-19] denied, and found guilty or not (%o)', (votes, earned) => {
    const game = charged()
    game.does(CLEO, { type: 'deny', charge: game.charge })
    game.waitsFor('spin')
    game.stopsAt('dare')
    game.waitsFor('resolve')
    game.does(BEN, { type: 'done' })
    for (const id of game.view().attempt?.voters ?? []) game.does(id, { type: 'judge', verdict: 'half' })
    for (const [i, isGuilty] of votes.entries()) {
      expect(game.does([ANA, DORA][i] ?? '', { type: 'find', charge: game.charge, isGuilty })).toBe('ok')
    }
    game.waitsFor('score')
    expect(game.told()).toEqual(earned)
  })
})
