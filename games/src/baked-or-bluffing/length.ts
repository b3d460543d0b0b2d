import type { Duration } from '@highjinks/protocol'
import { bestSeconds, fillerSeconds, type Length } from '../kit/index.ts'

export const PREPARE_SECONDS = 60
/** A game has facts for a quarter of an hour or two: in a longer one each of them is argued for longer. */
export const ARGUE_SECONDS: Readonly<Record<Duration, number>> = { Quick: 30, Standard: 45, Extended: 60 }
/** Four of them are for what is known about it, read aloud. */
const REVEAL_SECONDS = 12
/** From the second lap on people know how it goes: the beats of a reveal run at two thirds. */
const LATER_REVEAL_SECONDS = 8

export function revealSeconds(round: number): number {
  return round > 1 ? LATER_REVEAL_SECONDS : REVEAL_SECONDS
}

/** No game deals more, whatever its level: so the facts of a level last eight people four evenings. */
const FACTS = 31

export const length: Length = {
  lap: lapSeconds,
  most: (players) => Math.max(1, Math.floor(FACTS / players)),
  hasFillers: true,
}

/** More of them in a row would be another game. */
const MOST_INSTEAD = 4

/** How many interludes stand for a lap that has no facts. */
export function interludesInstead(players: number, duration: Duration): number {
  return Math.min(MOST_INSTEAD, Math.max(1, Math.round(lapSeconds(players, duration) / fillerSeconds(players))))
}

/** Among people who talk: the last one is ready after three quarters of the clock, most of an argument is heard out. */
function lapSeconds(players: number, duration: Duration): number {
  return PREPARE_SECONDS * 0.75 + players * (ARGUE_SECONDS[duration] * 0.8 + REVEAL_SECONDS) + bestSeconds(players)
}
