import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import {
  addScores,
  type Context,
  countMoment,
  isPerson,
  peopleFirst,
  pickOne,
  presentPlayers,
  required,
  withDeeds,
} from '../kit/index.ts'
import { playersAlone } from './gains.ts'
import { countSides, playersOn } from './sides.ts'
import type { State } from './state.ts'

const STORY = 100
/** The number of final rounds that count double. */
export const DOUBLED = 3

export function isDouble({ round, rounds, plan }: State): boolean {
  return rounds > DOUBLED && !plan.isCut && round > rounds - DOUBLED
}

/** Returns for how many rounds a teller isn't asked again: the fewer players, the sooner. */
function restOf(players: number): number {
  if (players <= 2) return 0
  return players <= 4 ? 1 : 2
}

export function isResting({ told, round, asked }: State, seat: PlayerId): boolean {
  const at = told[seat]
  return at !== undefined && round - at <= restOf(asked.length)
}

/** Returns whether this player may tell how it was. */
export function mayAsk(state: State, seat: PlayerId): boolean {
  return state.sides[seat] === 'have' && !isResting(state, seat)
}

/** Returns the players who haven't said whether they want to tell; in incognito, everyone. */
export function stillAsked(state: State): readonly PlayerId[] {
  const silent = state.asked.filter((id) => !state.asking.includes(id) && !state.declined.includes(id))
  return state.mode === 'open' ? silent.filter((id) => mayAsk(state, id)) : silent
}

export function ask(state: State, by: PlayerId, isWilling: boolean): Step<State> {
  if (state.stage.phase !== 'ask') return refuse('wrong-phase')
  if (isWilling ? !mayAsk(state, by) : !state.asked.includes(by)) return refuse('not-allowed')
  const list = isWilling ? state.asking : state.declined
  if (list.includes(by)) return refuse('already-done')
  const without = (ids: readonly PlayerId[]) => ids.filter((id) => id !== by)
  const asking = isWilling ? [...state.asking, by] : without(state.asking)
  return accept({ ...state, asking, declined: isWilling ? without(state.declined) : [...state.declined, by] })
}

/** Returns the possible tellers; simulated players only if no person offers a story. */
export function candidates(state: State, context: Pick<Context, 'seats'>): readonly PlayerId[] {
  const here = state.asking.filter((id) => context.seats.some((seat) => seat.id === id && seat.online))
  return peopleFirst(here, context)
}

/** Returns the voters who haven't chosen yet. */
export function stillChoosing(state: State): readonly PlayerId[] {
  return state.choosers.filter((id) => !state.wanted[id] && state.asking.some((one) => one !== id))
}

export function hear(state: State, by: PlayerId, teller: PlayerId): Step<State> {
  if (state.stage.phase !== 'choose') return refuse('wrong-phase')
  if (by === teller || !state.choosers.includes(by) || !state.asking.includes(teller)) return refuse('not-allowed')
  if (state.wanted[by]) return refuse('already-done')
  return accept({ ...state, wanted: { ...state.wanted, [by]: teller } })
}

/** Elects the teller: the most votes among the volunteers, at random in a tie. */
export function electTeller(state: State, context: Context): PlayerId | null {
  const standing = candidates(state, context)
  const votes = (id: PlayerId) => Object.values(state.wanted).filter((one) => one === id).length
  const most = Math.max(0, ...standing.map(votes))
  const first = standing.filter((id) => votes(id) === most)
  return pickOne(first, context.random) ?? null
}

/**
 * Nominates a player if nobody wants to tell: the one who stands alone, who has a reason to, or a random one of those
 * who have. Only a person who is here, hasn't refused and hasn't just told one; nobody in incognito.
 */
export function nominate(state: State, context: Context): PlayerId | null {
  const here = presentPlayers(state, context)
  const may = (id: PlayerId) =>
    here.includes(id) && !isResting(state, id) && !state.declined.includes(id) && isPerson(id, context)
  if (state.mode !== 'open') return null
  const alone = countSides(state).answers > 2 ? playersAlone(state).filter(may) : []
  const [odd] = alone
  return odd ?? pickOne(playersOn(state, 'have').filter(may), context.random) ?? null
}

/** A nominated player may wave it on, and nobody learns of the nomination. */
export function waveOn(state: State, by: PlayerId): Step<State> {
  if (state.nominee !== by || state.hasWaved) return refuse('not-allowed')
  return accept({ ...state, hasWaved: true })
}

/** Pays a player who told the story, or stayed until the time was up; not one who left in the middle. */
export function payStory(state: State, context: Context): State {
  const teller = required(state.teller)
  const rested: State = { ...state, claps: {}, told: { ...state.told, [teller]: state.round } }
  if (!state.hasTold && !presentPlayers(state, context).includes(teller)) return rested
  const told = state.card ? withDeeds(rested, [teller], state.card) : rested
  return countMoment(addScores(told, { [teller]: STORY }, isDouble(state) ? 2 : 1), 'story', teller)
}
