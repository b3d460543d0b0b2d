import { DEFAULT_SETTINGS, type Duration } from '@highjinks/protocol'
import type { Game } from '../index.ts'
import { type Evening, playEvening } from './evening.ts'
import { mean, noise, percent, row } from './figures.ts'

const LABEL: Readonly<Record<Duration, number>> = { Quick: 15, Standard: 30, Extended: 45 }
/** The largest difference between the minutes and the promise. */
const MINUTES_MOST = 0.2
/** The maximum advantage of one seat over another. */
const SEAT_MOST = 0.05
/**
 * A halftime leader must not almost always win. With two players, a coin flipped often lets 75 % win, so that isn't
 * measured.
 */
const LEADER_MOST = 0.75
/**
 * The maximum of time with nothing to do and nobody to listen to, at the table where most players wait for one; reveals
 * count too.
 */
const IDLE_MOST = 0.15
const IDLE_AT = 8
/** The minimum share of time without a performance in which players not on turn have something to do. */
const OWN_LEAST = 0.6

export interface Measured {
  readonly line: string
  readonly faults: readonly string[]
  /** The winner's score of each evening. */
  readonly best: readonly number[]
}

export const HEAD = row(
  'game',
  'length',
  'seats',
  'turns',
  'minutes',
  'promised',
  'idle',
  '(shows)',
  'own action',
  'leader wins',
  'best/worst',
)

/** Measures evenings of one game at one length and table. Seats and leaders are only measured at Standard. */
export function measureTable(game: Game, duration: Duration, count: number, times: number): Measured {
  const evenings = Array.from({ length: times }, (_, i) => playEvening({ game, count, duration, seed: i * 7919 + 13 }))
  const minutes = mean(evenings.map((evening) => evening.minutes))
  const promised = promisedMinutes(game, duration, count)
  const own = mean(evenings.map((evening) => evening.own))
  const idle = mean(evenings.map((evening) => evening.idle))
  const leads = leaderWins(evenings)
  const seats = seatsOf(evenings, count)
  const name = `${game.about.slug}, ${duration}, ${count} seats`
  const isMeasured = duration === 'Standard'
  const faults = [
    ...(Math.abs(minutes / promised - 1) > MINUTES_MOST
      ? [`${name}: takes ${minutes.toFixed(0)} minutes of ${promised}`]
      : []),
    ...(count === IDLE_AT && idle > IDLE_MOST ? [`${name}: ${percent(idle)} of the time idle`] : []),
    ...(isMeasured && own < OWN_LEAST ? [`${name}: something of one's own to do in ${percent(own)} of the time`] : []),
    ...(isMeasured && seats.spread - seats.chance > SEAT_MOST
      ? [`${name}: the best seat is worth ${percent(seats.spread)} more than the worst`]
      : []),
    ...(isMeasured && count > 2 && mean(leads) - noise(leads) >= LEADER_MOST
      ? [`${name}: ${percent(mean(leads))} of those who lead at half-time win`]
      : []),
  ]
  const turns = mean(evenings.map((evening) => evening.turns))
  return {
    line: row(
      game.about.slug,
      duration,
      `${count}`,
      turns.toFixed(1),
      minutes.toFixed(1),
      `${promised}`,
      percent(idle),
      percent(mean(evenings.map((evening) => evening.shows))),
      percent(own),
      percent(mean(leads)),
      `${percent(seats.spread)} ±${(seats.chance * 100).toFixed(1)}`,
    ),
    faults,
    best: evenings.map(({ scores }) => Math.max(...scores)),
  }
}

/** Returns the label's minutes, or the lobby's if the game knows that it can't keep the label. */
function promisedMinutes(game: Game, duration: Duration, count: number): number {
  const said = game.minutes(count, { ...DEFAULT_SETTINGS, duration })
  const label = LABEL[duration]
  return Math.abs(said / label - 1) > MINUTES_MOST ? said : label
}

/** Returns 1 for each evening whose halftime leader won, and 0 for the others with a leader. */
function leaderWins(evenings: readonly Evening[]): readonly number[] {
  return evenings.flatMap(({ isLeaderFirst }) => (isLeaderFirst === null ? [] : [Number(isLeaderFirst)]))
}

/** Returns the best seat's advantage over the worst, and how much of it may be chance. */
function seatsOf(evenings: readonly Evening[], count: number): { readonly spread: number; readonly chance: number } {
  const bySeat = Array.from({ length: count }, (_, seat) => evenings.map(({ scores }) => scores[seat] ?? 0))
  const worth = bySeat.map(mean)
  const worst = Math.max(1, Math.min(...worth))
  return { spread: Math.max(...worth) / worst - 1, chance: (Math.SQRT2 * Math.max(...bySeat.map(noise))) / worst }
}
