import { describe, expect, it } from 'vitest'
import { namedTable } from '../testing/named-table.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { type Hand, truthOrDare, type View } from './index.ts'
import { passesTo, playTurn, type ScriptedTurn, scoresOf } from './named-turn.ts'

const FOUR = ['anna', 'bert', 'cleo', 'dora']
const quiet = { chooses: 'truth', says: 'pass' } as const
const dodged = { bert: 'dodged', cleo: 'dodged', dora: 'dodged' } as const
const [ANA, BEN, CLEO] = ['player-0', 'player-1', 'player-2'] as const

/** Makes all others give the same answer. */
function everybody(table: ReturnType<typeof namedTable<View, Hand>>, verdict: 'did-it') {
  const { seats, turn } = table.view()
  return Object.fromEntries(seats.filter((id) => id !== turn).map((id) => [id, verdict]))
}

function paidFor(turn: ScriptedTurn, names = FOUR, change = {}) {
  const table = namedTable(truthOrDare, names, change)
  playTurn(table, turn)
  return Object.fromEntries(Object.entries(scoresOf(table)).filter(([, score]) => score > 0))
}

describe('calls', () => {
  it.each([
    [
      { bert: 'dare', cleo: 'dare', dora: 'dare' },
      { bert: 50, cleo: 50, dora: 50 },
    ],
    [
      { bert: 'dare', cleo: 'truth', dora: 'surprise' },
      { bert: 50, anna: 130 },
    ],
    [{ bert: 'truth', cleo: 'truth', dora: 'surprise' }, { anna: 200 }],
    [{ bert: 'truth' }, { anna: 200 }],
    [{}, {}],
  ] as const)('[TOD-5] of a dare, %j bring %j', (calls, gains) => {
    expect(paidFor({ chooses: 'dare', calls, verdicts: dodged })).toEqual(gains)
  })

  it('[TOD-5] a skip pays only its callers', () => {
    const calls = { bert: 'dare', cleo: 'truth', dora: 'surprise' } as const
    expect(paidFor({ chooses: 'dare', calls, cardCalls: { bert: 1 }, says: 'pass' })).toEqual({ bert: 50 })
  })

  it.each(['truth', 'surprise'] as const)('[TOD-2] in a %s no one calls or picks once the phase is over', (choice) => {
    const table = namedTable(truthOrDare, FOUR)
    const { view } = table
    const others = ['bert', 'cleo', 'dora']
    expect([view().callers, view().pickers]).toEqual([others, []])
    table.does('anna', { type: 'choose', choice })
    passesTo(table, 'deal')
    expect([view().callers, view().pickers]).toEqual(choice === 'truth' ? [others, []] : [['anna'], others])
    const [{ id: card } = { id: '' }] = view().cards
    if (choice === 'truth') table.does('anna', { type: 'keep', card })
    else expect(['ok', 'already-done']).toEqual([1, 2].map(() => table.does('bert', { type: 'pick', card })))
    passesTo(table, 'perform')
    expect([view().callers, view().pickers]).toEqual([[], []])
    expect(table.does('bert', { type: 'call', call: card })).toBe('wrong-phase')
    expect(table.does('bert', { type: 'pick', card })).toBe('wrong-phase')
  })

  it('[TOD-5] the card that is kept is called as well', () => {
    const cardCalls = { bert: 1, cleo: 0, dora: 0 } as const
    expect(paidFor({ chooses: 'truth', keeps: 1, cardCalls, verdicts: dodged })).toEqual({ anna: 130, bert: 50 })
  })

  it('[TOD-5] of a Surprise its player calls the card, and is paid for reading the room', () => {
    const picks = { bert: 1, cleo: 1, dora: 0 } as const
    const right = { chooses: 'surprise', calls: { bert: 'truth' }, picks, verdicts: dodged } as const
    expect(paidFor({ ...right, cardCalls: { anna: 1 } })).toEqual({ anna: 200 + 200 })
    expect(paidFor({ ...right, cardCalls: { anna: 0 } })).toEqual({ anna: 200 })
  })
})

describe('the verdict, called', () => {
  const verdicts = { bert: 'did-it', cleo: 'did-it', dora: 'half' } as const

  it('[TOD-5] by the turn’s player while the others judge, for 50', () => {
    expect(paidFor({ chooses: 'truth', expects: 'did-it', verdicts })).toEqual({ anna: 600 + 50 })
    expect(paidFor({ chooses: 'truth', expects: 'legend', verdicts })).toEqual({ anna: 600 })
  })

  it('[TOD-5] is private until it is out; being hard to read is paid with it', () => {
    const table = namedTable(truthOrDare, FOUR)
    table.does('bert', { type: 'call', call: 'truth' })
    table.does('anna', { type: 'choose', choice: 'dare' })
    passesTo(table, 'deal')
    expect(table.view().outcomes.choose).toEqual({ right: [], wrong: ['bert'], gains: {}, unread: 200 })
    expect(scoresOf(table)).toMatchObject({ anna: 0 })
    table.does('anna', { type: 'keep', card: table.view().cards[0]?.id })
    passesTo(table, 'perform')
    table.does('anna', { type: 'done' })
    expect(table.does('bert', { type: 'call', call: 'half' })).toBe('not-allowed')
    table.does('anna', { type: 'call', call: 'half' })
    expect(table.hand('anna').call).toBe('half')
    expect(JSON.stringify([table.view(), table.hand('bert')])).not.toContain('half')
    for (const by of ['bert', 'cleo', 'dora']) table.does(by, { type: 'judge', verdict: 'half' })
    expect(table.view().reveal).toEqual({ gains: { anna: 300 + 50 + 200 }, knew: 50, unread: 200 })
  })
})

describe('points', () => {
  it.each([
    ['legend', 900],
    ['did-it', 600],
    ['half', 300],
    ['dodged', 0],
  ] as const)('[TOD-6] %s is %i, for a truth as for a dare and in any game', (verdict, points) => {
    const verdicts = { bert: verdict, cleo: verdict, dora: verdict }
    for (const chooses of ['truth', 'dare', 'surprise'] as const)
      for (const intensity of ['Mild', 'Intense'] as const)
        expect(paidFor({ chooses, verdicts }, FOUR, { intensity })).toEqual(points === 0 ? {} : { anna: points })
  })

  it('[TOD-6] a pass needs no verdict, costs nothing and pays nothing', () => {
    expect(paidFor({ chooses: 'truth', calls: { bert: 'dare' }, says: 'pass' })).toEqual({})
  })

  it('[TOD-6] a single lap counts once: a turn is doubled only in the last of several', () => {
    const names = Array.from({ length: 8 }, (_, i) => `player-${i}`)
    const once = namedTable(truthOrDare, names)
    expect(once.view()).toMatchObject({ isDouble: false, worth: 600, rounds: 8 })
    const twice = namedTable(truthOrDare, names, { duration: 'Standard' })
    expect(twice.view()).toMatchObject({ isDouble: false, rounds: 16 })
  })
})

describe('applause and Points', () => {
  it("[TOD-8] after a lap its best is voted on, among those who didn't skip, by what they did", () => {
    const table = namedTable(truthOrDare, ['anna', 'bert', 'cleo'])
    const cards: string[] = []
    for (const says of ['done', 'pass', 'done'] as const) {
      passesTo(table, 'choose')
      playTurn(table, { chooses: 'truth', says, ...(says === 'done' && { verdicts: everybody(table, 'did-it') }) })
      cards.push(table.view().cards.find(({ id }) => id === table.view().kept)?.text ?? '')
    }
    passesTo(table, 'favorite')
    expect(table.view().lap).toMatchObject({ candidates: ['anna', 'cleo'], deeds: { anna: cards[0], cleo: cards[2] } })
    for (const by of ['bert', 'cleo']) table.does(by, { type: 'favorite', player: 'anna' })
    expect(table.hand('bert').favorite).toBe('anna')
    table.does('anna', { type: 'favorite', player: 'cleo' })
    expect(table.view()).toMatchObject({ phase: 'curtain', lap: { best: ['anna'] } })
    expect(scoresOf(table)['anna']).toBe(900)
    passesTo(table, 'point')
    expect(table.view().lap).toEqual({ candidates: [], voters: [], voted: [], best: [], deeds: {} })
  })

  it('[TOD-14] the player alone against all others explains, for eight seconds or until done', () => {
    const verdicts = { bert: 'dodged', cleo: 'did-it', dora: 'did-it' } as const
    const table = namedTable(truthOrDare, FOUR)
    playTurn(table, { chooses: 'dare', verdicts })
    expect(table.view().attempt?.verdicts).toEqual(verdicts)
    passesTo(table, 'explain')
    expect(table.view()).toMatchObject({ explains: { by: 'bert', vote: 'dodged' }, welcome: ['bert'] })
    expect(table.does('cleo', { type: 'done' })).toBe('not-allowed')
    expect(table.does('bert', { type: 'done' })).toBe('ok')
    expect(table.view()).toMatchObject({ phase: 'choose', turn: 'bert', explains: null })
  })

  it('[TOD-14] in a secret vote no one is asked to, and no one sees whose was which', () => {
    const table = namedTable(truthOrDare, FOUR, { votes: 'secret' })
    playTurn(table, { chooses: 'dare', verdicts: { bert: 'dodged', cleo: 'did-it', dora: 'did-it' } })
    expect(table.view().attempt).toMatchObject({ isSecret: true, verdicts: null, split: null })
    passesTo(table, 'choose')
  })

  it('[KIT-51] the last of several laps has an entrance, and one lap alone has none', () => {
    const table = namedTable(truthOrDare, ['anna', 'bert', 'cleo'], { clock: 'hard', pace: 'relaxed' })
    const met: string[] = []
    for (let i = 0; i < 99 && table.view().phase !== 'over'; i++) {
      const { phase, isDouble, round } = table.view()
      if (phase === 'finale') met.push(`${round} ${isDouble}`)
      table.waits(phase === 'finale' ? 5 : 140)
    }
    expect(met).toEqual(['4 true'])
  })

  it('[TOD-8] three claps each, none for oneself, while someone performs and once they are judged', () => {
    const table = namedTable(truthOrDare, ['anna', 'bert', 'cleo'])
    table.does('anna', { type: 'choose', choice: 'truth' })
    passesTo(table, 'deal')
    table.does('anna', { type: 'keep', card: table.view().cards[0]?.id })
    passesTo(table, 'perform')
    const clap = (by: string) => table.does(by, { type: 'applaud', for: 'anna' })
    expect([clap('bert'), clap('bert'), clap('bert'), clap('bert')]).toEqual(['ok', 'ok', 'ok', 'already-done'])
    expect([table.hand('bert').clapsLeft, table.hand('cleo').clapsLeft, table.hand('anna').clapsLeft]).toEqual([
      0, 3, 0,
    ])
    expect(clap('anna')).toBe('not-allowed')
    table.does('anna', { type: 'done' })
    expect(clap('cleo')).toBe('wrong-phase')
    for (const by of ['bert', 'cleo']) table.does(by, { type: 'judge', verdict: 'half' })
    passesTo(table, 'reveal')
    expect([table.view().phase, clap('cleo'), clap('bert')]).toEqual(['reveal', 'ok', 'already-done'])
  })

  it('[TOD-9] a Point closes every lap; of two players everyone writes', () => {
    const table = namedTable(truthOrDare, ['anna', 'bert', 'cleo'])
    for (const next of ['choose', 'choose', 'point'] as const) {
      playTurn(table, quiet)
      passesTo(table, next)
    }
    expect(table.view().interlude?.kind).toBe('point')
    const pair = namedTable(truthOrDare, ['anna', 'bert'])
    for (const next of ['choose', 'write'] as const) {
      playTurn(pair, quiet)
      passesTo(pair, next)
    }
    expect(pair.view().interlude?.kind).toBe('writing')
  })

  it('[TOD-9] eight in a short game have one lap, and write and point between their turns', () => {
    const table = namedTable(
      truthOrDare,
      Array.from({ length: 8 }, (_, i) => `player-${i}`),
      { clock: 'hard' },
    )
    const met: string[] = []
    for (let turn = 0; turn < 8; turn++) {
      playTurn(table, quiet)
      for (let i = 0; i < 9 && table.view().phase !== 'choose' && table.view().phase !== 'over'; i++) {
        table.waits(60)
        if (table.view().phase === 'point' || table.view().phase === 'write')
          met.push(`${table.view().phase} ${turn + 1}`)
      }
    }
    expect(table.view().phase).toBe('over')
    expect(met).toEqual(['write 3', 'point 6', 'point 8'])
  })
})

describe('away and gone', () => {
  it('[TOD-7] an absent player without a choice is skipped when the clock has run out, one who left right away', () => {
    const table = namedTable(truthOrDare, FOUR)
    table.goesAway('anna')
    expect(table.view()).toMatchObject({ phase: 'choose', turn: 'anna' })
    table.waits(30)
    expect(table.view()).toMatchObject({ phase: 'choose', turn: 'bert' })
    table.leaves('bert')
    expect(table.view()).toMatchObject({ phase: 'choose', turn: 'cleo' })
  })

  it('[TOD-7] a player who has chosen and then goes away still gets cards, and finally passes', () => {
    const table = namedTable(truthOrDare, FOUR)
    table.does('anna', { type: 'choose', choice: 'dare' })
    table.goesAway('anna')
    passesTo(table, 'deal')
    expect(table.view()).toMatchObject({ turn: 'anna', choice: 'dare' })
    passesTo(table, 'reveal')
    expect(table.view()).toMatchObject({ attempt: { ruling: { kind: 'passed' } }, reveal: { gains: { anna: 0 } } })
  })

  it('[TOD-7] said nothing but was here: the table judges, and without a vote it is not done', () => {
    const table = namedTable(truthOrDare, FOUR, { clock: 'hard' })
    passesTo(table, 'verdict')
    expect(table.view().attempt?.voters).toEqual(['bert', 'cleo', 'dora'])
    passesTo(table, 'reveal')
    expect(table.view()).toMatchObject({ attempt: { ruling: { kind: 'judged', verdict: 'dodged' } } })
  })

  it("[TOD-9] a lap is over when all who are here have had their turn, and an absent player doesn't end it a second time", () => {
    const table = namedTable(truthOrDare, ['anna', 'bert', 'cleo'], { clock: 'hard' })
    table.goesAway('cleo')
    playTurn(table, quiet)
    passesTo(table, 'choose')
    playTurn(table, quiet)
    passesTo(table, 'point')
    table.comesBack('cleo')
    passesTo(table, 'choose')
    expect(table.view()).toMatchObject({ phase: 'choose', turn: 'cleo' })
    playTurn(table, quiet)
    passesTo(table, 'choose')
    expect(table.view().turn).toBe('anna')
  })

  it('[TOD-8] if the last turn of a lap has no player left, its best is still voted on', () => {
    const table = namedTable(truthOrDare, FOUR, { clock: 'hard' })
    for (let i = 0; i < 3; i++) {
      playTurn(table, { chooses: 'truth' })
      passesTo(table, 'choose')
    }
    expect(table.view().turn).toBe('dora')
    table.leaves('dora')
    expect(table.view()).toMatchObject({ phase: 'favorite', lap: { candidates: ['anna', 'bert', 'cleo'] } })
  })

  it('[TOD-12] the game is over when only one is left', () => {
    const table = new Rehearsal(truthOrDare, { seed: 7, seats: 3 })
    table.change(BEN, 'leave')
    table.change(CLEO, 'leave')
    table.run()
    expect(truthOrDare.isOver(table.state)).toBe(true)
  })
})

describe('among simulated players', () => {
  it("[TOD-4] people's picks count, and bots' only if no person picked", () => {
    for (const doesBenPick of [true, false]) {
      const table = new Rehearsal(truthOrDare, { seed: 7, seats: 4, settings: { clock: 'hard' } })
      table.seats = table.seats.map((seat) => ({ ...seat, isBot: seat.id !== ANA && seat.id !== BEN }))
      table.move(ANA, { type: 'choose', choice: 'surprise' })
      table.pass()
      const [truth, dare] = truthOrDare.view(table.state).cards
      for (const bot of [CLEO, 'player-3']) table.move(bot, { type: 'pick', card: dare?.id })
      if (doesBenPick) table.move(BEN, { type: 'pick', card: truth?.id })
      table.pass()
      expect(truthOrDare.view(table.state).kept).toBe(doesBenPick ? truth?.id : dare?.id)
    }
  })
})
