import { describe, expect, it } from 'vitest'
import { awardsFor } from './kit/awards.ts'
import { callGains } from './kit/calls.ts'
import { seeded } from './kit/chance.ts'
import { standings } from './kit/score.ts'
import { earned } from './puff-puff-pass-truths/points.ts'
import { GAMES } from './register.ts'
import { worth } from './roll-and-react/run.ts'
import { namedSession } from './testing/named-session.ts'
import { simulatedMove } from './testing/simulated-move.ts'
import { tableWith } from './testing/toy.ts'

const THREE = ['anna', 'bert', 'robo'] as const
const WITH_BOT = { house: ['robo'] }

describe('a simulated player among people', () => {
  it('[KIT-74] has no place and no award, and keeps no title from a person', () => {
    const table = tableWith(THREE, {
      ...WITH_BOT,
      scores: { anna: 100, bert: 200, robo: 900 },
      moments: { sharp: { robo: 9, anna: 1 } },
    })
    expect(standings(table)).toEqual([
      { id: 'bert', score: 200, place: 1 },
      { id: 'anna', score: 100, place: 2 },
    ])
    const awards = awardsFor(table, { sharp: ['Sharp', (times) => `${times}`] })
    expect(awards.map(({ id }) => id)).toEqual(['bert', 'anna'])
    expect(awards.find(({ id }) => id === 'anna')?.title).toBe('Sharp')
  })

  it('[KIT-74] is ranked if no person plays', () => {
    const table = tableWith(THREE, { house: [...THREE], scores: { anna: 100, bert: 200, robo: 900 } })
    expect(standings(table).map(({ id }) => id)).toEqual(['robo', 'bert', 'anna'])
  })

  it('[KIT-74] counts in no share that pays: of calls, of fooled players, of players who understood an actor', () => {
    const isRight = (call: string) => call === 'truth'
    expect(callGains(WITH_BOT, { bert: 'truth', robo: 'dare' }, isRight, 'anna')).toEqual({ bert: 50 })
    const statements = [1, 2, 3].map(() => ({ text: '', starter: null }))
    const votes = { bert: { pick: 1, isSure: false }, robo: { pick: 0, isSure: false } }
    expect(earned({ ...WITH_BOT, turn: 'anna', lie: 0, statements, votes })).toMatchObject({ anna: 1000 })
    const guesses = ['robo', 'bert'].map((by) => ({ by, scene: 2 }))
    expect(worth({ scene: 2, guesses }, 'anna', WITH_BOT)).toEqual({ bert: 200, anna: 100 })
  })

  it.each(Object.keys(GAMES) as (keyof typeof GAMES)[])(
    '[KIT-74] leaves a game of %s with no place, no award and no points of the night, and people have all of them',
    (slug) => {
      const party = namedSession(['anna', 'bert', 'cleo'], { slug, settings: { duration: 'Quick', clock: 'hard' } })
      party.says('anna', { type: 'add-bot' })
      party.says('anna', { type: 'start' })
      const random = seeded(5)
      party.waits(2)
      for (let i = 0; i < 20_000 && party.session.status === 'playing'; i++) {
        for (const id of ['anna', 'bert', 'cleo']) {
          const move = simulatedMove(party.session, id, random)
          if (move) party.moves(id, move)
        }
        party.waits(1)
      }
      const bot = party.view().players.find(({ isBot }) => isBot)
      const { standings: rows, awards, seats } = party.table()
      expect(seats).toContain(bot?.id)
      const people = ['anna', 'bert', 'cleo']
      expect(rows.map(({ id }) => id).toSorted()).toEqual(people)
      expect(awards.map(({ id }) => id).toSorted()).toEqual(people)
      expect(bot?.tonight).toBe(0)
    },
  )
})
