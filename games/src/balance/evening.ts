import { DEFAULT_SETTINGS, type Duration, type PlayerId } from '@highjinks/protocol'
import { type Game, seeded } from '../index.ts'
import { Rehearsal } from '../testing/index.ts'
import type { AnyPolicy } from './policy.ts'
import { type Thinker, thinkersOf } from './thinker.ts'

export interface EveningAsk {
  readonly game: Game
  readonly count: number
  readonly duration: Duration
  readonly seed: number
  /** Each seat's policy, in order; missing or null means the simulated player. */
  readonly policies?: readonly (AnyPolicy | null)[]
}

export interface Evening {
  readonly turns: number
  readonly minutes: number
  /** By seat. */
  readonly scores: readonly number[]
  /** Each seat's share of the win: half each if two tie. */
  readonly wins: readonly number[]
  /** Whether the only leader at halftime won. Null if there was none. */
  readonly isLeaderFirst: boolean | null
  /** The share of everyone's time with nothing to do and nobody to listen to. */
  readonly idle: number
  /** The share of the time without a performance in which players not on turn have something to do. */
  readonly own: number
  /** The share of time in which something is revealed and nobody has to act. */
  readonly shows: number
  /** The number of policies' moves that the rules refused. */
  readonly refused: number
}

/** The maximum of steps in an evening; more is a loop. */
const MOST_STEPS = 50_000

/** Plays one evening among people who talk: each uses a part of the available time, at their own pace. */
export function playEvening({ game, count, duration, seed, policies = [] }: EveningAsk): Evening {
  const settings = { ...DEFAULT_SETTINGS, duration, clock: 'hard' } as const
  const random = seeded(seed)
  const paces = Array.from({ length: count }, () => random())
  const table = new Rehearsal(game, { seed, random, seats: count, settings, isTrusted: true })
  const { seats, now: began } = table
  let leaders: readonly PlayerId[] | null = null
  let cue = ''
  let thinkers: readonly Thinker[] = []
  let [idle, shows, refused] = [0, 0, 0]
  let [own, waits] = [0, 0]
  for (let step = 0; !game.isOver(table.state); step++) {
    const { state, now } = table
    if (step > MOST_STEPS) throw new Error(`${game.about.slug}, seed ${seed}: stuck in ${cue}`)
    const due = game.deadline(state, settings) ?? now
    const shown = game.cue(state)
    if (shown !== cue) {
      cue = shown
      leaders ??= leadersAtHalf(game, state)
      thinkers = thinkersOf(game, state, { ids: seats.map(({ id }) => id), paces, since: now, due, random })
    }
    const next = nextMove(table, thinkers)
    const at = next ? Math.max(now, next.at) : due
    const isIdle = new Set(game.idle(state))
    const idlers = isIdle.size
    idle += idlers * (at - now)
    if (idlers === count) shows += idlers * (at - now)
    if (!game.isPerformance(state)) {
      const { turn } = game.view(state)
      const others = seats.filter(({ id }) => id !== turn)
      own += others.filter(({ id }) => !isIdle.has(id)).length * (at - now)
      waits += others.length * (at - now)
    }
    if (!next) {
      table.pass()
      continue
    }
    table.now = at
    const chosen = policies[seats.findIndex(({ id }) => id === next.id)]?.(
      game.view(state),
      game.hand(state, next.id),
      next.id,
      random,
    )
    const given = chosen ? table.move(next.id, chosen) : null
    if (given && !given.ok) refused++
    const taken = given?.ok ? given : table.move(next.id, next.move)
    if (!taken.ok) throw new Error(`${game.about.slug}: ${taken.code} for ${JSON.stringify(next.move)}`)
  }
  const { state, now } = table
  const standings = game.standings(state)
  const winners = standings.filter((standing) => standing.place === 1).map((standing) => standing.id)
  const [leader, another] = leaders ?? []
  return {
    turns: game.view(state).round,
    minutes: (now - began) / 60_000,
    scores: seats.map(({ id }) => standings.find((standing) => standing.id === id)?.score ?? 0),
    wins: seats.map(({ id }) => (winners.includes(id) ? 1 / winners.length : 0)),
    isLeaderFirst: leader === undefined || another !== undefined ? null : winners.includes(leader),
    idle: idle / Math.max(1, (now - began) * count),
    own: own / Math.max(1, waits),
    shows: shows / Math.max(1, (now - began) * count),
    refused,
  }
}

/** Null before the second half. */
function leadersAtHalf(game: Game, state: unknown): readonly PlayerId[] | null {
  const { round, rounds, standings } = game.view(state)
  return round > rounds / 2 ? standings.filter((standing) => standing.place === 1).map((standing) => standing.id) : null
}

function nextMove(table: Rehearsal<Game>, thinkers: readonly Thinker[]): (Thinker & { readonly move: unknown }) | null {
  for (const thinker of thinkers) {
    const move = table.simulated(thinker.id)
    if (move !== null) return { ...thinker, move }
  }
  return null
}
