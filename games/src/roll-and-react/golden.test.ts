import type { PlayerId } from '@highjinks/protocol'
import { expect, it } from 'vitest'
import { theater } from './testing/theater.ts'

const US = ['anna', 'bert', 'cleo'] as const
const SEED = 1

/** Sets up the three players. The test reads like a story told the next day. */
function evening() {
  const table = theater(US, { clock: 'hard' }, SEED)
  const { does, waits, view } = table
  /** One string per scene: who locks, in order; a minus means that they mistook it. */
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
  return { ...table, acts, favors, claps, bows: () => waits(10) }
}

it('[ACT-11] one game of three, from the first scene to the podium', () => {
  const { acts, bows, favors, claps, passes, scores, view, waits } = evening()

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

  // The second round: Anna would rather not, and is nobody's favorite for it.
  passes()
  acts('bert', 'cleo -anna')
  bows()

  acts('cleo', 'anna -bert')
  bows()
  expect(scores()).toEqual({ anna: 900, bert: 600, cleo: 1350 })
  expect(favors({ anna: 'bert', bert: 'cleo', cleo: 'bert' })).toEqual(['bert'])
  expect(scores()).toEqual({ anna: 900, bert: 900, cleo: 1350 })

  // The third and last counts double, but for its prizes.
  expect(view()).toMatchObject({ phase: 'finale', isDouble: true })
  waits(5)
  acts('anna', 'cleo -bert')
  bows()
  acts('bert', 'cleo anna')
  claps('cleo', 3, 'bert')
  bows()
  acts('cleo', 'bert anna')
  bows()
  expect(scores()).toEqual({ anna: 1700, bert: 1700, cleo: 2550 })
  expect(favors({ anna: 'bert', bert: 'anna', cleo: 'bert' })).toEqual(['bert'])

  expect(view()).toMatchObject({
    phase: 'over',
    standings: [
      { id: 'cleo', score: 2550, place: 1 },
      { id: 'bert', score: 2000, place: 2 },
      { id: 'anna', score: 1700, place: 3 },
    ],
  })
  expect(view().awards.map(({ id, title, detail }) => `${title}: ${id} ${detail}`)).toEqual([
    'Open book: cleo got the whole room to see it 3 times',
    'Modern art: bert stayed a mystery',
    'Front-row seat: anna knew every scene of a run',
  ])
})
