import type { PlayerId } from '@highjinks/protocol'
import { clapsLeft, pickOne, required, simulateFavorite, simulateInterlude } from '../kit/index.ts'
import { performers } from './rules.ts'
import { hasGuessed, lastDraw, struckScenes } from './run.ts'
import { type Move, SCENES, type State } from './state.ts'

/** The chance that a simulated player, who can't see the act, still finds the scene. */
const LUCK = 0.5
/** The chance of applause, at most once per run. */
const CLAPS = 0.55

export function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const { phase } = state.stage
  if (phase === 'ready') return seat === state.turn ? { type: 'start' } : null
  if (phase === 'guess' && state.audience.includes(seat) && !hasGuessed(state, seat))
    return mayGuess(state, seat) ? simulateGuess(state, random) : null
  if (phase === 'guess' || phase === 'gallery') return simulateClap(state, seat, random)
  if (phase === 'favorite') return simulateFavorite(state, seat, random)
  return simulateInterlude(state, seat, random)
}

/** A simulated player lets half of the people go first. */
function mayGuess(state: State, seat: PlayerId): boolean {
  if (!state.house.includes(seat)) return true
  const people = state.audience.filter((id) => !state.house.includes(id))
  return people.filter((id) => hasGuessed(state, id)).length * 2 >= people.length
}

function simulateGuess(state: State, random: () => number): Move {
  const struck = struckScenes(state.draws.slice(0, -1))
  const open = Array.from({ length: SCENES }, (_, i) => i).filter((i) => !struck.includes(i))
  const blind = required(pickOne(open, random))
  const scene = random() < LUCK ? required(lastDraw(state)).scene : blind
  return { type: 'guess', draw: state.draws.length, scene }
}

function simulateClap(state: State, seat: PlayerId, random: () => number): Move | null {
  const [actor] = performers(state)
  const hasClapped = (state.claps[seat] ?? 0) > 0
  if (actor === undefined || hasClapped || clapsLeft(state, seat, [actor]) === 0 || random() > CLAPS) return null
  return { type: 'applaud', for: actor }
}
