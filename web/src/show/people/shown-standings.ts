import type { TableFrame } from '@highjinks/protocol'
import type { Sitter } from './cast.ts'

type Standings = TableFrame['standings']

/** Returns the standings as the bowls on the TV show them right now. */
export function shownStandings(standings: Standings, people: readonly Pick<Sitter, 'id' | 'score'>[]): Standings {
  const told = standings.map((row) => ({ ...row, score: people.find(({ id }) => id === row.id)?.score ?? row.score }))
  return told
    .map((row) => ({ ...row, place: 1 + told.filter(({ score }) => score > row.score).length }))
    .sort((a, b) => a.place - b.place)
}
