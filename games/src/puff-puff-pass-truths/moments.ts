import { countMoment, required, type Titles, timesInWords } from '../kit/index.ts'
import { fooled } from './points.ts'
import type { State } from './state.ts'

/** Everything about a reveal that is worth an award. */
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
  if (isStranger) next = countMoment(next, 'stranger', turn)
  return countMoment(next, 'wanted', turn, Object.keys(state.asks).length)
}

export const TITLES: Titles = {
  poker: ['Ice in the veins', (times) => `fooled you ${timesInWords(times)}`],
  sweep: ['Took the whole table', (times) => `fooled everybody at once ${timesInWords(times)}`],
  sure: ['Nerves of steel', (times) => `was dead sure and right ${timesInWords(times)}`],
  alone: ['Lone detective', (times) => `alone saw through a lie ${timesInWords(times)}`],
  sharp: ['Lie detector', (times) => `found the lie ${timesInWords(times)}`],
  stranger: ['Stranger than fiction', (times) => `told a truth that nobody would buy ${timesInWords(times)}`],
  prophet: ['Knows the pack', (times) => `named the best liar beforehand ${timesInWords(times)}`],
  wanted: ['Tell us more', (times) => `was asked for the whole story ${timesInWords(times)}`],
  story: ['Storyteller', (times) => `told us what really happened ${timesInWords(times)}`],
  honest: ['Glass forehead', (times) => `could not lie to anybody ${timesInWords(times)}`],
  brave: ['All in', (times) => `was dead sure, and gloriously wrong, ${timesInWords(times)}`],
  believer: ['Sees the best in people', (times) => `believed a lie ${timesInWords(times)}`],
}
