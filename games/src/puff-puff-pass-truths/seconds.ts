import { bestSeconds, FINALE_SECONDS, type Length } from '../kit/index.ts'

const WRITE = 120
/** From the second round on there are two lines to write. */
const WRITE_AGAIN = 60
export const VOTE = 20
export const ASK = 10
export const LAP = 8

export function writeSeconds(lap: number): number {
  return lap <= 1 ? WRITE : WRITE_AGAIN
}

/** The fewer players, the longer each is questioned, and the longer a story may be. */
const QUESTIONS = [60, 60, 60, 50, 38, 28, 20] as const
const STORY = [40, 40, 40, 25, 20] as const

export function questionSeconds(players: number): number {
  return QUESTIONS[Math.max(0, players - 2)] ?? 20
}

export function storySeconds(players: number): number {
  return STORY[Math.max(0, players - 2)] ?? 20
}

/** When each card of a reveal turns over, in milliseconds, the lie last, and when it ends. */
const TURNS_OF_THREE = { at: [1500, 4000, 7000], seconds: 12 } as const
const TURNS_OF_TWO = { at: [1500, 4500], seconds: 10 } as const

export function turnsOf(statements: number): { readonly at: readonly number[]; readonly seconds: number } {
  return statements > 2 ? TURNS_OF_THREE : TURNS_OF_TWO
}

/** Among people who talk: writing, questions and stories take most of their clock, a vote half of it. */
const [MOST_OF_IT, HALF] = [0.8, 0.5]

function authorSeconds(players: number, statements: number): number {
  const talking = questionSeconds(players) + storySeconds(players)
  return MOST_OF_IT * talking + HALF * (VOTE + ASK) + turnsOf(statements).seconds
}

export const length: Length = {
  once: (players) =>
    FINALE_SECONDS +
    MOST_OF_IT * (WRITE - WRITE_AGAIN) +
    players * (authorSeconds(players, 3) - authorSeconds(players, 2)),
  lap: (players) => MOST_OF_IT * WRITE_AGAIN + players * authorSeconds(players, 2) + bestSeconds(players) + LAP,
  most: () => 4,
}
