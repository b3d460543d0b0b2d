import { describe, expect, it } from 'vitest'
import { namedTable } from '../testing/named-table.ts'
import { truthOrDare } from './index.ts'
import { passesTo, playTurn, scoresOf } from './named-turn.ts'

describe('one game of Anna, Bert and Cleo, two laps', () => {
  it('[TOD-6] [TOD-12] goes from the first card to the podium with these scores', () => {
    const table = namedTable(truthOrDare, ['Anna', 'Bert', 'Cleo'], { pace: 'relaxed' })
    const { does, view } = table
    const pointAt = (fingers: Readonly<Record<string, string>>) => {
      for (const [by, at] of Object.entries(fingers)) expect(does(by, { type: 'point', at })).toBe('ok')
      passesTo(table, 'plead')
    }
    const believe = (thumbs: Readonly<Record<string, boolean>>) => {
      for (const [by, isBelieved] of Object.entries(thumbs))
        expect(does(by, { type: 'believe', isBelieved })).toBe('ok')
    }
    const nameBest = (favorites: Readonly<Record<string, string>>) => {
      passesTo(table, 'favorite')
      for (const [by, player] of Object.entries(favorites)) expect(does(by, { type: 'favorite', player })).toBe('ok')
    }

    // Bert predicted the dare, Cleo didn't; neither knew which. A legend.
    playTurn(table, {
      chooses: 'dare',
      calls: { Bert: 'dare', Cleo: 'truth' },
      keeps: 1,
      cardCalls: { Bert: 0, Cleo: 0 },
      claps: { Bert: 3, Cleo: 2 },
      verdicts: { Bert: 'legend', Cleo: 'legend' },
    })
    expect(view().reveal?.gains).toEqual({ Anna: 900 + 100 + 200 })
    expect(scoresOf(table)).toEqual({ Anna: 1200, Bert: 50, Cleo: 0 })

    // Everyone knew that Bert tells the truth. Of half and done the kinder counts.
    passesTo(table, 'choose')
    playTurn(table, {
      chooses: 'truth',
      calls: { Anna: 'truth', Cleo: 'truth' },
      keeps: 0,
      cardCalls: { Anna: 0, Cleo: 1 },
      claps: { Anna: 1 },
      verdicts: { Anna: 'half', Cleo: 'did-it' },
    })
    expect(scoresOf(table)).toEqual({ Anna: 1300, Bert: 50 + 600 + 100, Cleo: 50 })

    // A surprise: the group wants the dare, Cleo knew that, and passes. She is only paid for having known it.
    passesTo(table, 'choose')
    playTurn(table, {
      chooses: 'surprise',
      calls: { Anna: 'surprise', Bert: 'truth' },
      picks: { Anna: 1, Bert: 1 },
      cardCalls: { Cleo: 1 },
      claps: { Anna: 1, Bert: 1 },
      says: 'pass',
    })
    expect(scoresOf(table)).toEqual({ Anna: 1350, Bert: 750, Cleo: 50 + 200 })

    // Two performed, so the third names the best.
    nameBest({ Cleo: 'Anna' })
    expect(view().lap.best).toEqual(['Anna'])

    passesTo(table, 'point')
    pointAt({ Anna: 'Bert', Bert: 'Bert', Cleo: 'Anna' })
    expect(does('Bert', { type: 'done' })).toBe('ok')
    believe({ Anna: true, Cleo: false })
    expect(scoresOf(table)).toEqual({ Anna: 1850, Bert: 750 + 200 + 300, Cleo: 250 })
    passesTo(table, 'choose')

    // The last round counts double. Nobody calls Anna, and nobody believes her.
    expect(view()).toMatchObject({ phase: 'choose', turn: 'Anna', isDouble: true })
    playTurn(table, { chooses: 'truth', claps: { Bert: 1 }, verdicts: { Bert: 'dodged', Cleo: 'dodged' } })
    expect(scoresOf(table)).toEqual({ Anna: 1850, Bert: 1250, Cleo: 250 })

    passesTo(table, 'choose')
    playTurn(table, {
      chooses: 'surprise',
      calls: { Anna: 'surprise', Cleo: 'surprise' },
      picks: { Anna: 0, Cleo: 0 },
      cardCalls: { Bert: 1 },
      claps: { Cleo: 3 },
      verdicts: { Anna: 'did-it', Cleo: 'did-it' },
    })
    expect(scoresOf(table)).toEqual({ Anna: 1950, Bert: 1250 + 1200, Cleo: 350 })

    passesTo(table, 'choose')
    playTurn(table, {
      chooses: 'dare',
      calls: { Anna: 'truth', Bert: 'surprise' },
      keeps: 1,
      cardCalls: { Anna: 0, Bert: 0 },
      claps: { Anna: 3, Bert: 3 },
      expects: 'legend',
      verdicts: { Anna: 'legend', Bert: 'legend' },
    })
    expect(view().reveal?.gains).toEqual({ Cleo: 2 * (900 + 50 + 200 + 200) })
    nameBest({ Anna: 'Cleo', Bert: 'Cleo', Cleo: 'Bert' })

    passesTo(table, 'point')
    pointAt({ Anna: 'Cleo', Bert: 'Cleo', Cleo: 'Cleo' })
    expect(does('Cleo', { type: 'pass' })).toBe('ok')
    expect(view().phase).toBe('over')
    expect(view().standings).toEqual([
      { id: 'Cleo', place: 1, score: 350 + 2700 + 300 + 200 },
      { id: 'Bert', place: 2, score: 2450 + 200 },
      { id: 'Anna', place: 3, score: 1950 + 200 },
    ])
    expect(view().awards.map(({ id, title }) => [id, title])).toEqual([
      ['Cleo', 'Right to remain silent'],
      ['Bert', 'Open book'],
      ['Anna', 'Escape artist'],
    ])
  })
})
