import type { PlayerId } from '@highjinks/protocol'
import { givenByPeople, inTens, required } from '../kit/index.ts'
import type { Page, State } from './state.ts'

/** For finding the lie among three; among two it's easier. Dead sure pays twice that, or nothing. */
const FOUND_OF_THREE = 600
const FOUND_OF_TWO = 400
const DEAD_SURE = 2
/** For the author, by the share that was fooled. */
const FOOLED = 1000

export function fooled(state: Pick<State, 'votes' | 'lie'>): readonly PlayerId[] {
  return Object.entries(state.votes).flatMap(([id, { pick }]) => (pick === state.lie ? [] : [id]))
}

export function foundWorth(statements: number): number {
  return statements > 2 ? FOUND_OF_THREE : FOUND_OF_TWO
}

/** Computes what this author's turn pays, before the last round doubles it. */
export function earned(
  state: Pick<State, 'votes' | 'lie' | 'turn' | 'statements' | 'house'>,
): Readonly<Record<PlayerId, number>> {
  const gains: Record<PlayerId, number> = {}
  const worth = foundWorth(state.statements.length)
  for (const [id, { pick, isSure }] of Object.entries(state.votes)) {
    if (pick === state.lie) gains[id] = isSure ? DEAD_SURE * worth : worth
  }
  const votes = givenByPeople(state.votes, state)
  const count = fooled({ ...state, votes }).length
  if (count === 0) return gains
  return { ...gains, [required(state.turn)]: inTens((FOOLED * count) / Object.keys(votes).length) }
}

/** Returns who fooled the largest share in a round; nobody if nobody was fooled. */
export function bestLiars(book: readonly Page[]): readonly PlayerId[] {
  const share = (page: Page) => (page.voted === 0 ? 0 : page.fooled.length / page.voted)
  const most = Math.max(0, ...book.map(share))
  return most === 0 ? [] : book.filter((page) => share(page) === most).map(({ by }) => by)
}
