import type { PlayerId } from '@highjinks/protocol'
import { addGains, addScores, closeApplause, countMoment, payLoudest } from '../kit/index.ts'
import { bestLiars } from './points.ts'
import type { State } from './state.ts'

/** For whoever said beforehand who would fool the most. */
const PROPHECY = 50

/** The story is told: its applause counts for the lap. */
export function hearStory(state: State, by: PlayerId): State {
  const hands = addGains(state.hands, state.claps)
  return { ...countMoment(closeApplause(state, [by]), 'story', by), hands, tellers: [...state.tellers, by] }
}

/**
 * Whoever claps for nobody would be louder than everybody, for all but they were clapped for by one fewer. So each teller
 * counts as having clapped for themselves, as often as for the others.
 */
function evened({ loud, hands, tellers }: State): State['loud'] {
  const others = Math.max(1, tellers.length - 1)
  const heard = Object.entries(loud).filter(([, claps]) => claps > 0)
  return Object.fromEntries(heard.map(([id, claps]) => [id, claps * others + (hands[id] ?? 0)]))
}

/** The lap is over: the best story and those who saw it coming are paid. */
export function closeLap(state: State): State {
  const { state: paid, loudest } = payLoudest({ ...state, loud: evened(state) })
  const liars = bestLiars(state.book)
  const prophets = state.order.filter((id) => liars.includes(state.calls[id] ?? ''))
  const foreseen = Object.fromEntries(prophets.map((id) => [id, PROPHECY]))
  const before = state.scores
  const scored = addScores(paid, foreseen)
  const applauded = Object.fromEntries(loudest.map((id) => [id, (paid.scores[id] ?? 0) - (before[id] ?? 0)]))
  const counted = prophets.reduce((next, id) => countMoment(next, 'prophet', id), scored)
  return {
    ...counted,
    gains: addGains(applauded, foreseen),
    prizes: { loudest: [...loudest], liars: [...liars], prophets },
  }
}
