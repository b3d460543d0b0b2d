import { describe, expect, it } from 'vitest'
import { inTens } from '../kit/index.ts'
import { EVENINGS, seedsFor } from '../testing/evenings.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { bakedOrBluffing as game, type View } from './index.ts'

/** Computes a reading's points independently. */
function worthOf(reveal: NonNullable<View['reveal']>, reader: string, factor: number): Record<string, number> {
  const votes = Object.entries(reveal.votes)
  if (reveal.isOverturned) return Object.fromEntries(votes.map(([id]) => [id, 500 * factor]))
  const right = votes.filter(([, vote]) => (vote === 'legit') === reveal.isTrue)
  const gains: Record<string, number> = Object.fromEntries(right.map(([id]) => [id, 500 * factor]))
  const wrong = votes.length - right.length
  if (wrong > 0) gains[reader] = inTens((1000 * wrong) / votes.length) * factor
  return gains
}

describe('any game', () => {
  it('[BAKED-7] [BAKED-14] a reading pays right votes and the fooled share; a statement shows only while it is read, its truth only afterward, and the secret stays with its reader', () => {
    const leaks: string[] = []
    let readings = 0
    // The first two are the same in every run: someone reads in them
    for (const seed of [0, 1, ...seedsFor('BAKED-14', EVENINGS / 2)]) {
      new Rehearsal(game, {
        seed,
        seats: 2 + (seed % 7),
        isWild: seed % 2 === 1,
        settings: { duration: 'Quick', clock: seed % 3 ? 'hard' : 'soft' },
        watch: ({ view, hands }) => {
          const { phase, reveal } = view
          if (reveal) {
            readings++
            expect(reveal.gains).toEqual(worthOf(reveal, view.turn ?? '', view.isDouble ? 2 : 1))
          }
          if ((reveal !== null) !== (phase === 'reveal')) leaks.push(`answer in ${phase}`)
          if ((view.statement !== null) !== (phase === 'argue' || phase === 'reveal'))
            leaks.push(`statement in ${phase}`)
          for (const [id, hand] of Object.entries(hands)) {
            if (hand?.sheet && phase !== 'prepare') leaks.push(`sheet in ${phase}`)
            if (hand?.secret && id !== view.turn) leaks.push(`secret of ${id} in ${phase}`)
          }
        },
      }).run()
    }
    expect(leaks).toEqual([])
    expect(readings).toBeGreaterThan(2)
  })

  it('[BAKED-1] if no one comes or goes, all read equally often', () => {
    for (let seed = 0; seed < 20; seed++) {
      const seats = 2 + (seed % 7)
      const read = new Map<string, Set<number>>()
      const evening = new Rehearsal(game, {
        seed,
        seats,
        settings: { duration: 'Quick' },
        watch: ({ view }) => {
          if (view.turn !== null) read.set(view.turn, (read.get(view.turn) ?? new Set()).add(view.round))
        },
      })
      evening.run()
      const { rounds } = game.view(evening.state)
      expect([...read.values()].map((laps) => laps.size)).toEqual(Array.from({ length: seats }, () => rounds))
    }
  })
})
