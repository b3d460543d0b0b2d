import { type Duration, INTENSITIES } from '@highjinks/protocol'
import { facts } from '../decks/facts/index.ts'
import { fillerSeconds, type Length } from '../kit/index.ts'

export const PREPARE_SECONDS = 60
/** A level has facts for a quarter of an hour or two: in a longer game each of them is argued for longer. */
export const ARGUE_SECONDS: Readonly<Record<Duration, number>> = { Quick: 30, Standard: 45, Extended: 60 }
export const REVEAL_SECONDS = 8
export const APPLAUSE_SECONDS = 5

/** No game deals a fact twice, whatever its level. */
const FACTS = Math.min(...INTENSITIES.map((level) => facts.filter((fact) => fact.intensity === level).length))

export const length: Length = {
  lap: lapSeconds,
  most: (players) => Math.max(1, Math.floor(FACTS / players)),
  hasFillers: true,
}

/** How many interludes take as long as a lap that has no facts. */
export function interludesInstead(players: number, duration: Duration): number {
  return Math.max(1, Math.round(lapSeconds(players, duration) / fillerSeconds(players)))
}

/** Among people who talk: the last one is ready after three quarters of the clock, most of an argument is heard out. */
function lapSeconds(players: number, duration: Duration): number {
  return PREPARE_SECONDS * 0.75 + players * (ARGUE_SECONDS[duration] * 0.8 + REVEAL_SECONDS) + APPLAUSE_SECONDS
}
