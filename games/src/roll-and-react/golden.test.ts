import type { PlayerId } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import { theater } from './testing/theater.ts'

const US = ['anna', 'bert', 'cleo'] as const
/** With it the Point between the laps names nobody, so that all three are there to point at. */
const SEED = 1

/** The three of them; what each does is told as one would tell it the next day. */
function evening() {
  const table = theater(US, { clock: 'hard' }, SEED)
  const { does, waits, view, hand } = table
  /** One string a scene: who locks, in which order; with a minus, who saw something else. */
  const acts = (actor: PlayerId, ...scenes: readonly string[]) => {
    expect(view()).toMatchObject({ phase: 'ready', turn: actor })
    table.starts()
    for (const scene of scenes) {
      waits(4)
      const guesses = scene.split(' ')
      for (const id of guesses) expect(id.startsWith('-') ? table.misses(id.slice(1)) : table.sees(id)).toEqual(['ok'])
      if (guesses.length < US.length - 1) waits(9)
    }
    table.stops()
  }
  const favors = (votes: Readonly<Record<PlayerId, PlayerId>>) => {
    expect(view().phase).toBe('favorite')
    for (const [id, player] of Object.entries(votes)) does(id, { type: 'favorite', player })
    if (Object.keys(votes).length === 0) waits(16)
    const { best } = view().curtain ?? { best: [] }
    waits(6)
    return best
  }
  const claps = (id: PlayerId, times: number, actor: PlayerId) => {
    for (let i = 0; i < times; i++) expect(does(id, { type: 'applaud', for: actor })).toBe('ok')
  }
  const lineOf = (id: PlayerId) => hand(id).interlude.line?.id
  return { ...table, acts, favors, claps, lineOf, bows: () => waits(10) }
}

it('[ACT-11] one evening of three, from the first scene to the podium', () => {
  const { acts, bows, favors, claps, passes, scores, view, does, waits, lineOf } = evening()

  acts('anna', 'bert cleo', 'cleo -bert')
  claps('bert', 2, 'anna')
  bows()
  expect(scores()).toEqual({ anna: 300, bert: 200, cleo: 350 })
  acts('bert', '-anna -cleo')
  bows()
  acts('cleo', 'anna bert', 'anna bert')
  claps('anna', 1, 'cleo')
  bows()
  expect(scores()).toEqual({ anna: 700, bert: 500, cleo: 750 })
  expect(favors({ anna: 'cleo', bert: 'cleo', cleo: 'anna' })).toEqual(['cleo'])
  expect(scores()).toEqual({ anna: 700, bert: 500, cleo: 1050 })

  // A Point between the laps: two fingers on bert, one of them his own, and he pleads.
  expect(view()).toMatchObject({ phase: 'point' })
  for (const [id, at] of [
    ['anna', 'bert'],
    ['bert', 'bert'],
    ['cleo', 'anna'],
  ] as const)
    does(id, { type: 'point', at })
  waits(6)
  does('bert', { type: 'done' })
  for (const id of ['anna', 'cleo'] as const) does(id, { type: 'believe', isBelieved: true })
  waits(5)
  expect(scores()).toEqual({ anna: 900, bert: 1000, cleo: 1050 })

  // The second lap: anna would rather not, and is nobody's favorite for it.
  passes()
  acts('bert', 'cleo -anna')
  bows()

  acts('cleo', 'anna -bert')
  bows()
  expect(scores()).toEqual({ anna: 1100, bert: 1100, cleo: 1350 })
  expect(favors({ anna: 'bert', bert: 'cleo', cleo: 'bert' })).toEqual(['bert'])
  expect(scores()).toEqual({ anna: 1100, bert: 1400, cleo: 1350 })

  // A line to write, of which nobody thinks in time.
  expect(view().phase).toBe('write')
  waits(42)

  // The third: cleo sees nothing in what anna does, and nobody names a favorite.
  acts('anna', 'bert')
  bows()
  acts('bert', 'anna cleo')
  bows()
  acts('cleo', 'bert anna')
  bows()
  expect(favors({})).toEqual([])
  expect(scores()).toEqual({ anna: 1550, bert: 2000, cleo: 1700 })

  // A Point at which nobody points, and the fourth.
  expect(view().phase).toBe('point')
  waits(22)
  acts('anna', 'bert cleo')
  bows()
  acts('bert', 'anna cleo')
  bows()
  expect(scores()).toEqual({ anna: 1950, bert: 2400, cleo: 2000 })
  acts('cleo', 'anna bert')
  bows()
  expect(favors({ anna: 'bert', bert: 'cleo', cleo: 'anna' })).toEqual(US)
  expect(scores()).toEqual({ anna: 2450, bert: 2850, cleo: 2500 })

  // A line from each of them.
  expect(view().phase).toBe('write')
  for (const id of US) does(id, { type: 'write', text: `What ${id} would say` })
  for (const [id, author] of [
    ['anna', 'cleo'],
    ['bert', 'cleo'],
    ['cleo', 'anna'],
  ] as const)
    does(id, { type: 'best', line: lineOf(author) })
  waits(10)
  expect(scores()).toEqual({ anna: 2600, bert: 2850, cleo: 2800 })

  // The fifth and last counts double, but for its prizes.
  expect(view()).toMatchObject({ phase: 'finale', isDouble: true })
  waits(5)
  acts('anna', 'cleo -bert')
  bows()
  acts('bert', 'cleo anna')
  claps('cleo', 3, 'bert')
  bows()
  acts('cleo', 'bert anna')
  bows()
  expect(scores()).toEqual({ anna: 3400, bert: 3650, cleo: 4000 })
  expect(favors({ anna: 'bert', bert: 'anna', cleo: 'bert' })).toEqual(['bert'])

  expect(view()).toMatchObject({
    phase: 'over',
    standings: [
      { id: 'cleo', score: 4000, place: 1 },
      { id: 'bert', score: 3950, place: 2 },
      { id: 'anna', score: 3400, place: 3 },
    ],
  })
  expect(view().awards.map(({ id, title, detail }) => `${title}: ${id} ${detail}`)).toEqual([
    'Only one who saw it: cleo was the only one who knew what that was 3 times',
    'Modern art: bert stayed a mystery',
    'Fastest finger: anna saw it first 5 times',
  ])
})
