import { describe, expect, it } from 'vitest'
import { callbackId, seeded } from '../kit/index.ts'
import { meritsOf } from '../testing/merits.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { truthOrDare } from './index.ts'

const [ANA, BEN, CLEO] = ['player-0', 'player-1', 'player-2'] as const
const starter = { id: 'line-1', text: 'Say it.', intensity: 'Medium', heat: 1, family: 'work', topics: [] } as const
const LINES = ['the lamp did it', 'two naps in a trench coat'].map((text, i) => ({
  id: `l${i}`,
  author: BEN,
  text,
  starter: { ...starter, topics: [] },
  heardBy: [ANA, BEN, CLEO],
  votes: 1,
  mayQuote: false,
}))

/** Ana asks for two truths, in a night when Ben has written two lines. */
function dealtTruths(seed: number) {
  const table = new Rehearsal(truthOrDare, { seed, seats: 3, settings: { clock: 'hard' } })
  table.state = truthOrDare.setup({ used: [], written: LINES }, { ...table.context('clock'), random: seeded(seed) })
  table.move(ANA, { type: 'choose', choice: 'truth' })
  table.pass()
  return table
}

const cardsOf = (table: ReturnType<typeof dealtTruths>) => truthOrDare.view(table.state).cards
const isSaid = ({ id }: { readonly id: string }) => id.startsWith('said-')

/** Finds the first evening in which one of the two cards is Ben's line. */
function withCallback() {
  for (let seed = 0; seed < 60; seed++) {
    const table = dealtTruths(seed)
    const said = cardsOf(table).find(isSaid)
    const other = cardsOf(table).find((card) => !isSaid(card))
    if (said && other) return { table, said, other }
  }
  throw new Error('no line ever came back')
}

const takesBack = (table: ReturnType<typeof dealtTruths>, id: string) => {
  table.now += 5000
  table.state = truthOrDare.redeal(table.state, id, table.context('clock'))
}

describe('lines of tonight', () => {
  it('[TOD-10] come back now and then, with their author’s name, one at a time', () => {
    const dealt = Array.from({ length: 60 }, (_, seed) => cardsOf(dealtTruths(seed)).filter(isSaid))
    expect(dealt.filter((said) => said.length === 1).length).toBeGreaterThan(5)
    expect(dealt.filter((said) => said.length > 1)).toEqual([])
    for (const { text, id } of dealt.flat()) {
      expect(text).toContain('Player 1')
      expect(LINES.map((line) => callbackId(line.id))).toContain(id)
      expect(LINES.some((line) => text.includes(`“${line.text}”`))).toBe(true)
    }
  })

  it('[TOD-10] taken back before anyone keeps one: another card, a clock of its own, and new calls', () => {
    const { table, said, other } = withCallback()
    table.move(BEN, { type: 'call', call: said.id })
    const { since } = truthOrDare.view(table.state)
    takesBack(table, said.id)
    const view = truthOrDare.view(table.state)
    expect(view).toMatchObject({ phase: 'deal', called: [], since: since + 5000 })
    expect(view.cards).toHaveLength(2)
    expect(view.cards.map(({ id }) => id)).toContain(other.id)
    expect(view.cards.map(({ id }) => id)).not.toContain(said.id)
  })

  it('[TOD-10] taken back while it is played: another card, and the time for it', () => {
    const { table, said } = withCallback()
    table.move(ANA, { type: 'keep', card: said.id })
    table.pass()
    const before = truthOrDare.view(table.state)
    expect(before).toMatchObject({ phase: 'perform', kept: said.id })
    takesBack(table, said.id)
    const view = truthOrDare.view(table.state)
    expect(view).toMatchObject({ phase: 'perform', waiting: [ANA], since: before.since + 5000 })
    expect(view.kept).not.toBe(said.id)
    expect(JSON.stringify(view)).not.toContain(said.text)
    expect(table.move(ANA, { type: 'done' }).ok).toBe(true)
  })

  it('[TOD-10] taken back after it was played, or while another one is: only its text goes', () => {
    const later = withCallback()
    later.table.move(ANA, { type: 'keep', card: later.said.id })
    later.table.pass()
    later.table.move(ANA, { type: 'done' })
    const { since } = truthOrDare.view(later.table.state)
    takesBack(later.table, later.said.id)
    expect(truthOrDare.view(later.table.state)).toMatchObject({ phase: 'verdict', since, kept: later.said.id })
    expect(JSON.stringify(truthOrDare.view(later.table.state))).not.toContain(later.said.text)

    const aside = withCallback()
    aside.table.move(ANA, { type: 'keep', card: aside.other.id })
    aside.table.pass()
    const before = truthOrDare.view(aside.table.state)
    takesBack(aside.table, aside.said.id)
    expect(truthOrDare.view(aside.table.state)).toMatchObject({
      phase: 'perform',
      since: before.since,
      kept: aside.other.id,
    })
    expect(JSON.stringify(truthOrDare.view(aside.table.state))).not.toContain(aside.said.text)
  })

  it("[TOD-10] a card that isn't on the table changes nothing", () => {
    const { table } = withCallback()
    expect(truthOrDare.redeal(table.state, 'said-elsewhere', table.context('clock'))).toBe(table.state)
  })

  it.each([
    ['said', 'did-it', ['On the record: player-0 owned up to something they wrote tonight']],
    ['said', 'half', []],
    ['other', 'did-it', []],
  ] as const)('[TOD-13] keeping the %s card and a verdict of %s', (which, verdict, earned) => {
    const { table, ...cards } = withCallback()
    table.move(ANA, { type: 'keep', card: cards[which].id })
    table.pass()
    table.move(ANA, { type: 'done' })
    for (const by of [BEN, CLEO]) table.move(by, { type: 'judge', verdict })
    for (const by of [ANA, BEN, CLEO]) table.change(by, 'leave')
    while (!truthOrDare.isOver(table.state)) table.pass()
    expect(meritsOf(truthOrDare, table.state, ['On the record'])).toEqual(earned)
  })
})
