import { inTens } from '../../kit/score.ts'
import type { LocalPrompt } from '../prompt.ts'
import { bestOfRound, type Course, gain, type LocalTurn } from './turn.ts'

const FOOLED_ALL = 1000
const RIGHT_ABOUT_FACT = 500
const RIGHT_ABOUT_LIE = 600

/** The truth, the lie on the card, or a lie of the reader's own. */
const READINGS = ['straight', 'bent', 'own'] as const
const PLACES = ['first', 'second', 'third'] as const

type Told = Extract<LocalPrompt, { kind: 'fact' | 'bluff' }>

/** The tapped players believe it; the others don't. */
export function factCourse(turn: LocalTurn, told: Told): Course {
  const { answers, on, others } = turn
  const isTrue = told.kind === 'fact' ? told.isTrue : answers.mark === 'straight'
  const believed = answers.picks?.map(({ who }) => who)
  const wrong = believed === undefined ? [] : others.filter((one) => believed.includes(one) !== isTrue)
  const right = believed === undefined ? [] : others.filter((one) => !wrong.includes(one))
  return {
    steps: [
      ...(told.kind === 'bluff' ? [{ field: 'mark', name: 'reading', options: READINGS } as const] : []),
      { field: 'picks', name: 'believed', among: others, options: ['believed'] },
    ],
    gains: gain(
      right.map((one) => [one, RIGHT_ABOUT_FACT] as const),
      [[on, (FOOLED_ALL * wrong.length) / others.length]],
    ),
    why: [
      ...(right.length > 0 ? [`${RIGHT_ABOUT_FACT} for being right`] : []),
      ...whyFooled(wrong.length, believed === undefined ? 0 : others.length, 'to the reader'),
    ],
    moments: [
      ...right.map((one) => ['sharp', one] as const),
      ...lone(right, others, 'alone'),
      ...(wrong.length > 0 ? [[isTrue ? 'cassandra' : 'poker', on] as const] : []),
      ...(others.length > 1 && wrong.length === others.length ? [['sweep', on] as const] : []),
    ],
  }
}

/** Three are told, and everyone says which one never happened. */
export function statementsCourse(turn: LocalTurn): Course {
  const { answers, on, others } = turn
  const { mark: lie, picks } = answers
  const said = picks ?? []
  const right = said.filter(({ what }) => what === lie).map(({ who }) => who)
  const fooled = said.length - right.length
  const story = bestOfRound(turn, 'story')
  return {
    steps: [
      { field: 'mark', name: 'lie', options: PLACES },
      { field: 'picks', name: 'lie', among: others, options: PLACES },
      ...story.steps,
    ],
    gains: gain(
      right.map((one) => [one, RIGHT_ABOUT_LIE] as const),
      said.length > 0 ? [[on, (FOOLED_ALL * fooled) / said.length]] : [],
      story.gains,
    ),
    why: [
      ...(right.length > 0 ? [`${RIGHT_ABOUT_LIE} for finding the lie`] : []),
      ...whyFooled(fooled, said.length, 'for the lie'),
      ...story.why,
    ],
    moments: [
      ...right.map((one) => ['finder', one] as const),
      ...lone(right, others, 'alone'),
      ...(fooled > 0 ? [['liar', on] as const] : []),
      ...(said.length > 1 && right.length === 0 ? [['sweep', on] as const] : []),
      ...story.moments.map(([, who]) => ['story', who] as const),
    ],
  }
}

/** Says what fooling the others pays. */
function whyFooled(fooled: number, all: number, what: string): readonly string[] {
  if (fooled === 0) return []
  const pay = inTens((FOOLED_ALL * fooled) / all).toLocaleString('en-US')
  return [`${pay} ${what}: ${fooled} of ${all} fooled`]
}

/** Returns the only player who saw through it, if others were fooled. */
function lone(right: readonly string[], others: readonly string[], name: string) {
  const [only] = right
  return only !== undefined && right.length === 1 && others.length > 2 ? [[name, only] as const] : []
}
