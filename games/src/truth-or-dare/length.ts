import { bestSeconds, FACE_SECONDS, type Length, PLEA_CLOCKS, POINT_SECONDS } from '../kit/index.ts'

export const CHOOSE = 15
export const DEAL = 15
export const TRUTH = 60
export const DARE = 90
export const VERDICT = 10
export const REVEAL = 6

/** People who choose, call and judge take half of the time there is, people who perform or plead most of it. */
const HALF = 0.5
const MOST = 0.8

const TURN = HALF * CHOOSE + HALF * DEAL + (MOST * (TRUTH + DARE)) / 2 + HALF * VERDICT

/** The faces of those who judge come out one after the other; now and then one has to explain. */
function revealSeconds(players: number): number {
  return REVEAL + FACE_SECONDS * (players - 1) + EXPLAINS * 8
}

/** Of three judges and more one is alone about so often. */
const EXPLAINS = 0.15

/** The Point that closes a lap; its fingers, and the thumbs after a plea, come out one after the other. */
function pointSeconds(players: number): number {
  return (
    HALF * POINT_SECONDS +
    (4 + 0.6 * players) +
    MOST * PLEA_CLOCKS.plead +
    HALF * PLEA_CLOCKS.believe +
    (4 + 0.3 * players)
  )
}

export const length: Length = {
  lap: (players) => players * (TURN + revealSeconds(players)) + bestSeconds(players) + pointSeconds(players),
  hasFillers: true,
}
