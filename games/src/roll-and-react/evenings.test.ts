import { describe, expect, it } from 'vitest'
import { EVENINGS, seedsFor } from '../testing/evenings.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { rollAndReact as game, type View } from './index.ts'
import { state as stateSchema } from './state.ts'

const GUESSED = [200, 150, 100]

/** Computes independently what a run should have paid, and compares. */
function unfairIn({ gallery, gains, turn, isDouble, audience }: View): string[] {
  if (!gallery || !gains) return []
  const factor = isDouble ? 2 : 1
  const due: Record<string, number> = {}
  for (const { scene, guesses } of gallery) {
    const right = guesses.filter((guess) => guess.scene === scene)
    for (const [i, { by, points }] of right.entries()) {
      const worth = (GUESSED[i] ?? 100) * factor
      due[by] = (due[by] ?? 0) + worth
      if (points !== worth) return [`${points} for place ${i + 1}`]
    }
    if (turn !== null && right.length > 0) due[turn] = (due[turn] ?? 0) + 100 * factor * right.length
    if (guesses.some(({ by }) => by === turn || !audience.includes(by))) return ['a guess of someone else']
    if (guesses.some((guess) => guess.scene !== scene && guess.points !== 0)) return ['paid for a wrong guess']
    if (new Set(guesses.map(({ by }) => by)).size < guesses.length) return ['two guesses of one seat']
  }
  if (gallery.length > 5) return ['six scenes']
  if (new Set(gallery.map(({ scene }) => scene)).size < gallery.length) return ['one scene twice']
  return JSON.stringify(sorted(due)) === JSON.stringify(sorted(gains)) ? [] : [JSON.stringify({ due, gains })]
}

function sorted(gains: Readonly<Record<string, number>>) {
  return Object.entries(gains).sort(([a], [b]) => a.localeCompare(b))
}

describe('any game', () => {
  it('[ACT-11] ends, and every run pays its gallery, whatever people do', () => {
    const unfair: string[] = []
    for (const seed of seedsFor('ACT-11', EVENINGS / 4)) {
      const evening: Rehearsal<typeof game> = new Rehearsal(game, {
        seed,
        seats: seed % 50 === 0 ? 16 : 2 + (seed % 4),
        isWild: seed % 3 !== 0,
        settings: {
          duration: seed % 10 === 0 ? 'Standard' : 'Quick',
          clock: seed % 2 ? 'hard' : 'soft',
          pace: seed % 7 === 0 ? 'none' : 'normal',
        },
        watch: ({ view }) => unfair.push(...unfairIn(view).map((what) => `${seed}: ${what}`)),
      })
      evening.run()
    }
    expect(unfair).toEqual([])
  })

  it("[ACT-1] whichever scene is drawn, it changes only the actor's messages", () => {
    const leaks: string[] = []
    let looks = 0
    for (let seed = 0; seed < 20; seed++) {
      const evening: Rehearsal<typeof game> = new Rehearsal(game, {
        seed,
        seats: 4,
        isWild: seed % 2 === 1,
        settings: { duration: 'Quick' },
        watch: ({ view }) => {
          if (looks % 5 === 0 && (view.phase === 'watch' || view.phase === 'guess')) compare()
          looks++
        },
      })
      const compare = () => {
        const state = stateSchema.parse(evening.state)
        const now = state.draws.at(-1)
        const other = state.board?.scenes.findIndex((_, i) => state.draws.every(({ scene }) => scene !== i)) ?? -1
        if (!now || other < 0) return
        const swapped = { ...state, draws: [...state.draws.slice(0, -1), { ...now, scene: other }] }
        const others = state.order.filter((id) => id !== state.turn)
        const show = (one: typeof state) => JSON.stringify([game.view(one), others.map((id) => game.hand(one, id))])
        if (show(state) !== show(swapped)) leaks.push(`${seed}: ${state.stage.phase}`)
      }
      evening.run()
    }
    expect(leaks).toEqual([])
    expect(looks).toBeGreaterThan(1000)
  })

  it('[ACT-11] is the same game for the same seed', () => {
    const ends = [1, 2].map(() => {
      const evening = new Rehearsal(game, { seed: 7, seats: 5, isWild: true })
      evening.run()
      return evening.state
    })
    expect(ends[0]).toEqual(ends[1])
  })

  it('[ACT-11] has an award for each of eight players', () => {
    const evening = new Rehearsal(game, { seed: 11, seats: 8, settings: { duration: 'Quick' } })
    evening.run()
    expect(new Set(game.view(evening.state).awards.map(({ id }) => id)).size).toBe(8)
  })
})
