import { TOPICS, type Topic } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { facts } from '../decks/facts/index.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { bakedOrBluffing as game } from './index.ts'
import { bakedTable, FOUR } from './named-lap.ts'
import { state } from './state.ts'

describe('preparing', () => {
  it('[BAKED-1] everyone prepares a fact of their own, for about sixty seconds', () => {
    const { view, hand } = bakedTable()
    expect(view()).toMatchObject({
      phase: 'prepare',
      turn: null,
      round: 1,
      preparing: FOUR,
      prepared: [],
      statement: null,
    })
    // A hundredth more, so that five rounds of four players fill their fifteen minutes.
    expect((view().deadline ?? 0) - view().since).toBe(60_600)
    const cards = FOUR.map((id) => hand(id).sheet?.card)
    expect(new Set(cards).size).toBe(4)
    const sheet = hand('anna').sheet
    const fact = facts.find(({ id }) => id === sheet?.card)
    expect(`${sheet?.before}{blank}${sheet?.after}`).toBe(fact?.text)
    expect(sheet).toMatchObject({ truth: fact?.truth, bend: fact?.bend, why: fact?.why, filling: null, longest: 30 })
  })

  it('[BAKED-2] shows who has filled the blank, and not with what', () => {
    const { view, hand, fills } = bakedTable()
    fills('bert', 'a purple banana')
    expect(view()).toMatchObject({ prepared: ['bert'], statement: null })
    expect(view().waiting.toSorted()).toEqual(['anna', 'cleo', 'dora'])
    expect(hand('bert').sheet?.filling).toEqual({ reading: 'own', text: 'a purple banana' })
    for (const shown of [view(), hand('anna'), hand('cleo')]) {
      expect(JSON.stringify(shown)).not.toContain('a purple banana')
    }
  })

  it('[BAKED-3] the blank takes the truth, the suggestion or a line of one’s own, and minds may change', () => {
    const { hand, fills, does, card } = bakedTable()
    const sheet = hand('anna').sheet
    expect(fills('anna', 'bend')).toBe('ok')
    expect(hand('anna').sheet?.filling).toEqual({ reading: 'bend', text: sheet?.bend })
    expect(fills('anna', 'truth')).toBe('ok')
    expect(hand('anna').sheet?.filling).toEqual({ reading: 'truth', text: sheet?.truth })
    expect(fills('anna', 'x'.repeat(30))).toBe('ok')
    expect(fills('anna', 'x'.repeat(31))).toBe('malformed')
    expect(fills('anna', '   ')).toBe('malformed')
    expect(does('anna', { type: 'fill', card: card('anna'), as: 'own' })).toBe('malformed')
    expect(hand('anna').sheet?.filling?.text).toBe('x'.repeat(30))
  })

  it('[BAKED-3] a player who fills in nothing claims the truth', () => {
    const { view, hand, reader, fills, does, card, waits } = bakedTable(FOUR, { clock: 'hard' })
    const late = { type: 'fill', card: card('anna'), as: 'truth' }
    fills('anna', 'bend')
    waits(100)
    expect(view().phase).toBe('argue')
    expect(does('anna', late)).toBe('wrong-phase')
    while (reader() === 'anna') waits(100)
    expect(hand(reader()).secret?.reading).toBe('truth')
    expect(view().statement?.filling).toBe(hand(reader()).secret?.truth)
  })

  it("[BAKED-3] a choice for another fact doesn't count for this one", () => {
    const { does, card } = bakedTable()
    expect(does('anna', { type: 'fill', card: card('bert'), as: 'truth' })).toBe('wrong-phase')
    expect(does('anna', { type: 'own', card: 'none', text: 'anything' })).toBe('wrong-phase')
  })

  it('[BAKED-4] a fact is swapped once a lap, and the choice with it', () => {
    const { does, hand, card, fills } = bakedTable()
    const before = card('anna')
    expect(hand('anna').sheet?.canSwap).toBe(true)
    fills('anna', 'bend')
    expect(does('anna', { type: 'swap', card: before })).toBe('ok')
    expect(hand('anna').sheet).toMatchObject({ filling: null, canSwap: false })
    expect(FOUR.map(card)).not.toContain(before)
    expect(does('anna', { type: 'swap', card: card('anna') })).toBe('already-done')
    expect(does('bert', { type: 'swap', card: before })).toBe('wrong-phase')
  })

  it('[BAKED-5] refuses the truth in disguise in clear words, and keeps the earlier filling', () => {
    const { hand, fills } = bakedTable()
    const truth = hand('anna').sheet?.truth ?? ''
    fills('anna', 'bend')
    expect(fills('anna', `${truth.toUpperCase()}!`)).toBe('the-truth')
    expect(hand('anna').sheet?.filling?.reading).toBe('bend')
    expect(fills('anna', 'a purple banana.')).toBe('ok')
    expect(hand('anna').sheet?.filling?.text).toBe('a purple banana')
  })
})

describe('facts that run out', () => {
  /** Everyone stays the same except the player who muted that many topics. */
  function mutedEvening(topics: readonly Topic[], seats: number) {
    const evening = new Rehearsal(game, { seed: 1, seats, settings: { duration: 'Quick' } })
    evening.seats = evening.seats.map((seat, i) => (i === 0 ? { ...seat, muted: [...topics] } : seat))
    evening.state = game.setup({ used: [], written: [] }, evening.context('clock'))
    return evening
  }

  it.each([
    ['nothing', []],
    ['cannabis', ['cannabis']],
    ['drinking and food', ['drinking', 'food']],
  ] as const)('[BAKED-4] as many may be swapped as there are more than the table needs: %s is muted', (_, topics) => {
    const evening = mutedEvening(
      TOPICS.filter((topic) => topics.some((one) => one === topic)),
      3,
    )
    const isMuted = (one: string) => topics.some((topic) => topic === one)
    const suiting = facts.filter(({ intensity, topics: own }) => intensity === 'Medium' && !own.some(isMuted))
    const { rounds } = game.view(evening.state)
    const before = state.parse(evening.state)
    expect(before.spares).toBe(suiting.length - rounds * 3)
    expect(evening.move('player-1', { type: 'swap', card: before.sheets['player-1']?.fact.id }).ok).toBe(true)
    const after = state.parse(evening.state)
    expect(after.spares).toBe(before.spares - 1)
    expect(after.spent).toEqual([...before.spent, after.sheets['player-1']?.fact.id])
  })

  it('[BAKED-4] none is swapped if the table needs every fact that suits it', () => {
    const evening = mutedEvening(TOPICS, 8)
    const [{ id } = { id: '' }] = evening.seats
    const sheet = game.hand(evening.state, id)?.sheet
    expect(sheet?.canSwap).toBe(false)
    expect(evening.move(id, { type: 'swap', card: sheet?.card })).toMatchObject({ ok: false, code: 'not-allowed' })
  })

  it('[BAKED-12] a lap without enough facts is Point and Everybody Writes, for everyone', () => {
    const evening = mutedEvening(TOPICS, 8)
    const phasesSeen: string[] = []
    while (!game.isOver(evening.state)) {
      const view = game.view(evening.state)
      if (phasesSeen.at(-1) !== `${view.round} ${view.phase}`) phasesSeen.push(`${view.round} ${view.phase}`)
      evening.pass()
    }
    const laps = new Set(phasesSeen.map((seen) => seen.split(' ')[0]))
    expect([...laps]).toEqual(['1', '2', '3'])
    expect(phasesSeen.filter((seen) => seen.endsWith('prepare')).length).toBeLessThan(3)
    expect(phasesSeen).toContain('3 write')
    expect(phasesSeen).toContain('3 point')
    expect(phasesSeen.filter((seen) => seen === '3 point' || seen === '3 write')).toHaveLength(4)
  })

  it('[BAKED-12] no fact comes twice in a game, and none that someone muted', () => {
    for (let seed = 0; seed < 30; seed++) {
      const seats = 2 + (seed % 7)
      const shown = new Map<string, number>()
      const evening = new Rehearsal(game, {
        seed,
        seats,
        settings: { duration: 'Extended', clock: 'hard' },
        watch: ({ view }) => {
          if (view.reveal) shown.set(view.reveal.why, view.since)
        },
      })
      evening.seats = evening.seats.map((one, i) => (i === 0 ? { ...one, muted: ['cannabis'] } : one))
      evening.state = game.setup({ used: [], written: [] }, evening.context('clock'))
      const times: number[] = []
      while (!game.isOver(evening.state)) {
        const view = game.view(evening.state)
        if (view.reveal && times.at(-1) !== view.since) times.push(view.since)
        evening.pass()
      }
      expect(shown.size).toBe(times.length)
      const muted = facts.filter(({ topics }) => topics.includes('cannabis')).map(({ why }) => why)
      expect([...shown.keys()].filter((why) => muted.includes(why))).toEqual([])
    }
  })
})
