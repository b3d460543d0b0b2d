import type { Duration } from '@highjinks/protocol'
import { bestSeconds, fillerSeconds, type Length } from '../kit/index.ts'

export const PREPARE_SECONDS = 60
/** The facts last for fifteen or thirty minutes; in a longer game each one is argued for longer. */
export const ARGUE_SECONDS: Readonly<Record<Duration, number>> = { Quick: 30, Standard: 45, Extended: 60 }
/** Includes four seconds for reading the background aloud. */
const REVEAL_SECONDS = 12
/** From the second lap on people know how it goes: the beats of a reveal run at two thirds. */
const LATER_REVEAL_SECONDS = 8

export function revealSeconds(round: number): number {
  return round > 1 ? LATER_REVEAL_SECONDS : REVEAL_SECONDS
}

/** No game deals more at any level, so a level's facts last eight players four evenings. */
const FACTS = 31

export const length: Length = {
  lap: lapSeconds,
  most: (players) => Math.max(1, Math.floor(FACTS / players)),
  hasFillers: true,
}

/** More of them in a row would be a different game. */
const MOST_INSTEAD = 4

/** Returns how many interludes replace a round without facts. */
export function interludesInstead(players: number, duration: Duration): number {
  return Math.min(MOST_INSTEAD, Math.max(1, Math.round(lapSeconds(players, duration) / fillerSeconds(players))))
}

/** Among people who talk: the last one is ready after three quarters of the clock, and most arguments are heard out. */
function lapSeconds(players: number, duration: Duration): number {
  return PREPARE_SECONDS * 0.75 + players * (ARGUE_SECONDS[duration] * 0.8 + REVEAL_SECONDS) + bestSeconds(players)
}
