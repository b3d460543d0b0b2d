import { actCourse } from './act.ts'
import { neverCourse } from './never.ts'
import { rollCourse } from './roll.ts'
import { spinCourse } from './spin.ts'
import { tableCourse } from './table.ts'
import { taskCourse } from './task.ts'
import { factCourse, statementsCourse } from './told.ts'
import type { Answers, Course, LocalStep, LocalTurn } from './turn.ts'

/** Returns how this card is played on one phone. A pass ends the questions, and nobody is paid. */
export function courseOf(turn: LocalTurn): Course {
  const { prompt, answers } = turn
  if (answers.passed) return { steps: [], gains: {}, moments: [] }
  switch (prompt.kind) {
    case 'talk':
    case 'truth':
    case 'dare':
      return taskCourse(turn)
    case 'spin':
      return spinCourse(turn, prompt.segment)
    case 'roll':
      return rollCourse(turn, prompt.action, prompt.pips)
    case 'act':
      return actCourse(turn)
    case 'fact':
    case 'bluff':
      return factCourse(turn, prompt)
    case 'never':
      return neverCourse(turn)
    case 'statements':
      return statementsCourse(turn)
    case 'table':
      return tableCourse(turn, prompt)
  }
}

/** Returns the first step without an answer; null if all are answered. */
export function nextStep({ steps }: Course, answers: Answers): LocalStep | null {
  return steps.find(({ field }) => answers[field] === undefined) ?? null
}

/** Returns whether a value is a valid answer to a step. */
export function isAnswerTo(step: LocalStep, value: string | readonly Pick[]): boolean {
  if (typeof value === 'string') return step.field !== 'picks' && step.options.some((option) => option === value)
  if (step.field !== 'picks') return false
  const seats = value.map(({ who }) => who)
  return (
    new Set(seats).size === seats.length &&
    value.every(({ who, what }) => step.among.includes(who) && step.options.includes(what))
  )
}
type Pick = NonNullable<Answers['picks']>[number]
