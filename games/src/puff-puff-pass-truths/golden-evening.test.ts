import { expect, it } from 'vitest'
import { evening } from './named-evening.ts'

const FOUR = ['anna', 'bert', 'cleo', 'dora'] as const
/** Gives the turns below. Dealing draws from it first, so a different number of starters needs another seed. */
const SEED = 150

it('[PUFF-1] [PUFF-12] a Quick game of four, from the first line to the podium', () => {
  const table = evening(FOUR, {}, SEED)
  const { view, hand, does, writes, presents, votes, waits } = table
  const scores = () => Object.fromEntries(view().standings.map(({ id, score }) => [id, score]))
  const claps = (...ids: string[]) => ids.map((id) => does(id, { type: 'applaud', for: view().turn }))

  expect(view()).toMatchObject({ phase: 'write', lap: 1, laps: 2, rounds: 8, isDouble: false, turn: null })
  for (const id of ['anna', 'bert', 'cleo']) expect(writes(id)).toBe('ok')
  expect(does('anna', { type: 'call', whom: 'dora' })).toBe('ok')
  expect(does('cleo', { type: 'call', whom: 'bert' })).toBe('ok')
  writes('dora')

  // Dora fools two of three. Anna is dead sure, and right.
  expect(view()).toMatchObject({ phase: 'present', turn: 'dora', round: 1, rounds: 8, toCome: 3 })
  presents()
  votes({ anna: [true, true], bert: [false], cleo: [false] })
  expect(view().reveal).toMatchObject({ gains: { anna: 1200, dora: 670 }, fooled: ['bert', 'cleo'] })
  waits(12)
  const [, truth = 0] = view().asking?.askable ?? []
  for (const id of ['anna', 'bert', 'cleo']) expect(does(id, { type: 'ask', place: truth })).toBe('ok')
  expect(view()).toMatchObject({ phase: 'tell', told: truth })
  const story = view().statements[truth]
  expect(claps('anna', 'anna', 'bert')).toEqual(['ok', 'ok', 'ok'])
  does('dora', { type: 'done' })
  expect(scores()).toEqual({ anna: 1200, bert: 0, cleo: 0, dora: 670 })

  // Anna is an open book, and tells a nice story about it.
  expect(view().turn).toBe('anna')
  presents()
  votes({ bert: [true], cleo: [true], dora: [true] })
  table.unasked()
  claps('cleo')
  does('anna', { type: 'done' })

  // Bert fools everyone, even Dora, who was dead sure, and keeps the rest to himself.
  expect(view().turn).toBe('bert')
  presents()
  votes({ anna: [false], cleo: [false], dora: [false, true] })
  table.unasked()
  does('bert', { type: 'pass' })

  expect(view().turn).toBe('cleo')
  presents()
  votes({ anna: [true], bert: [true, true], dora: [false] })
  table.unasked()
  does('cleo', { type: 'done' })

  // The round: most liked Dora's story, Bert was the best liar, and Cleo had predicted it.
  expect(view()).toMatchObject({
    phase: 'favorite',
    best: { candidates: ['anna', 'cleo', 'dora'], deeds: { dora: story } },
  })
  for (const id of ['anna', 'bert', 'cleo']) expect(does(id, { type: 'favorite', player: 'dora' })).toBe('ok')
  expect(does('dora', { type: 'favorite', player: 'dora' })).toBe('not-allowed')
  expect(does('dora', { type: 'favorite', player: 'anna' })).toBe('ok')
  expect(view()).toMatchObject({ phase: 'curtain', best: { best: ['dora'] } })
  waits(6)
  expect(view()).toMatchObject({
    phase: 'lap',
    prizes: { liars: ['bert'], prophets: ['cleo'], gains: { cleo: 50 } },
  })
  expect(hand('dora').story?.text).toBe(story)
  expect(scores()).toEqual({
    anna: 1200 + 600,
    bert: 600 + 1000 + 1200,
    cleo: 600 + 330 + 50,
    dora: 670 + 600 + 300,
  })
  waits(8)

  // The second round: one truth, one lie, everything double.
  expect(view()).toMatchObject({ phase: 'finale', lap: 2, isDouble: true })
  waits(5)
  expect(view()).toMatchObject({ phase: 'write', lap: 2, isDouble: true, round: 4, rounds: 8, worth: 400 })
  expect(view().book.map(({ by }) => by)).toEqual(['dora', 'anna', 'bert', 'cleo'])
  table.allWrite()
  const turns = {
    anna: { bert: [true], cleo: [false], dora: [false] },
    cleo: { anna: [true, true], bert: [true], dora: [true] },
    bert: { anna: [false], cleo: [false], dora: [false] },
    dora: { anna: [true], bert: [true], cleo: [true, true] },
  } as const
  for (const [id, choices] of Object.entries(turns)) {
    expect(view()).toMatchObject({ phase: 'present', turn: id })
    expect(view().statements).toHaveLength(2)
    presents()
    votes(choices)
    table.unasked()
    does(id, { type: id === 'bert' ? 'done' : 'pass' })
  }
  // Dora's turn was Bert's last chance to be dead sure, so he was. Only he told a story, so there is no choice.
  const prizes = { liars: ['bert'], prophets: [], gains: {} }
  expect(view()).toMatchObject({ phase: 'lap', prizes })
  waits(8)

  expect(view()).toMatchObject({ phase: 'over', statements: [], book: [], turn: null, round: 8, rounds: 8 })
  expect(scores()).toEqual({
    bert: 2800 + 800 + 800 + 2000 + 1600,
    anna: 1800 + 1340 + 1600 + 800,
    cleo: 980 + 1600,
    dora: 1570 + 800,
  })
  const awards = Object.fromEntries(view().awards.map(({ id, title, detail }) => [title, `${id} ${detail}`]))
  expect(awards).toMatchObject({
    'Took the whole table': 'bert fooled everyone twice at once',
    'Nerves of steel': 'anna was dead sure twice, and right',
    'Knows the pack': 'cleo saw the best liar coming',
    'Tell us more': 'dora drew 3 votes for the whole story',
  })
})
