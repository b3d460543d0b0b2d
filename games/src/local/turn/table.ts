import type { LocalPrompt } from '../prompt.ts'
import { pointCourse } from './spin.ts'
import { type Course, gain, type LocalTurn } from './turn.ts'

const RARE = 200
/** The pay of the player whose turn goes to the whole table: reading the card aloud and counting. */
const HOSTED = 300
const RIGHT_SIDE = 300
const FOR_READING = `${HOSTED} for reading it out`

/** A card for the whole table: everyone points, raises a hand or walks to a side, and nobody is alone on turn. */
export function tableCourse(turn: LocalTurn, prompt: Extract<LocalPrompt, { kind: 'table' }>): Course {
  switch (prompt.ask) {
    case 'point':
      return fingersCourse(turn)
    case 'hands':
      return handsCourse(turn)
    case 'side':
      return sideCourse(turn, prompt.isTrue)
  }
}

/** The most pointed-at player defends themselves, and the others believe it or not. */
function fingersCourse(turn: LocalTurn): Course {
  const course = pointCourse(turn)
  if (!turn.answers.verdict) return course
  return {
    ...course,
    gains: gain([[turn.on, HOSTED]], Object.entries(course.gains)),
    why: [...(course.why ?? []), FOR_READING],
  }
}

/** Hands up for those who have; the fewer of both are paid. */
function handsCourse({ on, others, answers }: LocalTurn): Course {
  const everybody = [on, ...others]
  const have = answers.picks?.map(({ who }) => who)
  const never = everybody.filter((one) => have !== undefined && !have.includes(one))
  const rare = have === undefined || have.length === never.length ? [] : have.length < never.length ? have : never
  return {
    steps: [{ field: 'picks', name: 'hands', among: everybody, options: ['have'] }],
    gains: gain(
      have === undefined ? [] : [[on, HOSTED]],
      rare.map((one) => [one, RARE] as const),
    ),
    why: have === undefined ? [] : [...(rare.length > 0 ? [`${RARE} for the smaller side`] : []), FOR_READING],
    moments: [...(have ?? []).map((one) => ['have', one] as const), ...never.map((one) => ['never', one] as const)],
  }
}

/** A fact that nobody at the table knows: some walk to Legit, the others to Baked. */
function sideCourse({ on, others, answers }: LocalTurn, isTrue: boolean): Course {
  const everybody = [on, ...others]
  const legit = answers.picks?.map(({ who }) => who)
  const right = legit === undefined ? [] : everybody.filter((one) => legit.includes(one) === isTrue)
  return {
    steps: [{ field: 'picks', name: 'side', among: everybody, options: ['legit'] }],
    gains: gain(
      legit === undefined ? [] : [[on, HOSTED]],
      right.map((one) => [one, RIGHT_SIDE] as const),
    ),
    why: legit === undefined ? [] : [...(right.length > 0 ? [`${RIGHT_SIDE} for the right side`] : []), FOR_READING],
    moments: right.map((one) => ['sharp', one] as const),
  }
}
