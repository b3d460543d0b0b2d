import { describe, expect, it } from 'vitest'
import { contextOf, tableWith } from '../testing/toy.ts'
import {
  type BestAwardHooks,
  beginBest,
  bestPhases,
  bestView,
  type Judged,
  NO_BEST,
  nameFavorite,
} from './best-award.ts'
import type { Table } from './game.ts'
import { endDuePhases } from './run.ts'
import { enterPhase } from './stage.ts'

type State = Table & Judged
const THREE = ['ann', 'bob', 'cat'] as const

const hooks: BestAwardHooks<State> = {
  enter: (state, phase) => ({ ...state, stage: { ...state.stage, phase } }),
  after: (state) => ({ ...state, stage: { ...state.stage, phase: 'next' } }),
}
const { favorite, curtain } = bestPhases(hooks)

function asked(seats: readonly string[], performed: readonly string[]): State {
  return beginBest({ ...tableWith(seats), ...NO_BEST }, performed, contextOf(seats), hooks)
}

function named(favorites: Readonly<Record<string, string>>): State {
  return Object.entries(favorites).reduce(
    (state, [by, player]) => {
      const step = nameFavorite(state, by, player)
      if (!step.ok) throw new Error(step.code)
      return step.state
    },
    asked(THREE, THREE),
  )
}

describe('the best of a lap', () => {
  it.each([
    ['soft', 'normal'],
    ['hard', 'normal'],
    ['soft', 'none'],
  ] as const)('[KIT-73] ends by its own clock, even with open votes (clock %s, pace %s)', (clock, pace) => {
    const phases = { favorite, curtain, next: { seconds: null, end: (state: State) => state } }
    const settings = { clock, pace } as const
    const state = enterPhase(asked(THREE, THREE), 'favorite', phases, contextOf(THREE, settings))
    const at = (now: number) => endDuePhases({ phases }, state, contextOf(THREE, settings, now)).stage.phase
    expect(at(contextOf(THREE).now + 14_000)).toBe('favorite')
    expect(at(contextOf(THREE).now + 16_000)).toBe('next')
  })

  it('[KIT-47] is the player with the most votes, and each vote is private', () => {
    const state = named({ ann: 'bob', cat: 'bob' })
    expect(favorite.awaits?.(state)).toEqual(['bob'])
    expect(JSON.stringify(bestView(state))).not.toContain('favorites')
    expect(bestView(state)).toMatchObject({ voted: ['ann', 'cat'], best: [] })
    const over = favorite.end(state, contextOf(THREE))
    expect([over.scores, bestView(over).best]).toEqual([{ ann: 0, bob: 300, cat: 0 }, ['bob']])
    expect(curtain.end(over, contextOf(THREE))).toMatchObject({ stage: { phase: 'next' }, ...NO_BEST })
  })

  it('[KIT-47] is all who tie, and no one without votes', () => {
    const end = (state: State) => favorite.end(state, contextOf(THREE)).best
    expect(end(named({ ann: 'bob', bob: 'cat', cat: 'ann' }))).toEqual(THREE)
    expect(end(named({}))).toEqual([])
  })

  it("[KIT-47] is never oneself, nor a player who didn't perform, and takes one vote each", () => {
    const state = asked(THREE, ['ann', 'bob'])
    expect(nameFavorite(state, 'ann', 'ann')).toEqual({ ok: false, code: 'not-allowed' })
    expect(nameFavorite(state, 'ann', 'cat')).toEqual({ ok: false, code: 'not-allowed' })
    expect(nameFavorite(named({ ann: 'bob' }), 'ann', 'cat')).toEqual({ ok: false, code: 'already-done' })
  })

  it("[KIT-47] isn't a question for players with only one option", () => {
    expect(bestView(asked(THREE, ['ann', 'bob'])).voters).toEqual(['cat'])
    expect(bestView(asked(THREE, THREE)).voters).toEqual(THREE)
  })

  it.each([
    ['two at the table', ['ann', 'bob'], ['ann', 'bob']],
    ['one who performed', THREE, ['ann']],
  ] as const)('[KIT-47] is not asked for among %s', (_, seats, performed) => {
    expect(asked(seats, performed).stage.phase).toBe('next')
  })
})
