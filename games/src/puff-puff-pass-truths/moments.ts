import { counted, countMoment, drew, required, type Titles } from '../kit/index.ts'
import { fooled } from './points.ts'
import type { State } from './state.ts'

/** Counts everything about a reveal that may earn an award. */
export function countReveal(state: State): State {
  const turn = required(state.turn)
  const caught = fooled(state)
  const voted = Object.keys(state.votes)
  const found = voted.filter((id) => !caught.includes(id))
  let next = state
  for (const id of found) next = countMoment(next, state.votes[id]?.isSure ? 'sure' : 'sharp', id)
  for (const id of caught) next = countMoment(next, state.votes[id]?.isSure ? 'brave' : 'believer', id)
  const [alone] = found
  if (alone !== undefined && found.length === 1 && voted.length > 1) next = countMoment(next, 'alone', alone)
  next = countMoment(next, 'poker', turn, caught.length)
  if (caught.length > 1 && found.length === 0) next = countMoment(next, 'sweep', turn)
  if (found.length > 0 && caught.length === 0) next = countMoment(next, 'honest', turn)
  const doubted = (place: number) => voted.filter((id) => state.votes[id]?.pick === place).length
  const isStranger = state.statements.some((_, place) => doubted(place) > found.length)
  return isStranger ? countMoment(next, 'stranger', turn) : next
}

export const TITLES: Titles = {
  poker: ['Ice in the veins', drew('wrong vote')],
  sweep: ['Took the whole table', counted('fooled everyone', ' at once')],
  sure: ['Nerves of steel', counted('was dead sure', ', and right')],
  alone: ['Lone detective', counted('was the only one to spot a lie')],
  sharp: ['Lie detector', counted('quietly found the lie')],
  stranger: ['Stranger than fiction', counted('told a truth that beat the lie')],
  prophet: ['Knows the pack', counted('saw the best liar coming')],
  wanted: ['Tell us more', drew('vote', ' for the whole story')],
  story: ['Storyteller', counted('told us what really happened')],
  honest: ['Open book', counted('couldn’t fool a soul')],
  brave: ['All in', counted('was dead sure', ', and gloriously wrong')],
  believer: ['Sees the best in people', counted('quietly believed a lie')],
}
