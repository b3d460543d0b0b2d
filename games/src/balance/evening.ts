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
  /** What each seat goes by, in their order; left out, as the simulated player. */
  readonly policies?: readonly (AnyPolicy | null)[]
}

export interface Evening {
  readonly turns: number
  readonly minutes: number
  /** By seat. */
  readonly scores: readonly number[]
  /** Each seat's part of the victory: a half each for two who share it. */
  readonly wins: readonly number[]
  /** Did the one who led alone at half-time win? Null when nobody did. */
  readonly isLeaderFirst: boolean | null
  /** The share of everybody's time in which they had nothing to do and nobody to listen to. */
  readonly idle: number
  /** Of the time in which nobody performs, the share in which whoever is not on turn has something of their own to do. */
  readonly own: number
  /** How much of it is shows: nobody is asked for anything, something is revealed. */
  readonly shows: number
  /** Moves of policies that the rules did not take. */
  readonly refused: number
}

/** No evening takes more steps than this; more is a loop. */
const MOST_STEPS = 50_000

/** One evening among people who talk: each takes a part of the time there is, by a pace of their own. */
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
