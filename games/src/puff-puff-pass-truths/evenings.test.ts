import { DEFAULT_SETTINGS, DURATION_MINUTES, DURATIONS } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { awardsFor } from '../kit/awards.ts'
import { seeded } from '../kit/index.ts'
import { newTable } from '../kit/turns.ts'
import { EVENINGS, seedsFor } from '../testing/evenings.ts'
import { Rehearsal } from '../testing/rehearsal.ts'
import { contextOf } from '../testing/toy.ts'
import { puffPuffPassTruths as game } from './index.ts'
import { TITLES } from './moments.ts'
import { evening } from './named-evening.ts'
import { setup } from './rules.ts'
import { state as stateSchema } from './state.ts'
import { rememberTruths } from './story.ts'

describe('the length', () => {
  it('[PUFF-13] is within a fifth of the label from three to eight; three have an Extended game of half an hour', () => {
    for (const duration of DURATIONS) {
      for (const players of [3, 4, 5, 6, 7, 8]) {
        const minutes = game.minutes(players, { ...DEFAULT_SETTINGS, duration })
        const isShort = players === 3 && duration === 'Extended'
        const promised = isShort ? 30 : DURATION_MINUTES[duration]
        expect(minutes / promised, `${duration}, ${players} players`).toBeGreaterThanOrEqual(0.8)
        expect(minutes / promised, `${duration}, ${players} players`).toBeLessThanOrEqual(1.2)
      }
    }
  })

  it('[PUFF-13] there are two laps or more, at most four, and the last one counts double', () => {
    for (const [names, duration, laps] of [
      [['anna', 'bert'], 'Quick', 3],
      [['anna', 'bert', 'cleo'], 'Quick', 2],
      [['anna', 'bert', 'cleo', 'dora'], 'Quick', 2],
      [['anna', 'bert', 'cleo', 'dora'], 'Standard', 4],
      [['anna', 'bert', 'cleo', 'dora'], 'Extended', 4],
    ] as const) {
      const { view, does, waits } = evening(names, { duration })
      expect(view().laps).toBe(laps)
      for (let lap = 1; lap <= laps; lap++) {
        expect(view()).toMatchObject({ lap, isDouble: lap === laps })
        if (view().phase === 'finale') waits(5)
        for (const id of names) does(id, { type: 'pass' })
      }
      expect(view().phase).toBe('over')
    }
  })
})

describe('memories', () => {
  /** Plays Anna's turn: a truth to a starter, a truth in her own words, a lie. */
  function turn(isBot = false) {
    const context = contextOf(['anna', 'bert'])
    const seats = context.seats.map((seat) => ({ ...seat, isBot: isBot && seat.id === 'anna' }))
    const starter = { id: 's', text: 'I once …', intensity: 'Mild', heat: 1, family: 'work', topics: ['work'] } as const
    const table = setup(newTable(context, NOTHING, { lap: () => 600 }), context)
    const state = {
      ...table,
      turn: 'anna',
      lie: 2,
      told: 0,
      asks: { bert: 0 },
      statements: [
        { text: 'I once won', starter: { ...starter, topics: [...starter.topics] } },
        { text: 'I am tall', starter: null },
        { text: 'I once lied', starter: { ...starter, topics: [...starter.topics] } },
      ],
    }
    return rememberTruths(state, { ...context, seats, random: seeded(2) })
  }
  const NOTHING = { used: [], written: [] }

  it('[PUFF-14] remembers true lines to a starter with its chips, and nothing else', () => {
    const { state, story } = turn()
    expect(state.written).toMatchObject([
      { author: 'anna', text: 'I once won', votes: 1, heardBy: ['anna', 'bert'], starter: { topics: ['work'] } },
    ])
    expect(story).toBe(state.written[0]?.id)
    expect(turn(true)).toMatchObject({ state: { written: [] }, story: null })
  })

  it('[PUFF-14] a story is quoted with its author’s yes, asked at the end of the lap', () => {
    const table = evening(['anna', 'bert'])
    table.allWrite()
    for (let turn = 0; turn < 2; turn++) {
      table.presents()
      table.votes({ [table.others()[0] ?? '']: [false] })
      table.tells()
    }
    const { view, hand, does } = table
    const story = hand('anna').story
    expect(story?.mayQuote).toBe(false)
    expect(does('bert', { type: 'quote', line: story?.id, isAllowed: true })).toBe('not-allowed')
    expect(does('anna', { type: 'quote', line: story?.id, isAllowed: true })).toBe('ok')
    expect([view().phase, hand('anna').story?.mayQuote, hand('bert').story?.mayQuote]).toEqual(['lap', true, false])
  })

  it('[PUFF-16] everyone in a room of eight can go home with an award of their own', () => {
    const kinds = 'poker sweep sure alone sharp stranger prophet wanted story honest brave believer'.split(' ')
    const names = kinds.map((_, i) => `name-${i}`)
    const moments = Object.fromEntries(kinds.map((kind, i) => [kind, { [`name-${i}`]: 2 }]))
    const context = contextOf(names)
    const table = setup({ ...newTable(context, NOTHING, { lap: () => 600 }), moments }, context)
    const given = awardsFor(table, TITLES)
    expect(new Set(given.map(({ id }) => id)).size).toBe(12)
    expect(given.every(({ detail }) => /^[a-z].*(twice|\b2 votes|\b2 wrong votes)/.test(detail))).toBe(true)
  })
})

describe('any game', () => {
  it('[PUFF-17] ends, stays sound and shows no line and no lie before its time, whatever people do', () => {
    const leaks: string[] = []
    for (const seed of seedsFor('PUFF-17', EVENINGS / 4)) {
      const rehearsal = new Rehearsal(game, {
        seed,
        seats: seed % 50 === 0 ? 10 : 2 + (seed % 4),
        isWild: seed % 3 !== 0,
        settings: {
          duration: seed % 10 === 0 ? 'Standard' : 'Quick',
          clock: seed % 2 ? 'hard' : 'soft',
          pace: seed % 7 === 0 ? 'none' : 'normal',
        },
        watch: ({ view, hands }) => {
          const text = JSON.stringify(view)
          const written = Object.values(hands).flatMap((hand) => hand?.sheet?.lines.map((line) => line.text) ?? [])
          leaks.push(...written.filter((line) => line !== '' && text.includes(line)))
          if (view.phase !== 'present' && view.phase !== 'vote') return
          const knowing = Object.keys(hands).filter((id) => id !== view.turn && hands[id]?.lie !== null)
          leaks.push(...knowing.filter((id) => hands[id] !== null), ...(view.reveal ? ['the lie'] : []))
          if (view.book.length > 0) leaks.push('the book')
        },
      })
      rehearsal.run()
      const over = stateSchema.parse(rehearsal.state)
      expect(over).toMatchObject({ sheets: {}, statements: [], votes: {}, queue: [], book: [] })
      expect(Math.min(...Object.values(over.scores))).toBeGreaterThanOrEqual(0)
    }
    expect(leaks).toEqual([])
  })

  it('[PUFF-8] a lap pays its cards, its stories and its calls, to the point', () => {
    for (let seed = 100; seed < 100 + EVENINGS / 4; seed++) {
      let owed = 0
      let last = ''
      const sum = (gains: Readonly<Record<string, number>>) => Object.values(gains).reduce((all, one) => all + one, 0)
      const rehearsal = new Rehearsal(game, {
        seed,
        seats: 2 + (seed % 5),
        watch: ({ view }) => {
          const key = `${view.phase} ${view.round} ${view.lap}`
          if (key === last) return
          last = key
          if (view.phase === 'reveal') owed += sum(view.reveal?.gains ?? {})
          if (view.prizes) owed += sum(view.prizes.gains)
          if (view.phase === 'curtain') owed += 300 * view.best.best.length
        },
      })
      rehearsal.run()
      expect(game.standings(rehearsal.state).reduce((all, { score }) => all + score, 0)).toBe(owed)
    }
  })
})
