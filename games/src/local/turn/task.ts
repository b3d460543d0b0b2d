import { WORTH } from '../../kit/verdict.ts'
import {
  ALL_VERDICTS,
  bestOfRound,
  type Course,
  gain,
  isDone,
  judgeOf,
  type LocalTurn,
  TASK_WORTH,
  thumbsOn,
  whyVerdict,
} from './turn.ts'

/** A truth, a dare, a question: thumbs before it, and after it the next player judges as the room shouts. */
export function taskCourse(turn: LocalTurn): Course {
  const { on, answers, prompt } = turn
  const { verdict } = answers
  const thumbs = thumbsOn(turn, on, isDone(verdict))
  const best = bestOfRound(turn, 'best')
  return {
    steps: [
      ...thumbs.steps,
      { field: 'verdict', name: 'task', options: ALL_VERDICTS, judge: judgeOf(turn) },
      ...best.steps,
    ],
    gains: gain(verdict ? [[on, TASK_WORTH * WORTH[verdict]]] : [], thumbs.gains, best.gains),
    why: [...whyVerdict(verdict), ...thumbs.why, ...best.why],
    moments: [
      ...(isDone(verdict) ? [[prompt.kind, on] as const] : []),
      ...(verdict === 'legend' ? [['legend', on] as const] : []),
      ...thumbs.moments,
      ...best.moments,
    ],
  }
}
