import { describe, expect, it } from 'vitest'
import { setup } from './game.ts'
import { takeBows } from './recap.ts'
import type { LocalGame } from './state.ts'

const [ADA, BEN, CAT] = ['1', '2', '3']

function bows(more: Partial<LocalGame>, given: readonly string[] = []) {
  const game = { ...setup(['Ada', 'Ben', 'Cat'], null), ...more }
  return takeBows(game, given).map(({ player, score, place, title, detail }) => ({
    who: player.name,
    score,
    place,
    said: `${title}: ${detail}`,
  }))
}

describe('[LOCAL-20] a bow for everyone', () => {
  it('the winner bows first, and ties share a place', () => {
    const rows = bows({ scores: { [ADA]: 600, [BEN]: 900, [CAT]: 600 } })
    expect(rows.map(({ who, score, place }) => [who, score, place])).toEqual([
      ['Ben', 900, 1],
      ['Ada', 600, 2],
      ['Cat', 600, 2],
    ])
  })

  it('honors the player with the most of something that was counted', () => {
    const moments = { dare: { [ADA]: 2, [BEN]: 1 }, legend: { [BEN]: 1 }, poker: { [CAT]: 3 } }
    const said = bows({ moments }).map((row) => row.said)
    expect(said).toEqual([
      'Bravest on the couch: did the dare twice',
      'Living legend: became a legend',
      'Best poker face: sold a lie 3 times',
    ])
  })

  it('claims nothing if nothing was counted', () => {
    const said = bows({}).map((row) => row.said)
    expect(new Set(said).size).toBe(3)
    expect(said.join()).not.toMatch(/\d times|once|twice/)
  })

  it('a title that was given tonight goes to someone else, or gives way to another', () => {
    const moments = { dare: { [ADA]: 2 } }
    expect(
      bows({ moments }, ['Bravest on the couch'])
        .map((row) => row.said)
        .join(),
    ).not.toContain('Bravest')
  })
})
