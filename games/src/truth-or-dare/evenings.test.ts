import { describe, expect, it } from 'vitest'
import { EVENINGS, seedsFor } from '../testing/evenings.ts'
import { namedTable } from '../testing/named-table.ts'
import { Rehearsal, type TableSnapshot } from '../testing/rehearsal.ts'
import { truthOrDare } from './index.ts'
import { playTurn } from './named-turn.ts'

describe('by chance', () => {
  /** Checks that every point was paid in a reveal, for a shown call, for applause, or by a finger, a plea or a line. */
  function ledger() {
    let paid: Record<string, number> = {}
    let last = ''
    let told: TableSnapshot<typeof truthOrDare>['view']['outcomes'] = { choose: null, deal: null }
    return ({ view }: TableSnapshot<typeof truthOrDare>) => {
      const score = Object.fromEntries(view.standings.map((row) => [row.id, row.score]))
      const cue = `${view.phase} ${view.since}`
      const before = paid
      const isNew = cue !== last
      // A player who is away performs for no time at all: then their card's calls are shown with the reveal.
      const news = [told.choose ? null : view.outcomes.choose, told.deal ? null : view.outcomes.deal]
      last = cue
      paid = score
      told = view.outcomes
      for (const [id, points] of Object.entries(score)) {
        const came = points - (before[id] ?? points)
        const shown = [view.reveal ?? (view.phase === 'heard' ? null : view.interlude), ...news]
        const gains = shown.reduce((sum, one) => sum + (one?.gains[id] ?? 0), 0)
        const isBest = view.lap.best.includes(id) && came === 300
        const { interlude } = view
        const isPlea = interlude?.kind === 'point' && interlude.plea.speaker === id && came === interlude.plea.paid
        if (came !== 0 && !(isNew && (came === gains || isBest || isPlea)))
          throw new Error(`${id} got ${came} in ${view.phase}, not ${gains}`)
      }
    }
  }

  /** Checks that the kept card, and any verdict, only show once that phase is over. */
  function keepsSecrets({ view, hands }: TableSnapshot<typeof truthOrDare>) {
    if (view.phase === 'choose' && view.choice !== null) throw new Error('the table saw the choice')
    if (view.phase === 'deal' && view.kept !== null) throw new Error('the table saw the card')
    if (view.phase === 'verdict' && view.attempt?.ruling) throw new Error('a verdict before the reveal')
    for (const [id, hand] of Object.entries(hands))
      if (id !== view.turn && (hand?.choice || hand?.kept)) throw new Error(`${id} holds what is not theirs`)
  }

  it('[TOD-12] [TOD-2] random games with people coming and going end, keep their secrets and pay nothing unseen', () => {
    for (const seed of seedsFor('TOD-12', EVENINGS / 4)) {
      const audit = ledger()
      const table = new Rehearsal(truthOrDare, {
        seed,
        seats: 2 + (seed % 7),
        isWild: true,
        settings: {
          clock: seed % 2 ? 'hard' : 'soft',
          pace: (['normal', 'brisk', 'relaxed', 'none'] as const)[seed % 4] ?? 'normal',
          intensity: (['Mild', 'Medium', 'Intense'] as const)[seed % 3] ?? 'Mild',
          duration: seed % 5 === 0 ? 'Standard' : 'Quick',
        },
        watch: (snapshot) => {
          keepsSecrets(snapshot)
          audit(snapshot)
        },
      })
      expect(table.run()).toBeLessThan(4000)
    }
  })

  it('[TOD-12] if all people stay, everyone has as many turns', () => {
    for (let seed = 0; seed < EVENINGS / 4; seed++) {
      const turns: Record<string, number> = {}
      let last = 0
      const seats = 2 + (seed % 7)
      new Rehearsal(truthOrDare, {
        seed,
        seats,
        settings: { duration: 'Quick', clock: 'hard' },
        watch: ({ view }) => {
          if (view.turn === null || view.round === last) return
          last = view.round
          turns[view.turn] = (turns[view.turn] ?? 0) + 1
        },
      }).run()
      expect(Object.keys(turns)).toHaveLength(seats)
      expect(new Set(Object.values(turns)).size, JSON.stringify(turns)).toBe(1)
    }
  })
})

describe('awards', () => {
  it('[TOD-13] everyone gets one of their own if something has happened to them', () => {
    const table = namedTable(truthOrDare, ['anna', 'bert'], { clock: 'hard', pace: 'relaxed' })
    for (let i = 0; i < 99 && table.view().phase !== 'over'; i++) {
      if (table.view().phase !== 'choose') table.waits(60)
      else if (table.view().turn === 'anna') playTurn(table, { chooses: 'dare', verdicts: { bert: 'did-it' } })
      else playTurn(table, { chooses: 'truth', says: 'pass', calls: { anna: 'truth' } })
    }
    expect(table.view().awards).toEqual([
      { id: 'anna', title: 'Ice in the veins', detail: 'did the dare 3 times' },
      { id: 'bert', title: 'Right to remain silent', detail: 'skipped with style 3 times' },
    ])
  })
})
