import { DURATION_MINUTES, DURATIONS } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { pickOne } from '../kit/index.ts'
import { EVENINGS, seedsFor } from '../testing/evenings.ts'
import { Rehearsal, type TableSnapshot } from '../testing/rehearsal.ts'
import { spinTheStash } from './index.ts'
import { state } from './state.ts'

/** Must hold after every change of every evening. */
function keepsThePeace({ view, hands }: TableSnapshot<typeof spinTheStash>) {
  if (view.phase !== 'score' && view.phase !== 'explain' && view.bets !== null)
    throw new Error('bets were shown too early')
  if (view.phase === 'pick' && view.picked !== null) throw new Error('a pick was shown too early')
  if (view.phase === 'spin' && view.wheel?.spin === view.round) throw new Error('the wheel was drawn before the pull')
  if (view.phase === 'verdict' && view.attempt?.ruling) throw new Error('a verdict before the score')
  if (view.jackpot < 1400 || view.jackpot > 2000) throw new Error(`a jackpot of ${view.jackpot}`)
  for (const { score, id } of view.standings) if (score < 0) throw new Error(`${id} owes the stash`)
  for (const { turnsLeft, catchers } of view.houseRules) {
    if (turnsLeft < 1) throw new Error('a rule outlived its turns')
    if (new Set(catchers).size !== catchers.length) throw new Error('someone called Caught! twice')
  }
  const factor = view.isDouble ? 2 : 1
  const paid = Object.values(view.score?.bets ?? {})
  const most = Object.keys(view.bets ?? {}).length * 100 * factor
  if (paid.reduce((sum, points) => sum + points, 0) > most) throw new Error('bets paid more than there was')
  if (paid.some((points) => points > 300 * factor)) throw new Error('a bet paid too much')
  for (const [seat, hand] of Object.entries(hands)) {
    if (hand && (hand.bet !== null) !== view.hasBet.includes(seat)) throw new Error('a bet without a bettor')
    if (hand && hand.picked !== null && seat !== view.turn) throw new Error('someone knows another’s pick')
  }
}

describe('by chance', () => {
  it('[SPIN-17] random games with people coming and going end, and keep the rules of every game', () => {
    for (const seed of seedsFor('SPIN-17', EVENINGS / 4)) {
      const table = new Rehearsal(spinTheStash, {
        seed,
        seats: 2 + (seed % 7),
        isWild: true,
        settings: {
          clock: seed % 2 ? 'hard' : 'soft',
          pace: (['normal', 'brisk', 'relaxed', 'none'] as const)[seed % 4],
          intensity: (['Mild', 'Medium', 'Intense'] as const)[seed % 3],
          duration: seed % 5 === 0 ? 'Standard' : 'Quick',
        },
        watch: keepsThePeace,
      })
      expect(table.run()).toBeLessThan(4000)
    }
  })

  it('[SPIN-12] [SPIN-13] with everyone calling Caught! all the time, points have a source and no one owes', () => {
    let [caught, found] = [0, 0]
    for (let seed = 0; seed < Math.max(10, EVENINGS / 4); seed++) {
      const table = new Rehearsal(spinTheStash, {
        seed,
        seats: 2 + (seed % 7),
        settings: { clock: 'hard', duration: 'Quick' },
        watch: keepsThePeace,
      })
      const { random } = table
      for (let step = 0; step < 4000 && !spinTheStash.isOver(table.state); step++) {
        const one = pickOne(table.seats, random)?.id ?? ''
        const rule = pickOne(spinTheStash.view(table.state).houseRules, random)?.id
        const culprit = pickOne(table.seats, random)?.id
        if (rule && random() < 0.3 && table.move(one, { type: 'catch', rule, culprit }).ok) caught++
        const move = table.simulated(one)
        if (move === null ? random() < 0.3 : !table.move(one, move).ok) table.pass()
        found += spinTheStash.view(table.state).charges.filter(({ finding }) => finding !== null).length
      }
      expect(spinTheStash.isOver(table.state)).toBe(true)
    }
    expect(caught).toBeGreaterThan(10)
    expect(found).toBeGreaterThan(5)
  })

  it('[SPIN-19] games of eight have ten kinds of moments between them, and honor everyone', () => {
    const kinds = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const table = new Rehearsal(spinTheStash, { seed, seats: 8, settings: { duration: 'Quick', clock: 'hard' } })
      table.run()
      for (const kind of Object.keys(state.parse(table.state).moments)) kinds.add(kind)
    }
    const own = ['jackpot', 'legend', 'duel', 'believer', 'unread', 'gift', 'darling', 'law', 'swap', 'dare', 'reader']
    expect([...kinds]).toEqual(expect.arrayContaining(own))
  })

  it('[SPIN-3] Everybody Writes comes in every game, and a House Rule in none of the turns that count double', () => {
    for (let seed = 0; seed < 40; seed++) {
      const at: string[] = []
      const late: string[] = []
      const table = new Rehearsal(spinTheStash, {
        seed,
        seats: 2 + (seed % 7),
        settings: { duration: 'Quick', clock: 'hard' },
        watch: ({ view }) => {
          if (view.phase !== 'turning' || !view.wheel || at.length >= view.round) return
          at.push(view.wheel.segment)
          if (view.isDouble || view.rounds - view.round < 3) late.push(view.wheel.segment)
        },
      })
      table.run()
      expect(at).toContain('writing')
      expect(late).not.toContain('rule')
    }
  })

  it.each(DURATIONS)('[SPIN-16] a %s evening of three to eight takes the time of its label', (duration) => {
    const { settings } = new Rehearsal(spinTheStash, { seed: 1, seats: 2 })
    for (const players of [3, 4, 5, 6, 7, 8]) {
      const minutes = spinTheStash.minutes(players, { ...settings, duration, pace: 'normal' })
      expect(Math.abs(minutes / DURATION_MINUTES[duration] - 1), `${players}`).toBeLessThanOrEqual(0.2)
    }
  })
})
