import { bestSeconds, FACE_SECONDS, type Length, PLEA_CLOCKS, POINT_SECONDS } from '../kit/index.ts'

export const CHOOSE = 15
export const DEAL = 15
export const TRUTH = 60
export const DARE = 90
export const VERDICT = 10
export const REVEAL = 6

/** People who choose, call and judge use half of the available time; people who perform or plead use most of it. */
const HALF = 0.5
const MOST = 0.8

const TURN = HALF * CHOOSE + HALF * DEAL + (MOST * (TRUTH + DARE)) / 2 + HALF * VERDICT

/** The judges' faces appear one after the other; sometimes one must explain. */
function revealSeconds(players: number): number {
  return REVEAL + FACE_SECONDS * (players - 1) + EXPLAINS * 8
}

/** With three or more judges, how often one is alone. */
const EXPLAINS = 0.15

/** The Point that ends a round; its fingers, and the thumbs after a plea, appear one after the other. */
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
