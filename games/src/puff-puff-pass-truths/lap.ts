import type { PlayerId } from '@highjinks/protocol'
import { addScores, closeApplause, countMoment, required, withDeeds } from '../kit/index.ts'
import { bestLiars } from './points.ts'
import type { State } from './state.ts'

/** For each player who predicted the best liar. */
const PROPHECY = 50

/** Adds a told story to the candidates for the best of the round. */
export function hearStory(state: State, by: PlayerId): State {
  const id = state.book.at(-1)?.story ?? ''
  const { text } = required(state.statements[required(state.told)])
  return countMoment(withDeeds(closeApplause(state), [by], { id, text }), 'story', by)
}

/** Ends the round: pays the players who predicted its best liar. */
export function closeLap(state: State): State {
  const liars = bestLiars(state.book)
  const prophets = state.order.filter((id) => liars.includes(state.calls[id] ?? ''))
  const gains = Object.fromEntries(prophets.map((id) => [id, PROPHECY]))
  const counted = prophets.reduce((next, id) => countMoment(next, 'prophet', id), addScores(state, gains))
  return { ...counted, gains, prizes: { liars: [...liars], prophets } }
}
