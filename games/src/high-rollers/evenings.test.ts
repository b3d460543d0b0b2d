import type { PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { planFor } from '../kit/length.ts'
import { EVENINGS, seedsFor } from '../testing/evenings.ts'
import { Rehearsal, type Script, type TableSnapshot } from '../testing/rehearsal.ts'
import { checks, highRollers as game } from './index.ts'
import { length } from './length.ts'
import { state } from './state.ts'

type Snapshot = TableSnapshot<typeof game>

function scriptOf(seed: number, watch: (snapshot: Snapshot) => void): Script<typeof game> {
  return {
    seed,
    seats: 2 + (seed % 7),
    isWild: seed % 2 === 1,
    settings: {
      clock: seed % 3 ? 'hard' : 'soft',
      pace: (['normal', 'brisk', 'relaxed', 'none'] as const)[seed % 4],
      intensity: (['Mild', 'Medium', 'Intense'] as const)[seed % 3],
      duration: seed % 5 === 0 ? 'Standard' : 'Quick',
    },
    watch,
  }
}

/** Checks that hashes are shown before their roll, seeds only with it, and that each roll is the promised one. */
function keepsPromises() {
  const promised = new Set<string>()
  return ({ view }: Snapshot) => {
    if (view.hash !== null) promised.add(view.hash)
    for (const roll of view.rolls) {
      if (roll.hash === view.hash) throw new Error('a seed was told before its roll')
      if (!promised.has(roll.hash)) throw new Error('a roll that was not promised')
      if (view.phase === 'over' && !checks(roll)) throw new Error('a roll that does not check')
    }
    if ((view.phase === 'keep' || view.phase === 'roll') && (view.callOutcome ?? view.ending) !== null)
      throw new Error('a call or a decision is out')
    if (view.phase === 'verdict' && view.attempt?.ruling) throw new Error('a verdict before the score')
  }
}

describe('any game', () => {
  it('[DICE-3] no view or hand contains a seed before its dice have landed', () => {
    const table = new Rehearsal(game, { seed: 7, seats: 3 })
    const seed = state.parse(table.state).sealed?.seed ?? ''
    const shown = JSON.stringify([game.view(table.state), ...table.seats.map(({ id }) => game.hand(table.state, id))])
    expect(seed).toHaveLength(32)
    expect(shown).not.toContain(seed)
  })

  it('[DICE-17] ends with its promises kept, no matter what people do', () => {
    for (const seed of seedsFor('DICE-17', EVENINGS / 4)) {
      expect(new Rehearsal(game, scriptOf(seed, keepsPromises())).run()).toBeLessThan(5000)
    }
  })

  it('[DICE-9] no one is named twice before everyone has been named once, whatever the dice show', () => {
    let most = 0
    for (let seed = 0; seed < EVENINGS / 4; seed++) {
      const table = new Rehearsal(game, { seed, seats: 3 + (seed % 6), settings: { duration: 'Quick' } })
      table.run()
      const times = Object.values(state.parse(table.state).namings)
      // Rollers can't name themselves, so the last one left may have to wait for the next roller.
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(2)
      most = Math.max(most, ...times)
    }
    expect(most).toBeGreaterThan(1)
  })

  it('[DICE-12] shows every point of a turn: only calls, the turn’s score and the jar change scores', () => {
    for (let seed = 0; seed < EVENINGS / 4; seed++) {
      let before: ReadonlyMap<PlayerId, number> = new Map()
      let phaseBefore = ''
      const watch = ({ view }: Snapshot) => {
        const now = new Map(view.standings.map(({ id, score }) => [id, score]))
        const isNew = view.phase !== phaseBefore
        const hasEnded = (phaseBefore === 'keep' || phaseBefore === 'roll') && view.ending !== null
        const called = hasEnded ? view.callOutcome?.gains : null
        const told = isNew && view.phase === 'score' ? view.score?.gains : called
        const isBest = isNew && view.phase === 'curtain'
        for (const [id, score] of told || isBest ? now : []) {
          const best = isBest && view.lap.best.includes(id) ? 300 + (view.lap.poured[id] ?? 0) : 0
          if (score - (before.get(id) ?? 0) !== (told?.[id] ?? 0) + best)
            throw new Error(`${seed}: ${id} was paid in silence`)
        }
        before = now
        phaseBefore = view.phase
      }
      new Rehearsal(game, { seed, seats: 2 + (seed % 7), settings: { duration: 'Quick' }, watch }).run()
    }
  })
})

describe('how long it takes', () => {
  const tables = [3, 4, 5, 6, 7, 8].flatMap((players) =>
    (
      [
        ['Quick', 15],
        ['Standard', 30],
        ['Extended', 45],
      ] as const
    ).map(([duration, label]) => [players, duration, label] as const),
  )
  it.each(tables)('[DICE-13] %i players, %s: within a fifth of %i minutes', (players, duration, label) => {
    const { minutes } = planFor(length, players, { duration, pace: 'normal' })
    expect(Math.abs(minutes - label)).toBeLessThanOrEqual(label / 5)
  })

  it("[DICE-13] if whole laps don't fill the time, Point and Everybody Writes are played between turns", () => {
    expect(planFor(length, 8, { duration: 'Quick', pace: 'normal' }).fillers).toBeGreaterThan(1)
    const seen = new Set<string>()
    const watch = ({ view }: Snapshot) => seen.add(view.phase)
    new Rehearsal(game, { seed: 3, seats: 8, settings: { duration: 'Quick' }, watch }).run()
    expect([...seen]).toEqual(expect.arrayContaining(['point', 'fingers', 'write', 'ballot', 'lines']))
  })
})
