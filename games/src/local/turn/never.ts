import { type Course, gain, type LocalTurn } from './turn.ts'

const EXACT = 300
/** With at least this many players, a near miss pays half. */
const CLOSE_FROM = 5
const STORY = 100

/** The reader calls how many hands will go up; then they are counted by face, and one of them may tell the story. */
export function neverCourse({ on, others, answers }: LocalTurn): Course {
  const everybody = [on, ...others]
  const { mark, picks, best } = answers
  const have = (picks ?? []).map(({ who }) => who)
  const away = mark === undefined || picks === undefined ? null : Math.abs(Number(mark) - have.length)
  const isClose = away === 1 && everybody.length >= CLOSE_FROM
  return {
    steps: [
      { field: 'mark', name: 'count', options: Array.from({ length: everybody.length + 1 }, (_, n) => String(n)) },
      { field: 'picks', name: 'have', among: everybody, options: ['have'] },
      ...(have.length > 0 ? [{ field: 'best', name: 'story', options: have, isOptional: true } as const] : []),
    ],
    gains: gain([[on, away === 0 ? EXACT : isClose ? EXACT / 2 : 0]], best === undefined ? [] : [[best, STORY]]),
    why: [
      ...(away === 0 ? [`${EXACT} for calling it exactly`] : isClose ? [`${EXACT / 2} for one off`] : []),
      ...(best === undefined ? [] : [`${STORY} for the story`]),
    ],
    moments: [
      ...have.map((one) => ['have', one] as const),
      ...(picks === undefined
        ? []
        : everybody.filter((one) => !have.includes(one)).map((one) => ['never', one] as const)),
      ...(away === 0 ? [['caller', on] as const] : []),
      ...(best === undefined ? [] : [['teller', best] as const]),
    ],
  }
}
