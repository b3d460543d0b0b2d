import { bestOfRound, type Course, gain, type LocalTurn } from './turn.ts'

/** For the first, the second, and any later player who recognized it. */
const BY_ORDER = [200, 150, 100] as const
const EACH_FOR_ACTOR = 100

export function actCourse(turn: LocalTurn): Course {
  const { on, others, answers } = turn
  const saw = (answers.picks ?? []).map(({ who }) => who)
  const best = bestOfRound(turn, 'best')
  return {
    steps: [{ field: 'picks', name: 'saw', among: others, options: ['saw'] }, ...best.steps],
    gains: gain(
      saw.map((one, at) => [one, BY_ORDER[Math.min(at, BY_ORDER.length - 1)] ?? 0] as const),
      [[on, EACH_FOR_ACTOR * saw.length]],
      best.gains,
    ),
    why: [
      ...(saw.length > 0 ? [`${BY_ORDER.join(', ')} for seeing it`, `${EACH_FOR_ACTOR} to the actor for each`] : []),
      ...best.why,
    ],
    moments: [
      ...saw.map((one, at) => [at === 0 ? 'quick' : 'mind', one] as const),
      ...(answers.picks ? [[actorsMoment(saw.length, others.length), on] as const] : []),
      ...best.moments,
    ],
  }
}

function actorsMoment(saw: number, others: number): string {
  if (saw === 0) return 'riddle'
  return saw === others && others > 1 ? 'book' : 'clear'
}
