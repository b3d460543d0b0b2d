import { WORTH } from '../../kit/verdict.ts'
import { ALL_VERDICTS, bestOfRound, type Course, gain, isDone, judgeOf, type LocalTurn, TASK_WORTH } from './turn.ts'

/** A truth, a dare, a question: done, and judged by the next player as the room shouts. */
export function taskCourse(turn: LocalTurn): Course {
  const { on, answers, prompt } = turn
  const { verdict } = answers
  const best = bestOfRound(turn, 'best')
  return {
    steps: [{ field: 'verdict', name: 'task', options: ALL_VERDICTS, judge: judgeOf(turn) }, ...best.steps],
    gains: gain(verdict ? [[on, TASK_WORTH * WORTH[verdict]]] : [], best.gains),
    moments: [
      ...(isDone(verdict) ? [[prompt.kind, on] as const] : []),
      ...(verdict === 'legend' ? [['legend', on] as const] : []),
      ...best.moments,
    ],
  }
}
