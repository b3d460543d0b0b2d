import { describe, expect, it } from 'vitest'
import { namedTable } from '../testing/named-table.ts'
import { truthOrDare as game } from './index.ts'
import { passes, passesTo } from './named-turn.ts'

type Settings = Parameters<typeof namedTable>[2]
type Choice = 'truth' | 'dare' | 'surprise'

/** Plays to this phase of Anna's turn; Bert and Cleo have called nothing. */
function upTo(
  phase: 'choose' | 'deal' | 'perform' | 'verdict' | 'reveal',
  choice: Choice = 'truth',
  change: Settings = {},
) {
  const table = namedTable(game, ['anna', 'bert', 'cleo'], change)
  const { does, view } = table
  if (phase === 'choose') return table
  does('anna', { type: 'choose', choice })
  passesTo(table, 'deal')
  if (phase === 'deal') return table
  does('anna', { type: 'keep', card: view().cards[0]?.id })
  passesTo(table, 'perform')
  if (phase === 'perform') return table
  does('anna', { type: 'done' })
  if (phase === 'verdict') return table
  for (const by of ['bert', 'cleo']) does(by, { type: 'judge', verdict: 'did-it' })
  passesTo(table, 'reveal')
  return table
}

const card = (table: ReturnType<typeof upTo>, at: 0 | 1) => table.view().cards[at]?.id ?? 'none'

describe('the clock', () => {
  it.each([
    ['perform', 'truth', 60],
    ['perform', 'dare', 90],
    ['verdict', 'truth', 10],
  ] as const)(
    '[TOD-1] %s, for a %s, takes %i seconds, give or take the quarter that evens out laps',
    (phase, choice, seconds) => {
      const { since, deadline } = upTo(phase, choice).view()
      const taken = ((deadline ?? 0) - since) / 1000
      expect(taken).toBeGreaterThanOrEqual(seconds * 0.75)
      expect(taken).toBeLessThanOrEqual(seconds * 1.25)
    },
  )

  it('[TOD-1] the reveal takes six seconds, and 0.4 for each face', () => {
    const { since, deadline, attempt } = upTo('reveal').view()
    expect((deadline ?? 0) - since).toBe(6000 + 400 * (attempt?.voted.length ?? 0))
  })

  it("[TOD-1] shows everyone's answers right away, and waits for uncalled ones only their time", () => {
    const quick = upTo('choose')
    quick.does('anna', { type: 'choose', choice: 'dare' })
    quick.does('bert', { type: 'call', call: 'dare' })
    expect(quick.view()).toMatchObject({ phase: 'choose', waiting: [], welcome: ['cleo'] })
    quick.does('cleo', { type: 'call', call: 'truth' })
    expect(quick.view().phase).toBe('deal')

    const slow = upTo('choose')
    slow.does('anna', { type: 'choose', choice: 'dare' })
    passes(slow)
    expect(slow.view().phase).toBe('deal')
  })

  it('[TOD-1] a soft clock waits for the current player, and only for them', () => {
    const table = upTo('choose')
    passes(table)
    expect(table.view()).toMatchObject({ phase: 'choose', overdue: true, waiting: ['anna'] })
    table.does('anna', { type: 'choose', choice: 'dare' })
    expect(table.view().phase).toBe('deal')
  })

  it('[TOD-1] the turn is shown afresh: nothing of the last one stays', () => {
    const table = upTo('reveal')
    passesTo(table, 'choose')
    expect(table.view()).toMatchObject({ turn: 'bert', choice: null, cards: [], kept: null, attempt: null })
    expect(table.view()).toMatchObject({ reveal: null, called: [], outcomes: { choose: null, deal: null } })
    expect(table.hand('bert')).toMatchObject({ choice: null, kept: null, canSwap: false, call: null, vote: null })
  })
})

describe('moves', () => {
  const moves = ['choose', 'call', 'keep', 'pick', 'swap', 'applaud', 'done', 'pass', 'judge'] as const
  const made = (name: (typeof moves)[number], table: ReturnType<typeof upTo>) => ({
    type: name,
    choice: 'dare',
    call: CALLS.get(table.view().phase) ?? card(table, 1),
    card: card(table, 1),
    for: 'anna',
    verdict: 'half',
  })
  const CALLS = new Map<string, string>([
    ['choose', 'dare'],
    ['verdict', 'half'],
  ])
  const others: readonly string[] = ['call', 'pick', 'applaud', 'judge']

  it.each([
    ['choose', 'truth', ['choose', 'call']],
    ['deal', 'truth', ['keep', 'swap', 'call']],
    ['deal', 'surprise', ['pick', 'swap']],
    ['perform', 'truth', ['done', 'pass', 'applaud']],
    ['verdict', 'truth', ['judge', 'call']],
    ['reveal', 'truth', ['applaud']],
  ] as const)('[TOD-1] in %s of a %s there is a time for %j', (phase, choice, timely) => {
    for (const name of moves.filter((one) => !(choice === 'surprise' && one === 'call'))) {
      const by = others.includes(name) && !(name === 'call' && phase === 'verdict') ? 'bert' : 'anna'
      const table = upTo(phase, choice)
      const isTimely = timely.some((one) => one === name)
      expect(table.does(by, made(name, table)), name).toBe(isTimely ? 'ok' : 'wrong-phase')
      if (isTimely && by === 'anna') {
        const again = upTo(phase, choice)
        expect(again.does('bert', made(name, again)), name).toMatch(/^not-(your-turn|allowed)$/)
      }
    }
  })

  it('[TOD-2] a choice, a call and a card are given once', () => {
    const table = upTo('choose')
    table.does('anna', { type: 'choose', choice: 'dare' })
    table.does('bert', { type: 'call', call: 'dare' })
    expect(table.does('anna', { type: 'choose', choice: 'truth' })).toBe('already-done')
    expect(table.does('bert', { type: 'call', call: 'truth' })).toBe('already-done')
    expect(table.does('anna', { type: 'call', call: 'truth' })).toBe('not-allowed')
    passes(table)
    table.does('anna', { type: 'keep', card: card(table, 0) })
    expect(table.does('anna', { type: 'keep', card: card(table, 1) })).toBe('already-done')
    expect(table.does('anna', { type: 'swap' })).toBe('wrong-phase')
  })

  it('[TOD-2] no one can call an impossible card', () => {
    const table = upTo('choose')
    expect(table.does('bert', { type: 'call', call: 'card-of-another-turn' })).toBe('wrong-phase')
    const dealt = upTo('deal')
    expect(dealt.does('bert', { type: 'call', call: 'truth' })).toBe('wrong-phase')
    expect(dealt.does('anna', { type: 'keep', card: 'another' })).toBe('wrong-phase')
    expect(upTo('deal', 'surprise').does('bert', { type: 'pick', card: 'another' })).toBe('wrong-phase')
  })

  it('[TOD-6] a verdict is visible to its voter, and given once', () => {
    const { does, hand } = upTo('verdict')
    expect(does('bert', { type: 'judge', verdict: 'half' })).toBe('ok')
    expect(does('bert', { type: 'judge', verdict: 'did-it' })).toBe('already-done')
    expect(does('anna', { type: 'judge', verdict: 'legend' })).toBe('not-allowed')
    expect([hand('bert').vote, hand('cleo').vote]).toEqual(['half', null])
  })
})

describe('its visible part', () => {
  it('[TOD-2] a choice is private while the others call', () => {
    const table = upTo('choose')
    table.does('anna', { type: 'choose', choice: 'surprise' })
    table.does('bert', { type: 'call', call: 'surprise' })
    expect(table.view()).toMatchObject({ choice: null, called: ['bert'] })
    expect(JSON.stringify([table.view(), table.hand('cleo')])).not.toContain('"surprise"')
    expect([table.hand('anna').choice, table.hand('bert').call]).toEqual(['surprise', 'surprise'])
    table.does('cleo', { type: 'call', call: 'dare' })
    expect(table.view()).toMatchObject({
      choice: 'surprise',
      outcomes: { choose: { right: ['bert'], wrong: ['cleo'] } },
    })
  })

  it('[TOD-2] both cards are on every screen, which one it becomes on none; then the other one stays in sight', () => {
    const table = upTo('deal', 'dare')
    expect(table.view().cards.map(({ kind }) => kind)).toEqual(['dare', 'dare'])
    const second = card(table, 1)
    table.does('anna', { type: 'keep', card: second })
    expect(table.view().kept).toBeNull()
    expect([table.hand('anna').kept, table.hand('bert').kept]).toEqual([second, null])
    for (const by of ['bert', 'cleo']) table.does(by, { type: 'call', call: second })
    expect(table.view()).toMatchObject({
      phase: 'perform',
      kept: second,
      outcomes: { deal: { right: ['bert', 'cleo'] } },
    })
    expect(table.view().cards).toHaveLength(2)
  })

  it('[TOD-2] without a choice it is truth, without a kept card the first one, and no one was right about it', () => {
    const table = upTo('choose', 'truth', { clock: 'hard' })
    table.does('bert', { type: 'call', call: 'truth' })
    passes(table)
    expect(table.view()).toMatchObject({ phase: 'deal', choice: 'truth', outcomes: { choose: null } })
    table.does('bert', { type: 'call', call: card(table, 0) })
    const first = card(table, 0)
    passes(table)
    expect(table.view()).toMatchObject({ phase: 'perform', kept: first, outcomes: { deal: null } })
  })
})

describe('two others, please', () => {
  it('[TOD-3] the two are swapped once, with a fresh clock, and calls on the first two are void', () => {
    const table = upTo('deal')
    const before = [card(table, 0), card(table, 1)]
    expect([table.hand('anna').canSwap, table.hand('bert').canSwap]).toEqual([true, false])
    table.does('bert', { type: 'call', call: before[0] })
    table.waits(10)
    expect(table.does('anna', { type: 'swap' })).toBe('ok')
    const { called, cards, since, deadline } = table.view()
    expect(called).toEqual([])
    expect((deadline ?? 0) - since).toBeGreaterThan(10_000)
    expect(cards.filter(({ id }) => before.includes(id))).toEqual([])
    expect(table.does('anna', { type: 'keep', card: before[1] })).toBe('wrong-phase')
    expect(table.does('anna', { type: 'swap' })).toBe('already-done')
    expect(table.hand('anna').canSwap).toBe(false)
    expect(table.does('bert', { type: 'call', call: cards[1]?.id })).toBe('ok')
  })

  it('[TOD-3] of a Surprise both may be swapped too', () => {
    const table = upTo('deal', 'surprise')
    table.does('bert', { type: 'pick', card: card(table, 0) })
    expect(table.does('anna', { type: 'swap' })).toBe('ok')
    expect(table.view().picked).toEqual([])
    expect(table.view().cards.map(({ kind }) => kind)).toEqual(['truth', 'dare'])
  })
})

describe('a Surprise', () => {
  it('[TOD-4] is one truth and one dare, the room picks, and its player does that one', () => {
    const table = upTo('deal', 'surprise')
    expect(table.view()).toMatchObject({
      isRoomsPick: true,
      pickers: ['bert', 'cleo'],
      callers: ['anna'],
      welcome: ['anna', 'bert', 'cleo'],
    })
    expect(table.view().cards.map(({ kind }) => kind)).toEqual(['truth', 'dare'])
    const dare = card(table, 1)
    expect(table.does('anna', { type: 'pick', card: dare })).toBe('not-allowed')
    expect(table.does('bert', { type: 'call', call: dare })).toBe('not-allowed')
    table.does('bert', { type: 'pick', card: dare })
    expect(table.view().picked).toEqual(['bert'])
    expect([table.hand('bert').pick, table.hand('cleo').pick]).toEqual([dare, null])
    table.does('cleo', { type: 'pick', card: dare })
    table.does('anna', { type: 'call', call: dare })
    expect(table.view()).toMatchObject({ phase: 'perform', kept: dare, outcomes: { deal: { right: ['anna'] } } })
  })

  it('[TOD-4] breaks ties at random, and picks at random if no one does', () => {
    const kinds = (picks: boolean) =>
      Array.from({ length: 12 }, (_, seed) => {
        const table = namedTable(game, ['anna', 'bert', 'cleo'], {}, seed)
        table.does('anna', { type: 'choose', choice: 'surprise' })
        passesTo(table, 'deal')
        const [truth, dare] = table.view().cards
        if (picks) table.does('bert', { type: 'pick', card: truth?.id })
        if (picks) table.does('cleo', { type: 'pick', card: dare?.id })
        passesTo(table, 'perform')
        return table.view().cards.find(({ id }) => id === table.view().kept)?.kind
      })
    expect(new Set(kinds(true))).toEqual(new Set(['truth', 'dare']))
    expect(new Set(kinds(false))).toEqual(new Set(['truth', 'dare']))
  })

  it('[TOD-4] of two players the other one picks alone', () => {
    const table = namedTable(game, ['anna', 'bert'])
    table.does('anna', { type: 'choose', choice: 'surprise' })
    passesTo(table, 'deal')
    const dare = table.view().cards[1]?.id
    table.does('bert', { type: 'pick', card: dare })
    passesTo(table, 'perform')
    expect(table.view().kept).toBe(dare)
  })
})
