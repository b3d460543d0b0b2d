import { expect, it } from 'vitest'
import { diceTable } from './named-roll.ts'

/** A short evening of three, told like a story the next day. */
it('[DICE-19] the game of Anna, Bert and Cleo', () => {
  const names = ['anna', 'bert', 'cleo'] as const
  const table = diceTable(names, { duration: 'Quick', pace: 'relaxed', clock: 'hard' })
  const { view, does, rolls, keeps, pushed, crowns } = table
  const scores = () => names.map((id) => table.scores()[id])
  const calls = (said: Readonly<Record<string, string>>) => {
    for (const [id, ending] of Object.entries(said)) does(id, { type: 'call', ending })
  }
  const judges = (votes: Readonly<Record<string, 'did-it' | 'half'>>) => {
    for (const [id, verdict] of Object.entries(votes)) expect(does(id, { type: 'judge', verdict })).toBe('ok')
  }
  const done = (...ids: readonly string[]) => {
    for (const id of ids) does(id, { type: 'done' })
  }
  const favors = (votes: Readonly<Record<string, string>>) => {
    expect(view().phase).toBe('favorite')
    for (const [id, player] of Object.entries(votes)) does(id, { type: 'favorite', player })
    const { lap } = view()
    table.waits(6)
    return lap
  }
  const goesOn = () => table.waits(7)

  // Two rounds, the second double.
  expect(view()).toMatchObject({ phase: 'ready', turn: 'anna', round: 1, rounds: 6, isDouble: false })

  // Anna keeps a Challenge at four: 600. Bert predicted it. She wins it: 900, and 300 for Bert.
  rolls('Challenge', 4)
  calls({ bert: '0', cleo: 'bust' })
  keeps()
  does('anna', { type: 'name', player: 'bert' })
  done('anna', 'bert')
  crowns({ cleo: 'anna' })
  expect(view()).toMatchObject({ callOutcome: { gains: { bert: 100 } }, score: { gains: { anna: 900, bert: 300 } } })
  expect(scores()).toEqual([900, 400, 0])
  goesOn()

  // Bert pushes a two up to a Wild, and the group makes it a Hit, for 500. One thumb is not quite up: a tie counts as
  // up.
  rolls('Truth', 2)
  calls({ anna: '0', cleo: '1' })
  pushed('Wild', 5)
  expect(view()).toMatchObject({ phase: 'keep', pot: 500, grown: 700, thrown: ['Truth', 'Wild'] })
  keeps()
  for (const id of ['anna', 'cleo']) does(id, { type: 'wild', task: 'Hit' })
  done('bert')
  judges({ anna: 'half', cleo: 'did-it' })
  expect(scores()).toEqual([900, 900, 100])
  goesOn()

  // Cleo can't stop: 500, 600, 800, and then a second Pass. The jar gets it; she sings for 200, and halfway.
  rolls('Hit', 3)
  calls({ anna: 'bust', bert: 'bust' })
  pushed('Pass', 1)
  pushed('Truth', 1)
  pushed('Pass', 5)
  expect(view()).toMatchObject({ phase: 'pick', jar: 800, pot: 200, voters: ['anna', 'bert'] })
  for (const id of ['anna', 'bert']) does(id, { type: 'pick', card: view().pair[0]?.id })
  done('cleo')
  judges({ anna: 'half', bert: 'half' })
  expect(scores()).toEqual([1000, 1000, 200])
  goesOn()

  // She was also the best of the round: 300, and the whole jar.
  expect(favors({ anna: 'cleo', bert: 'cleo', cleo: 'anna' })).toMatchObject({ best: ['cleo'], poured: { cleo: 800 } })
  expect(scores()).toEqual([1000, 1000, 1300])

  // The second round is announced and counts double. Anna passes a card to Cleo: 800 for each of them.
  expect(view()).toMatchObject({ phase: 'finale', isDouble: true, jar: 0 })
  table.waits(5)
  rolls('Pass', 2)
  calls({ bert: '3', cleo: '0' })
  keeps()
  expect(view()).toMatchObject({ phase: 'act', target: 'cleo', pot: 800 })
  done('cleo')
  judges({ bert: 'did-it' })
  expect(scores()).toEqual([1800, 1000, 2300])
  goesOn()

  // Bert goes bust with the first push: 1,000 in the jar. He would rather not sing, and gets nothing.
  rolls('Truth', 3)
  calls({ anna: '1', cleo: '1' })
  pushed('Truth', 1)
  for (const id of ['anna', 'cleo']) does(id, { type: 'pick', card: view().pair[0]?.id })
  does('bert', { type: 'pass' })
  expect(view()).toMatchObject({ jar: 1000, score: { gains: {} } })
  goesOn()

  // Cleo says nothing until the clock keeps for her.
  rolls('Truth', 1)
  calls({ anna: '0', bert: '2' })
  table.waits(30)
  expect(view()).toMatchObject({ phase: 'act', ending: '0' })
  done('cleo')
  judges({ anna: 'did-it', bert: 'half' })
  expect(scores()).toEqual([2000, 1000, 2900])
  goesOn()

  // Cleo performed twice in this round, and nobody else did, so there is no best, and the jar stays.
  expect(view()).toMatchObject({ phase: 'over', jar: 1000 })
  expect(view().standings.map(({ id, place }) => [id, place])).toEqual([
    ['cleo', 1],
    ['anna', 2],
    ['bert', 3],
  ])
  expect(new Set(view().awards.map(({ id }) => id))).toEqual(new Set(names))
})
