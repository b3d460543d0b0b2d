import { DURATION_MINUTES, type Duration, type Pace, type Settings } from '@highjinks/protocol'
import * as z from 'zod/mini'

/** By how much a pace stretches a clock; null: no clock at all. */
export const PACE: Readonly<Record<Pace, number | null>> = { brisk: 0.7, normal: 1, relaxed: 1.5, none: null }

/** How far the clocks of phases that wait for people may give way so that laps come out even. */
const LEAST_STRETCH = 0.75
const MOST_STRETCH = 1.25
/** What a Point or an Everybody Writes takes among people who talk, on average: a finger and a line more for each. */
export function fillerSeconds(players: number): number {
  return 35 + 1.25 * players
}

/** No more of them than one for so many turns: they fill up a game, and are none. */
const TURNS_A_FILLER = 2

/** What a game takes among people who talk, at normal pace: performances most of their clock, votes half of it. */
export interface Length {
  /** One lap (everybody's turn once), or one round where all play at once. */
  readonly lap: (players: number, duration: Duration) => number
  /** Once a game, beside the laps. */
  readonly once?: (players: number, duration: Duration) => number
  /** How many laps there may be at most; left out, as many as fit. */
  readonly most?: (players: number, duration: Duration) => number
  /** So many laps, whatever the label says: nothing is stretched to it or fills up to it. Null: as many as fit. */
  readonly fixed?: (players: number, duration: Duration) => number | null
  /** Whether Point or Everybody Writes may fill up between turns. */
  readonly hasFillers?: true
}

export const plan = z.object({
  laps: z.int(),
  /** By this the clocks of phases that wait for people are longer or shorter. */
  stretch: z.number(),
  /** How many Points and Everybody Writes fill up between turns, and how many were. */
  fillers: z.int(),
  filled: z.int(),
  /** The time it will take, as the lobby says it. */
  minutes: z.int(),
  /** For how many it was made; null: for whoever was there when nobody asked yet. */
  players: z._default(z.nullable(z.int()), null),
  /** It ends sooner than planned because people asked for that: no round of it counts double. */
  isCut: z._default(z.boolean(), false),
})
export type Plan = z.infer<typeof plan>

/** Laps, clocks and fillers so that it takes the minutes of its label. */
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

/** Ends with this lap, and nothing fills it up any more; the very same plan where it does already. */
export function cutPlan(before: Plan, lap: number): Plan {
  if (lap >= before.laps) return before
  return { ...before, laps: lap, fillers: before.filled, isCut: true }
}

interface Progress {
  readonly players: number
  /** So many laps everybody has had, and somebody may have begun the next. */
  readonly lapsOver: number
  readonly isLapBegun: boolean
  /** How many laps at the end count double, and are announced as the last. */
  readonly last?: number
}

/**
 * Somebody came or went: whole laps, to the number that brings the evening nearest its label. A lap that was begun as the
 * last stays the last; one that was not is followed by another, for nobody's turn in it counted double.
 */
export function planAnew(
  before: Plan,
  length: Length,
  settings: Pick<Settings, 'duration' | 'pace'>,
  { players, lapsOver, isLapBegun, last = 1 }: Progress,
): Plan {
  if (players === before.players || players < 1) return before
  // A table of before, when nobody noted for how many it was planned
  if (before.players === null || before.isCut) return { ...before, players }
  const fresh = planFor(length, players, settings)
  const isEnding = lapsOver >= before.laps || (isLapBegun ? lapsOver : lapsOver - 1) >= before.laps - last
  if (isEnding) return { ...before, players }
  const fewest = lapsOver + last + (isLapBegun ? 1 : 0)
  const left = Math.round((1 - lapsOver / before.laps) * fresh.laps)
  const laps = Math.max(fewest, lapsOver + left)
  return { ...fresh, laps, fillers: Math.max(before.filled, fresh.fillers), filled: before.filled }
}

/** Whether a filler is due after so many turns of so many: they are spread evenly, and none comes after the last. */
export function isFillerDue({ fillers, filled }: Plan, turnsHad: number, turnsInAll: number): boolean {
  return turnsHad < turnsInAll && filled < Math.floor((turnsHad * (fillers + 1)) / turnsInAll)
}
