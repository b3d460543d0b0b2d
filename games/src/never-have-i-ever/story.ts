import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { addScores, type Context, closeApplause, countMoment, pickOne, presentPlayers, required } from '../kit/index.ts'
import type { State } from './state.ts'

const STORY = 100
/** Whoever told a story is not asked for the next rounds' ones. */
const REST = 2
/** So many rounds at the end count double. */
export const DOUBLED = 3

export function isDouble({ round, rounds }: State): boolean {
  return rounds > DOUBLED && round > rounds - DOUBLED
}

export function isResting({ told, round }: State, seat: PlayerId): boolean {
  const at = told[seat]
  return at !== undefined && round - at <= REST
}

/** Whoever has may be asked how it was. */
export function mayAsk(state: State, seat: PlayerId): boolean {
  return state.sides[seat] === 'have' && !isResting(state, seat)
}

/** Those to choose from: a simulated player has a story only where no person offers one. */
function candidates(state: State, context: Pick<Context, 'seats'>): readonly PlayerId[] {
  const here = state.asking.filter((id) => context.seats.some((seat) => seat.id === id && seat.online))
  const people = here.filter((id) => context.seats.some((seat) => seat.id === id && !seat.isBot))
  return people.length > 0 ? people : here
}

export function ask(state: State, by: PlayerId, isWilling: boolean): Step<State> {
  if (state.stage.phase !== 'reveal') return refuse('wrong-phase')
  if (!mayAsk(state, by)) return refuse('not-allowed')
  if (state.asking.includes(by) === isWilling) return refuse('already-done')
  const others = state.asking.filter((id) => id !== by)
  return accept({ ...state, asking: isWilling ? [...others, by] : others })
}

/** It may be changed until the time is up: somebody else may want to be asked by then. */
export function hear(state: State, by: PlayerId, teller: PlayerId): Step<State> {
  if (state.stage.phase !== 'reveal') return refuse('wrong-phase')
  if (by === teller || !state.asked.includes(by) || !state.asking.includes(teller)) return refuse('not-allowed')
  if (state.wanted[by] === teller) return refuse('already-done')
  return accept({ ...state, wanted: { ...state.wanted, [by]: teller } })
}

/** Whom the table wants to hear: the most votes of those who want to be asked, by lot where they are even. */
export function electTeller(state: State, context: Context): PlayerId | null {
  const standing = candidates(state, context)
  const votes = (id: PlayerId) => Object.values(state.wanted).filter((one) => one === id).length
  const most = Math.max(0, ...standing.map(votes))
  return (
    pickOne(
      standing.filter((id) => votes(id) === most),
      context.random,
    ) ?? null
  )
}

/** Whoever was heard, or sat there until the time was up, is paid; whoever went away in the middle is not. */
export function payStory(state: State, context: Context): State {
  const teller = required(state.teller)
  const closed = closeApplause(state, [teller])
  const rested = { ...closed, told: { ...closed.told, [teller]: state.round } }
  if (!state.hasTold && !presentPlayers(state, context).includes(teller)) return rested
  return countMoment(addScores(rested, { [teller]: STORY }, isDouble(state) ? 2 : 1), 'story', teller)
}
