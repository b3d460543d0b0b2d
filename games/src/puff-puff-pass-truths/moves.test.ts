import { describe, expect, it } from 'vitest'
import { namedTable } from '../testing/named-table.ts'
import { puffPuffPassTruths as game } from './index.ts'

const THREE = ['anna', 'bert', 'cleo'] as const

/** Up to the phase named; of two who vote, one finds the lie. */
function upTo(phase: string) {
  const table = namedTable(game, THREE)
  const { view, does, hand, waits } = table
  const author = () => view().turn ?? ''
  const others = () => THREE.filter((id) => id !== author())
  const way = [
    () => {
      for (const id of THREE) does(id, { type: 'draft', texts: [`${id} one`, `${id} two`, `${id} three`], lie: 1 })
      for (const id of THREE) does(id, { type: 'done' })
    },
    () => does(author(), { type: 'done' }),
    () => {
      const lie = hand(author()).lie ?? 0
      others().map((id, i) => does(id, { type: 'vote', pick: (lie + i) % 3, isSure: i === 0 }))
    },
    () => waits(8),
  ]
  for (const step of way) if (view().phase !== phase) step()
  const [first = '', second = ''] = others()
  return { ...table, author: author(), first, second }
}

describe('the clock', () => {
  it.each([
    ['write', 120],
    ['present', 25],
    ['vote', 20],
    ['reveal', 8],
    ['score', 4],
  ] as const)('[PUFF-1] %s takes %i seconds', (phase, seconds) => {
    const { since, deadline } = upTo(phase).view()
    expect((deadline ?? 0) - since).toBe(seconds * 1000)
  })
})

describe('moves', () => {
  const vote = { type: 'vote', pick: 0, isSure: false } as const
  const draft = { type: 'draft', texts: ['a', 'b', 'c'], lie: 0 } as const

  it.each([
    ['write', { draft: 'ok', swap: 'ok', vote: 'wrong-phase' }],
    ['present', { draft: 'wrong-phase', swap: 'wrong-phase', vote: 'wrong-phase', done: 'ok', pass: 'ok' }],
    ['vote', { draft: 'wrong-phase', swap: 'wrong-phase', vote: 'not-allowed', done: 'wrong-phase' }],
    ['reveal', { draft: 'wrong-phase', vote: 'wrong-phase', done: 'wrong-phase', pass: 'wrong-phase' }],
    ['score', { draft: 'wrong-phase', vote: 'wrong-phase', done: 'wrong-phase', pass: 'wrong-phase' }],
  ] as const)('[PUFF-1] the author in %s: %j', (phase, outcomes) => {
    for (const [type, outcome] of Object.entries(outcomes)) {
      const { does, author } = upTo(phase)
      const move = type === 'vote' ? vote : type === 'draft' ? draft : { type }
      expect(does(author || 'anna', move), type).toBe(outcome)
    }
  })

  it('[PUFF-1] the others only vote, each once', () => {
    const present = upTo('present')
    expect(present.does(present.first, { type: 'done' })).toBe('not-your-turn')
    expect(present.does(present.first, { type: 'pass' })).toBe('not-your-turn')
    const { does, first } = upTo('vote')
    expect(does(first, vote)).toBe('ok')
    expect(does(first, vote)).toBe('already-done')
  })

  it('[PUFF-3] three starters each, all different, swapped once', () => {
    const { does, hand } = upTo('write')
    const all = THREE.flatMap((id) => hand(id).sheet?.starters ?? [])
    expect(new Set(all).size).toBe(9)
    expect(does('anna', { type: 'swap' })).toBe('ok')
    expect(hand('anna').sheet).toMatchObject({ canSwap: false })
    expect(hand('anna').sheet?.starters.some((line) => all.includes(line))).toBe(false)
    expect(does('anna', { type: 'swap' })).toBe('already-done')
  })

  it('[PUFF-2] what is done is done', () => {
    const { does, hand } = upTo('write')
    expect(does('anna', { type: 'done' })).toBe('not-allowed')
    does('anna', draft)
    expect(hand('anna').sheet).toMatchObject({ texts: ['a', 'b', 'c'], lie: 0, canFinish: true })
    expect(does('anna', { type: 'done' })).toBe('ok')
    for (const move of [draft, { type: 'done' }, { type: 'pass' }]) expect(does('anna', move)).toBe('already-done')
  })
})

describe('awards', () => {
  it('[PUFF-6] go to who was sure and right, to who was fooled, and to who fooled them', () => {
    const { author, first, second, view, does, waits } = upTo('score')
    waits(4)
    for (let i = 0; i < 2; i++) does(view().turn ?? '', { type: 'pass' })
    expect(view().phase).toBe('over')
    expect(view().awards.map((award) => [award.title, award.id])).toEqual([
      ['Ice in the veins', author],
      ['Nerves of steel', first],
      ['Most fooled', second],
    ])
  })
})
