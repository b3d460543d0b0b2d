import type { TableFrame } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import { FULL_PROGRESS, NO_PROGRESS, sitterStateOf } from '../show/people/reveal.ts'
import { showOf } from './show.ts'

const SEATS = ['Anna', 'Bert', 'Cleo']

function attempt(ruling: object, contenders: readonly string[] = ['Anna'], performers = contenders) {
  return { performers, contenders, said: {}, voters: [], voted: [], ruling }
}
const judged = (verdict: string) => attempt({ kind: 'judged', verdict })
const skipped = attempt({ kind: 'passed' }, [], ['Anna'])
const won = attempt({ kind: 'crowned', winner: 'Bert' }, ['Anna', 'Bert'])

const tod = (of: object, gains: object = { Cleo: 50 }) => ({
  reveal: { gains },
  attempt: of,
  cards: [],
})
const spun = (segment: string, more: object) => ({
  phase: 'score',
  wheel: { segment },
  score: { gains: { Anna: 600, Cleo: 100 }, court: {}, returned: [] },
  bets: { Cleo: 'legend' },
  picked: null,
  performers: ['Anna'],
  ...more,
})
const read = (gains: object) => ({ phase: 'reveal', reveal: { gains, votes: { Bert: 'legit', Cleo: 'baked' } } })
const pointed = {
  kind: 'point',
  worth: 100,
  most: ['Bert'],
  fingers: { Anna: 'Bert', Cleo: 'Anna' },
  gains: { Anna: 100 },
}
const lines = [
  { id: '1', by: 'Anna', text: 'a', votes: 2 },
  { id: '2', by: 'Bert', text: 'b', votes: 1 },
]

it.each<readonly [what: string, slug: string, table: object, expected: string]>([
  ['a dare that was done', 'truth-or-dare', tod(judged('did-it')), 'glad up, calm, smiles'],
  ['half a dare', 'truth-or-dare', tod(judged('half')), 'shrugs up, calm, smiles'],
  ['a dodged dare', 'truth-or-dare', tod(judged('dodged')), 'ducks, calm, smiles'],
  ['a skip', 'truth-or-dare', tod(skipped, { Anna: 50, Cleo: 50 }), 'ducks, calm, smiles'],
  [
    'a duel that the roller did not win',
    'high-rollers',
    { phase: 'score', score: { gains: { Bert: 300 } }, attempt: won },
    'winces, glad up, calm',
  ],
  [
    'a card passed on',
    'high-rollers',
    {
      phase: 'score',
      score: { gains: { Anna: 300, Bert: 300 } },
      attempt: attempt({ kind: 'judged', verdict: 'legend' }, ['Bert']),
    },
    'smiles, glad up, calm',
  ],
  ['a stunt with a bet on it', 'spin-the-stash', spun('dare', { attempt: judged('legend') }), 'glad up, calm, smiles'],
  ['a duel', 'spin-the-stash', spun('duel', { attempt: won }), 'smiles, glad up, smiles'],
  [
    'a swap by two',
    'spin-the-stash',
    spun('swap', { attempt: judged('did-it'), performers: ['Anna', 'Bert'] }),
    'glad up, glad up, smiles',
  ],
  ['half a jackpot', 'spin-the-stash', spun('jackpot', { attempt: judged('half') }), 'ducks, calm, smiles'],
  [
    'a gift',
    'spin-the-stash',
    spun('gift', { attempt: { ...judged('did-it'), ruling: null }, picked: 'Bert' }),
    'smiles, glad up, smiles',
  ],
  [
    'no gift',
    'spin-the-stash',
    spun('gift', { attempt: { ...judged('did-it'), ruling: null } }),
    'ducks, calm, smiles',
  ],
  ['the best of a lap', 'spin-the-stash', { phase: 'curtain', lap: { best: ['Bert'] } }, 'calm, glad up, calm'],
  [
    'a run that was seen',
    'roll-and-react',
    { phase: 'gallery', gallery: [{}], gains: { Anna: 100, Bert: 100 }, audience: ['Bert', 'Cleo'] },
    'glad up, smiles, winces',
  ],
  [
    'a run that nobody saw',
    'roll-and-react',
    { phase: 'gallery', gallery: [{}], gains: {}, audience: ['Bert', 'Cleo'] },
    'down, winces, winces',
  ],
  [
    'a passed run',
    'roll-and-react',
    { phase: 'gallery', gallery: [], gains: {}, audience: ['Bert', 'Cleo'] },
    'ducks, calm, calm',
  ],
  ['a star', 'roll-and-react', { phase: 'curtain', curtain: { best: ['Bert'] } }, 'claps, glad up, claps'],
  ['a fooler', 'baked-or-bluffing', read({ Anna: 200, Cleo: 500 }), 'glad up, winces, smiles'],
  ['a bluff that nobody bought', 'baked-or-bluffing', read({ Bert: 500 }), 'down, smiles, winces'],
  [
    'an author and whom they fooled',
    'puff-puff-pass-truths',
    { phase: 'reveal', reveal: { gains: { Anna: 200, Bert: 400 }, votes: { Bert: {}, Cleo: {} }, fooled: ['Cleo'] } },
    'glad up, smiles, down',
  ],
  [
    'a best liar',
    'puff-puff-pass-truths',
    { phase: 'lap', prizes: { liars: ['Cleo'], prophets: ['Bert'], gains: { Bert: 50 } } },
    'calm, smiles, glad up',
  ],
  [
    'best liars, who are most of them',
    'puff-puff-pass-truths',
    { phase: 'lap', prizes: { liars: ['Anna', 'Cleo'], prophets: [], gains: {} } },
    'calm, calm, calm',
  ],
  [
    'whoever stands alone',
    'never-have-i-ever',
    {
      phase: 'reveal',
      asked: SEATS,
      reveal: {
        mode: 'open',
        have: ['Anna'],
        never: ['Bert', 'Cleo'],
        guesses: { Bert: [1, 1], Cleo: [2, 2] },
        gains: { Bert: 300 },
      },
    },
    'shrugs up, smiles, winces',
  ],
  ['fingers', 'high-rollers', { phase: 'fingers', interlude: pointed }, 'smiles, shrugs up, winces'],
  [
    'fingers of which no two agree',
    'high-rollers',
    {
      phase: 'fingers',
      interlude: { ...pointed, most: [], fingers: { Anna: 'Bert', Bert: 'Cleo', Cleo: 'Anna' }, gains: {} },
    },
    'shrugs up, shrugs up, shrugs up',
  ],
  [
    'lines',
    'truth-or-dare',
    { phase: 'lines', interlude: { kind: 'writing', lines, gains: { Anna: 200, Bert: 100 } } },
    'glad up, smiles, calm',
  ],
])('who stands, who sinks and who only smiles: %s', (_, slug, table, expected) => {
  expect(after(slug, table)).toBe(expected)
})

it('[TIMELINE-6] until it is out, the people it is about stand, and no one does for a skip', () => {
  expect(after('truth-or-dare', tod(judged('dodged')), NO_PROGRESS)).toBe('tense up, calm, calm')
  expect(after('high-rollers', { phase: 'score', score: { gains: {} }, attempt: won }, NO_PROGRESS)).toBe(
    'tense up, tense up, calm',
  )
  expect(after('truth-or-dare', tod(skipped), NO_PROGRESS)).toBe('calm, calm, calm')
})

it('once the game waits for someone again, the last result is old news', () => {
  expect(after('truth-or-dare', { ...tod(judged('legend')), waiting: ['Bert'] })).toBe('nothing')
})

it('the end of a round of scenes pays its favorites, all of them', () => {
  const curtain = { best: ['Anna', 'Bert'] }
  // Only the fields that a reveal reads from a table.
  const { reveal } = showOf('roll-and-react', {
    ...({} as TableFrame),
    phase: 'curtain',
    round: 1,
    waiting: [],
    curtain,
  })
  expect(reveal?.gains).toEqual({ Anna: 300, Bert: 300 })
})

function after(slug: string, table: object, progress = FULL_PROGRESS): string {
  // Only the fields that a reveal reads from a table.
  const frame: TableFrame = {
    ...({} as TableFrame),
    phase: 'reveal',
    round: 1,
    waiting: [],
    turn: 'Anna',
    seats: SEATS,
    ...table,
  }
  const { reveal } = showOf(slug, frame)
  if (!reveal) return 'nothing'
  return SEATS.map((id) => {
    const { mood, isStanding } = sitterStateOf(reveal, progress, id)
    return isStanding ? `${mood} up` : mood
  }).join(', ')
}

it('is worked out once per table, for all screens', () => {
  const table: TableFrame = { ...({} as TableFrame), phase: 'reveal', round: 1, waiting: [], ...tod(judged('legend')) }
  expect(showOf('truth-or-dare', table)).toBe(showOf('truth-or-dare', table))
})
