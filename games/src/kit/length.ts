import { DURATION_MINUTES, type Duration, type Pace, type Settings } from '@highjinks/protocol'
import * as z from 'zod/mini'

/** The factor by which a pace stretches a clock; null means no clock. */
export const PACE: Readonly<Record<Pace, number | null>> = { brisk: 0.7, normal: 1, relaxed: 1.5, none: null }

/** The smallest factor for the clocks of phases that wait for players, so that rounds come out even. */
const LEAST_STRETCH = 0.75
const MOST_STRETCH = 1.25
/**
 * Returns how long a Point or an Everybody Writes takes among people who talk, on average: one more finger and line per
 * player.
 */
export function fillerSeconds(players: number): number {
  return 35 + 1.25 * players
}

/** At most one per this many turns, because fillers fill up a game and aren't the game. */
const TURNS_A_FILLER = 2

/**
 * The length of a game among people who talk, at normal pace: performances take most of their clock, votes half of it.
 */
export interface Length {
  /** One round: everyone's turn once, or one round where all play together. */
  readonly lap: (players: number, duration: Duration) => number
  /** Once per game, beside the rounds. */
  readonly once?: (players: number, duration: Duration) => number
  /** The maximum of rounds; if missing, as many as fit. */
  readonly most?: (players: number, duration: Duration) => number
  /** So many laps, whatever the label says: nothing is stretched to it or fills up to it. Null: as many as fit. */
  readonly fixed?: (players: number, duration: Duration) => number | null
  /** Whether Point or Everybody Writes may fill time between turns. */
  readonly hasFillers?: true
}

export const plan = z.object({
  laps: z.int(),
  /** The factor for the clocks of phases that wait for players. */
  stretch: z.number(),
  /** How many Points and Everybody Writes are planned as fillers, and how many have been. */
  fillers: z.int(),
  filled: z.int(),
  /** The time it will take, as the lobby shows it. */
  minutes: z.int(),
  /** The number of players it was made for; null for tables from before this was stored. */
  players: z._default(z.nullable(z.int()), null),
  /** Whether it ends sooner than planned because players asked for that. Then no round counts double. */
  isCut: z._default(z.boolean(), false),
})
export type Plan = z.infer<typeof plan>

/** Plans rounds, clocks and fillers so that the game takes its label's minutes. */
export function planFor(length: Length, players: number, settings: Pick<Settings, 'duration' | 'pace'>): Plan {
  const promised = DURATION_MINUTES[settings.duration] * 60
  const pace = PACE[settings.pace] ?? 1
  const once = (length.once?.(players, settings.duration) ?? 0) * pace
  const lap = length.lap(players, settings.duration) * pace
  const fixed = length.fixed?.(players, settings.duration) ?? null
  if (fixed !== null) {
    const minutes = Math.round((once + fixed * lap) / 60)
    return { laps: fixed, stretch: 1, fillers: 0, filled: 0, minutes, players, isCut: false }
  }
  const most = length.most?.(players, settings.duration) ?? Number.POSITIVE_INFINITY
  const laps = Math.max(1, Math.min(most, Math.round((promised - once) / lap)))
  const plain = once + laps * lap
  const short = Math.max(0, promised - plain)
  const space = Math.floor((laps * players) / TURNS_A_FILLER)
  const filler = fillerSeconds(players) * pace
  const fillers = length.hasFillers ? Math.min(space, Math.floor(short / filler)) : 0
  const filled = plain + fillers * filler
  const stretch = Math.min(MOST_STRETCH, Math.max(LEAST_STRETCH, promised / filled))
  return {
    laps,
    stretch: Math.round(stretch * 100) / 100,
    fillers,
    filled: 0,
    minutes: Math.round((filled * stretch) / 60),
    players,
    isCut: false,
  }
}

/** Ends the plan with this round and without fillers. Returns the same plan if it already does. */
export function cutPlan(before: Plan, lap: number): Plan {
  if (lap >= before.laps) return before
  return { ...before, laps: lap, fillers: before.filled, isCut: true }
}

interface Progress {
  readonly players: number
  /** The number of rounds everyone has completed; someone may have begun the next. */
  readonly lapsOver: number
  readonly isLapBegun: boolean
  /** The number of rounds at the end that count double and are announced as the last. */
  readonly last?: number
}

/**
 * Plans again after someone came or went: whole rounds, as many as bring the evening nearest its label. A round begun
 * as the last stays the last; one that wasn't is followed by another, because nobody's turn in it counted double.
 */
export function planAnew(
  before: Plan,
  length: Length,
  settings: Pick<Settings, 'duration' | 'pace'>,
  { players, lapsOver, isLapBegun, last = 1 }: Progress,
): Plan {
  if (players === before.players || players < 1) return before
  // A table from before the number of players was stored
  if (before.players === null || before.isCut) return { ...before, players }
  const fresh = planFor(length, players, settings)
  const isEnding = lapsOver >= before.laps || (isLapBegun ? lapsOver : lapsOver - 1) >= before.laps - last
  if (isEnding) return { ...before, players }
  const fewest = lapsOver + last + (isLapBegun ? 1 : 0)
  const left = Math.round((1 - lapsOver / before.laps) * fresh.laps)
  const laps = Math.max(fewest, lapsOver + left)
  return { ...fresh, laps, fillers: Math.max(before.filled, fresh.fillers), filled: before.filled }
}

/**
 * Returns whether a filler is due after this many turns. Fillers are spread evenly, and none comes after the last turn.
 */
export function isFillerDue({ fillers, filled }: Plan, turnsHad: number, turnsInAll: number): boolean {
  return turnsHad < turnsInAll && filled < Math.floor((turnsHad * (fillers + 1)) / turnsInAll)
}
