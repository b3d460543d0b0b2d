import type { PlayerId } from '@highjinks/protocol'
import { describe, expect, it } from 'vitest'
import { theater } from './testing/theater.ts'

const FOUR = ['anna', 'bert', 'cleo', 'dora'] as const
const TITLES = [
  'Talk of the town',
  'Open book',
  'Born for the stage',
  'Front-row seat',
  'Only one who saw it',
  'Fastest finger',
  'Mind reader',
  'Late bloomer',
  'Modern art',
  'Vivid imagination',
  'Five-act drama',
  'No stage fright',
]

/** Anna acts for the others; each scene lists who recognized it, or mistook it (-), in the order of locking. */
function run(scenes: readonly string[], names: readonly PlayerId[] = FOUR) {
  const table = theater(names, { duration: scenes.length > 3 ? 'Extended' : 'Quick' })
  table.opens()
  for (const [i, scene] of scenes.entries()) {
    if (i > 0) table.waits(4)
    for (const said of scene.split(' ')) {
      if (said.startsWith('-')) table.misses(said.slice(1))
      else table.sees(said)
    }
    if (table.view().phase === 'guess') table.waits(8)
  }
  if (table.view().phase !== 'gallery') table.stops()
  return table.merits(TITLES)
}

const stage = (scenes = 1) => `No stage fright: anna acted ${scenes === 1 ? 'a scene' : `${scenes} scenes`}`
const BOOK = 'Open book: anna got the whole room to see it'
const clear = (guesses = 1) =>
  `Born for the stage: anna drew ${guesses === 1 ? 'a right guess' : `${guesses} right guesses`}`
const RIDDLE = 'Modern art: anna stayed a mystery'
const alone = (id: string) => `Only one who saw it: ${id} was the only one who knew what that was`
const quick = (id: string) => `Fastest finger: ${id} saw it first`
const sharp = (id: string) => `Mind reader: ${id} knew the scene`
const late = (id: string) => `Late bloomer: ${id} locked in last, and was right`
const vision = (id: string) => `Vivid imagination: ${id} saw something else entirely`

describe('awards for a run', () => {
  it.each([
    ['bert cleo dora', [BOOK, clear(3), quick('bert'), sharp('bert'), late('dora'), stage()]],
    ['-cleo bert dora', [clear(2), quick('bert'), sharp('bert'), late('dora'), vision('cleo'), stage()]],
    ['bert -cleo -dora', [clear(), alone('bert'), sharp('bert'), vision('cleo'), stage()]],
    ['-cleo -dora bert', [clear(), alone('bert'), sharp('bert'), late('bert'), vision('cleo'), stage()]],
    ['bert', [clear(), sharp('bert'), stage()]],
    ['bert cleo', [clear(2), quick('bert'), sharp('bert'), stage()]],
    ['-cleo bert', [clear(), alone('bert'), sharp('bert'), vision('cleo'), stage()]],
    ['-bert -cleo -dora', [RIDDLE, vision('bert'), stage()]],
  ])('[ACT-12] a scene that is guessed by %s', (scene, earned) => {
    expect(run([scene])).toEqual(earned)
  })

  it('[ACT-12] no one is the whole room, and no one is first, with one viewer', () => {
    expect(run(['bert'], ['anna', 'bert'])).toEqual([clear(), sharp('bert'), stage()])
  })

  it.each([
    [['bert -cleo', 'bert'], true],
    [['bert -cleo', 'cleo'], false],
    [['bert'], false],
  ])('[ACT-12] of the scenes %o bert knew every one: %s', (scenes, isAll) => {
    const seat = 'Front-row seat: bert knew every scene of a run'
    expect(run(scenes).filter((merit) => merit.startsWith('Front'))).toEqual(isAll ? [seat] : [])
  })

  it.each([
    [5, ['Five-act drama: anna got through five scenes in one run', stage(5)]],
    [4, [stage(4)]],
  ])('[ACT-12] a run of %i scenes', (count, earned) => {
    const merits = run(Array.from({ length: count }, () => 'bert cleo dora'))
    expect(merits.filter((merit) => /drama|fright/.test(merit))).toEqual(earned)
  })

  it('[ACT-12] a player who passes has acted nothing', () => {
    const table = theater(FOUR)
    table.stops()
    expect(table.merits(TITLES)).toEqual([])
  })
})

describe('the best run of a lap', () => {
  it.each([
    [{ anna: 'bert', bert: 'cleo', cleo: 'bert' }, 'bert'],
    [{ anna: 'cleo', bert: 'cleo' }, 'cleo'],
    [{ anna: 'bert', cleo: 'anna' }, 'anna'],
    [{}, null],
  ])('[ACT-12] of the votes %o', (votes, best) => {
    const table = theater(['anna', 'bert', 'cleo'], { clock: 'hard' })
    for (const _ of table.view().seats) {
      table.opens()
      table.misses(...table.view().seats.filter((id) => id !== table.actor()))
      table.stops()
      table.waits(8)
    }
    for (const [id, player] of Object.entries(votes)) expect(table.does(id, { type: 'favorite', player })).toBe('ok')
    table.waits(60)
    const talk = `Talk of the town: ${best} had the best run of the round`
    expect(table.merits(TITLES).filter((merit) => merit.startsWith('Talk'))).toEqual(best === null ? [] : [talk])
  })
})
