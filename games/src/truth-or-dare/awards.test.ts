import { describe, expect, it } from 'vitest'
import { namedTable } from '../testing/named-table.ts'
import { truthOrDare } from './index.ts'
import { passes, playTurn, type ScriptedTurn } from './named-turn.ts'

const FOUR = ['anna', 'bert', 'cleo', 'dora'] as const
const TITLES = [
  'Living legend',
  'Ice in the veins',
  'Open book',
  'Blank check',
  'Poker face',
  'Mind reader',
  'On the record',
  'Refined taste',
  'Half a hero',
  'Escape artist',
  'Right to remain silent',
  'Icebreaker',
]
const FIRST = 'Icebreaker: anna went first, so no one else had to'

/** Returns Anna's moments in a turn, besides that it was the first. */
function turn(told: ScriptedTurn) {
  const table = namedTable(truthOrDare, FOUR, { clock: 'hard' })
  playTurn(table, told)
  const merits = table.merits(TITLES)
  expect(merits).toContain(FIRST)
  return merits.filter((merit) => merit !== FIRST)
}

const all = <const Value>(value: Value) => ({ bert: value, cleo: value, dora: value })
const DID = all('did-it' as const)
const TOLD = 'Open book: anna told the truth'
const DARED = 'Ice in the veins: anna did the dare'
const BLANK = 'Blank check: anna let the room decide, and did it'
const LEGEND = 'Living legend: anna left the room speechless'
const HALF = 'Half a hero: anna got halfway there, which is the fun half'
const DODGED = 'Escape artist: anna slipped through the fingers of the law'
const SILENT = 'Right to remain silent: anna skipped with style'
const fooled = (times = '') => `Poker face: anna fooled the room${times}`
const saw = (id: string, times = '') => `Mind reader: ${id} saw it coming${times}`

describe('awards for a turn', () => {
  it.each([
    ['truth', 'dodged', [DODGED]],
    ['truth', 'half', [HALF]],
    ['truth', 'did-it', [TOLD]],
    ['truth', 'legend', [LEGEND, TOLD]],
    ['dare', 'dodged', [DODGED]],
    ['dare', 'half', [HALF]],
    ['dare', 'did-it', [DARED]],
    ['dare', 'legend', [LEGEND, DARED]],
  ] as const)('[TOD-13] a %s that is judged %s', (chooses, verdict, earned) => {
    expect(turn({ chooses, verdicts: all(verdict) })).toEqual(earned)
  })

  it('[TOD-13] a skip, whatever it is of', () => {
    expect(turn({ chooses: 'dare', says: 'pass' })).toEqual([SILENT])
    expect(turn({ chooses: 'surprise', picks: all(0), says: 'pass' })).toEqual([SILENT])
  })

  it.each([
    [0, 'did-it', [TOLD, BLANK]],
    [1, 'did-it', [DARED, BLANK]],
    [1, 'legend', [LEGEND, DARED, BLANK]],
    [1, 'half', [HALF]],
  ] as const)('[TOD-13] a surprise, of which the card at %i is picked and judged %s', (at, verdict, earned) => {
    expect(turn({ chooses: 'surprise', picks: all(at), verdicts: all(verdict) })).toEqual(earned)
  })

  it.each<[string, Partial<ScriptedTurn>, readonly string[]]>([
    ['nobody reads', { calls: all('dare') }, [fooled()]],
    ['nobody reads twice', { calls: all('dare'), cardCalls: all(1) }, [fooled(' twice')]],
    ['one of three reads', { calls: { bert: 'truth', cleo: 'dare', dora: 'dare' } }, [fooled(), saw('bert')]],
    ['one of two reads', { calls: { bert: 'truth', cleo: 'dare' } }, [saw('bert')]],
    ['one reads twice', { calls: { bert: 'truth' }, cardCalls: { bert: 0 } }, [saw('bert', ' twice')]],
    ['knows the verdict', { expects: 'did-it' }, [saw('anna')]],
    ['does not know the verdict', { expects: 'half' }, []],
  ])('[TOD-13] a player whom %s', (_, told, earned) => {
    expect(turn({ chooses: 'truth', keeps: 0, verdicts: DID, ...told })).toEqual([TOLD, ...earned])
  })

  it.each<[0 | 1, readonly string[]]>([
    [1, [saw('anna')]],
    [0, []],
  ])('[TOD-13] in a surprise its player calls the card at %i: that fools no one', (at, earned) => {
    const told = { chooses: 'surprise', picks: all(1), cardCalls: { anna: at }, verdicts: DID } as const
    expect(turn(told)).toEqual([DARED, BLANK, ...earned])
  })

  it("[TOD-13] the second player wasn't the first, and swapping the cards shows taste", () => {
    const table = namedTable(truthOrDare, FOUR, { clock: 'hard' })
    table.does('anna', { type: 'choose', choice: 'dare' })
    passes(table)
    expect(table.does('anna', { type: 'swap' })).toBe('ok')
    while (table.view().turn === 'anna') passes(table)
    for (let i = 0; i < 9 && table.view().phase !== 'choose'; i++) passes(table)
    playTurn(table, { chooses: 'dare', verdicts: { anna: 'did-it', cleo: 'did-it', dora: 'did-it' } })
    expect(table.merits(TITLES)).toEqual([
      'Ice in the veins: bert did the dare',
      'Refined taste: anna sent the cards back to the kitchen',
      'Escape artist: anna slipped through the fingers of the law',
      FIRST,
    ])
  })

  it('[TOD-13] a skipped turn breaks no ice, and neither does the one after it', () => {
    const table = namedTable(truthOrDare, FOUR, { clock: 'hard' })
    table.goesAway('anna')
    while (table.view().turn === 'anna') passes(table)
    playTurn(table, { chooses: 'dare', verdicts: { cleo: 'did-it', dora: 'did-it' } })
    expect(table.merits(TITLES)).toEqual(['Ice in the veins: bert did the dare'])
  })
})
