import { describe, expect, it } from 'vitest'
import { EVENINGS } from '../testing/evenings.ts'
import { Rehearsal, type Script, type TableSnapshot } from '../testing/rehearsal.ts'
import { truthOrDare } from './index.ts'
import { DARE, earned, isAccepted, STREAK, TRUTH, worthOf } from './rules.ts'

function evening(script: Partial<Script<typeof truthOrDare>> = {}) {
  return new Rehearsal(truthOrDare, { seed: 7, seats: 3, ...script })
}

/** What Ana chooses from. */
function cardsOf(table: ReturnType<typeof evening>) {
  return truthOrDare.hand(table.state, 'player-0')?.cards ?? []
}

const [ANA, BEN, CLEO] = ['player-0', 'player-1', 'player-2'] as const

describe('points', () => {
  it.each([
    ['truth', 'Mild', 500],
    ['truth', 'Intense', 500],
    ['dare', 'Mild', 600],
    ['dare', 'Medium', 800],
    ['dare', 'Intense', 1000],
  ] as const)('[TOD-5] a %s on a %s evening is worth %i', (kind, intensity, points) => {
    expect(worthOf(kind, intensity)).toBe(points)
  })

  it.each([
    [TRUTH, 1, 1, 500],
    [TRUTH, 0.5, 0, 250],
    [TRUTH, 0, 0, 0],
    [DARE.Medium, 1, 2, 800],
    [DARE.Medium, 1, 3, 800 + STREAK],
    [DARE.Medium, 1, 4, 800],
    [DARE.Medium, 1, 6, 800 + STREAK],
  ])('[TOD-6] %i points, share %f, %i accepted in a row: %i', (worth, share, streak, points) => {
    expect(earned(worth, share, streak)).toBe(points)
  })

  it.each([
    ['did-it', true],
    ['half', false],
    ['dodged', false],
  ] as const)('[TOD-6] %s keeps a streak: %s', (verdict, keeps) => {
    expect(isAccepted({ kind: 'judged', verdict, counts: {} })).toBe(keeps)
  })
})

describe('an evening', () => {
  it('[TOD-1] plays from the choice to the reveal, with secrets until then', () => {
    const table = evening({ settings: { duration: 'Quick' } })
    const view = () => truthOrDare.view(table.state)
    expect(view()).toMatchObject({ phase: 'choose', turn: ANA, waiting: [ANA], isDouble: true, card: null })

    expect(table.move(BEN, { type: 'choose', choice: 'dare' })).toEqual({ ok: false, code: 'not-your-turn' })
    table.move(ANA, { type: 'choose', choice: 'dare' })
    expect(view()).toMatchObject({ phase: 'deal', kind: 'dare', worth: 800, card: null })
    const first = truthOrDare.hand(table.state, ANA)?.cards ?? []
    expect(first).toHaveLength(2)
    expect(truthOrDare.hand(table.state, BEN)?.cards).toEqual([])

    table.move(ANA, { type: 'swap' })
    expect(table.move(ANA, { type: 'swap' })).toEqual({ ok: false, code: 'already-done' })
    const second = truthOrDare.hand(table.state, ANA)?.cards ?? []
    expect(second.some(({ id }) => first.some((card) => card.id === id))).toBe(false)
    expect(table.move(ANA, { type: 'keep', card: first[1]?.id })).toEqual({ ok: false, code: 'wrong-phase' })

    table.move(ANA, { type: 'keep', card: cardsOf(table)[1]?.id })
    expect(view()).toMatchObject({ phase: 'perform', card: second[1]?.text, waiting: [ANA] })
    table.move(ANA, { type: 'done' })
    expect(view()).toMatchObject({ phase: 'verdict', waiting: [BEN, CLEO], attempt: { voted: [], ruling: null } })

    expect(table.move(ANA, { type: 'judge', verdict: 'did-it' })).toEqual({ ok: false, code: 'not-allowed' })
    table.move(BEN, { type: 'judge', verdict: 'dodged' })
    expect(view()).toMatchObject({ phase: 'verdict', attempt: { voted: [BEN], ruling: null } })
    table.move(CLEO, { type: 'judge', verdict: 'did-it' })
    expect(view()).toMatchObject({
      phase: 'reveal',
      attempt: { ruling: { kind: 'judged', verdict: 'did-it', counts: { dodged: 1, 'did-it': 1 } } },
      reveal: { gains: { [ANA]: 1600 }, streak: 1 },
    })
    table.pass()
    expect(view()).toMatchObject({ phase: 'choose', turn: BEN, round: 2, rounds: 3 })
  })

  it('[TOD-2] nothing chosen is truth, nothing kept is the first card', () => {
    const table = evening({ settings: { clock: 'hard' } })
    table.pass()
    expect(truthOrDare.view(table.state)).toMatchObject({ phase: 'deal', choice: 'truth', kind: 'truth' })
    const [card] = truthOrDare.hand(table.state, ANA)?.cards ?? []
    table.pass()
    expect(truthOrDare.view(table.state)).toMatchObject({ phase: 'perform', card: card?.text })
  })

  it('[TOD-3] the turn of somebody who is away and chose nothing goes on at the end of its clock', () => {
    const table = evening()
    table.change(ANA, { online: false })
    expect(truthOrDare.view(table.state)).toMatchObject({ phase: 'choose', turn: ANA })
    table.pass()
    expect(truthOrDare.view(table.state)).toMatchObject({ phase: 'choose', turn: BEN })
  })

  it('[TOD-3] who leaves in the middle of a card has passed', () => {
    const table = evening()
    table.move(ANA, { type: 'choose', choice: 'truth' })
    table.move(ANA, { type: 'keep', card: cardsOf(table)[0]?.id })
    table.change(ANA, 'leave')
    expect(truthOrDare.view(table.state)).toMatchObject({
      phase: 'reveal',
      attempt: { ruling: { kind: 'passed' } },
      reveal: { gains: { [ANA]: 0 } },
    })
  })

  it('[TOD-4] a pass costs nothing and needs no verdict', () => {
    const table = evening()
    table.move(ANA, { type: 'choose', choice: 'surprise' })
    table.move(ANA, { type: 'keep', card: cardsOf(table)[0]?.id })
    table.move(ANA, { type: 'pass' })
    expect(truthOrDare.view(table.state)).toMatchObject({ phase: 'reveal', attempt: { ruling: { kind: 'passed' } } })
    expect(truthOrDare.standings(table.state).map((row) => row.score)).toEqual([0, 0, 0])
  })

  it('[TOD-4] of two players the one who watches decides alone', () => {
    const table = evening({ seats: 2 })
    table.move(ANA, { type: 'choose', choice: 'truth' })
    table.move(ANA, { type: 'keep', card: cardsOf(table)[0]?.id })
    table.move(ANA, { type: 'done' })
    table.move(BEN, { type: 'judge', verdict: 'half' })
    expect(truthOrDare.view(table.state)).toMatchObject({ phase: 'reveal', reveal: { gains: { [ANA]: 250 } } })
  })

  it('[TOD-4] said nothing and judged by nobody is not done', () => {
    const table = evening({ settings: { clock: 'hard' } })
    for (let phase = 0; phase < 4; phase++) table.pass()
    expect(truthOrDare.view(table.state)).toMatchObject({ phase: 'reveal', reveal: { gains: { [ANA]: 0 } } })
  })

  it('[TOD-7] the game is over when only one is left', () => {
    const table = evening()
    table.change(BEN, 'leave')
    table.change(CLEO, 'leave')
    table.run()
    expect(truthOrDare.isOver(table.state)).toBe(true)
  })
})

describe('by chance', () => {
  /** A card is nobody else's before it is on the table, and then only the one that was kept. */
  function keepsSecrets({ view, hands }: TableSnapshot<typeof truthOrDare>) {
    const shown = JSON.stringify(view)
    for (const hand of Object.values(hands)) {
      for (const { text } of hand?.cards ?? []) if (shown.includes(text)) throw new Error(`the table saw ${text}`)
    }
    if (view.phase === 'verdict' && view.attempt?.ruling) throw new Error('a verdict before the reveal')
  }

  it('[TOD-7] random evenings with people coming and going end, and keep what every game keeps', () => {
    for (let seed = 0; seed < EVENINGS; seed++) {
      const table = evening({
        seed,
        seats: 2 + (seed % 7),
        isWild: true,
        settings: {
          clock: seed % 2 ? 'hard' : 'soft',
          pace: (['normal', 'brisk', 'relaxed', 'none'] as const)[seed % 4],
          intensity: (['Mild', 'Medium', 'Intense'] as const)[seed % 3],
          duration: (['Quick', 'Standard', 'Quick', 'Extended'] as const)[seed % 4],
        },
        watch: keepsSecrets,
      })
      expect(table.run()).toBeLessThan(2000)
    }
  }, 30_000)

  it('[TOD-7] the same seed and the same moves give the same evening', () => {
    const [one, other] = [evening({ seed: 3, isWild: true }), evening({ seed: 3, isWild: true })]
    one.run()
    other.run()
    expect(one.state).toEqual(other.state)
  })
})
