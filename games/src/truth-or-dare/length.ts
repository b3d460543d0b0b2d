import { type Length, PLEAD_SECONDS, POINT_SECONDS } from '../kit/index.ts'

export const CHOOSE = 15
export const DEAL = 15
export const TRUTH = 60
export const DARE = 90
export const VERDICT = 10
export const REVEAL = 6

/** People who choose, call and judge take half of the time there is, people who perform or plead most of it. */
const HALF = 0.5
const MOST = 0.8

const TURN = HALF * CHOOSE + HALF * DEAL + (MOST * (TRUTH + DARE)) / 2 + HALF * VERDICT + REVEAL

/** The Point that closes a lap; its fingers come out one after the other. */
function pointSeconds(players: number): number {
  return HALF * POINT_SECONDS + (4 + 0.6 * players) + MOST * PLEAD_SECONDS
}

export const length: Length = {
  lap: (players) => players * TURN + pointSeconds(players),
  hasFillers: true,
}
