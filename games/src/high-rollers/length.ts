import { bestSeconds, type Length } from '../kit/index.ts'
import { TASKS, type Task } from './roll.ts'

/** The time that the dice tumble at the start of a throw. Players can only act on the result afterwards. */
export const TUMBLE_MS = 2200
/** `again` is for another look at a fuller pot; by then nobody calls. */
export const SECONDS = {
  ready: 5,
  keep: 14,
  again: 8,
  roll: 4,
  wild: 8,
  name: 8,
  pick: 10,
  verdict: 8,
  score: 4,
} as const
/** The pot goes to the jar. */
export const BUST_SECONDS = 5.5
/** An answer is shorter than a stunt, and two take longer than one. */
export const PERFORMANCE: Readonly<Record<Task, number>> = { Truth: 60, Hit: 75, Pass: 75, Challenge: 90 }

/** The frequency of the parts that aren't in every turn. */
const OFTEN = { again: 2 / 3, held: 2 / 3, bust: 1 / 3, wild: 1 / 6, named: 1 / 3 }
const MEAN_PERFORMANCE = TASKS.reduce((sum, task) => sum + PERFORMANCE[task] / TASKS.length, 0)
/** The time for each face that flies to its answer. */
const FACE = 0.45

export const length: Length = {
  lap: (players) =>
    players *
      (0.5 * (SECONDS.ready + SECONDS.keep + SECONDS.verdict) +
        OFTEN.held * SECONDS.roll +
        OFTEN.bust * BUST_SECONDS +
        0.5 * (OFTEN.again * SECONDS.again + OFTEN.wild * SECONDS.wild) +
        0.5 * (OFTEN.named * SECONDS.name + OFTEN.bust * SECONDS.pick) +
        0.8 * MEAN_PERFORMANCE +
        SECONDS.score +
        FACE * (players - 1)) +
    bestSeconds(players),
  hasFillers: true,
}
