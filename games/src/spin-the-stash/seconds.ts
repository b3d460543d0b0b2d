import { bestSeconds, FACE_SECONDS, type Length, PLEA_CLOCKS } from '../kit/index.ts'
import { LEAD_MS, REST_MS, SEGMENTS, SPIN_MS } from './wheel.ts'

/** The maximum of each phase at normal pace. */
export const SECONDS = {
  spin: 8,
  turning: (LEAD_MS + SPIN_MS + REST_MS) / 1000,
  bet: 12,
  pick: 20,
  resolve: 90,
  /** The receiver, and the reason. */
  why: 30,
  verdict: 10,
  /** Extra time for each player on trial. */
  trial: 6,
  score: 5,
} as const

const half = (seconds: number) => seconds / 2
const most = (seconds: number) => seconds * 0.8

const wheel = half(SECONDS.spin) + SECONDS.turning
/** Duel, Swap, Dare and Jackpot: the judges' faces appear one by one, and sometimes one explains. */
const judged = (players: number) =>
  half(SECONDS.bet) + most(SECONDS.resolve) + half(SECONDS.verdict) + SECONDS.score + FACE_SECONDS * (players - 1) + 1
const gift = half(SECONDS.pick) + most(SECONDS.why) + SECONDS.score
const rule = half(SECONDS.pick) + SECONDS.score
/** Pointing, a finger each, a plea, and a thumb each. */
const point = (players: number) =>
  half(20) + 4 + 0.6 * players + most(PLEA_CLOCKS.plead) + half(PLEA_CLOCKS.believe) + 4 + 0.3 * players
/** Writing, voting, and a second for each line. */
const writing = (players: number) => most(40) + half(20) + 4 + players

export const length: Length = {
  lap: (players) =>
    players * (wheel + (4 * judged(players) + gift + rule + point(players) + writing(players)) / SEGMENTS.length) +
    bestSeconds(players),
  hasFillers: true,
}
