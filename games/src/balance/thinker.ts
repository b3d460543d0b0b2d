import type { PlayerId } from '@highjinks/protocol'
import type { Game } from '../index.ts'

/** When a player acts. */
export interface Thinker {
  readonly id: PlayerId
  readonly at: number
}

/** The fraction of a clock within which people act. */
type Span = readonly [from: number, to: number]
const PERFORMING: Span = [0.7, 0.9]
const CHOOSING: Span = [0.3, 0.7]
/** Listeners clap whenever they like. */
const LISTENING: Span = [0.1, 0.7]

interface Waiting {
  readonly ids: readonly PlayerId[]
  /** From 0, the quickest, to 1, in the order of `ids`. */
  readonly paces: readonly number[]
  readonly since: number
  readonly due: number
  readonly random: () => number
}

/** Returns when each player acts within this clock, earliest first: half by their own pace, half by chance. */
export function thinkersOf(
  game: Game,
  state: unknown,
  { ids, paces, since, due, random }: Waiting,
): readonly Thinker[] {
  const isPerformance = game.isPerformance(state)
  const { waiting, welcome } = game.view(state)
  const spanOf = (id: PlayerId) =>
    !isPerformance ? CHOOSING : [...waiting, ...welcome].includes(id) ? PERFORMING : LISTENING
  return ids
    .map((id, i) => {
      const [from, to] = spanOf(id)
      const part = from + (to - from) * (((paces[i] ?? 0) + random()) / 2)
      return { id, at: since + (due - since) * part }
    })
    .sort((a, b) => a.at - b.at)
}
