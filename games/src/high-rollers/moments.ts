import type { PlayerId } from '@highjinks/protocol'
import { counted, countMoment, required, rulingOf } from '../kit/index.ts'
import { MOST_PUSHES, rightCallers } from './gamble.ts'
import { INTENSITY_SIDES } from './roll.ts'
import type { State } from './state.ts'

/** Each kind of moment's title on the podium, and the sentence after the name. */
export const TITLES = {
  jar: ['Jar winner', counted('went home with the jar')],
  thrice: ['No brakes', counted('pushed three times', ', and it held')],
  favorite: ['House favorite', counted('had the best turn of a round')],
  stunt: ['Ice in the veins', counted('pulled off a stunt')],
  won: ['Undefeated', counted('won a challenge')],
  truth: ['Open book', counted('told the truth')],
  favor: ['Good sport', counted('did someone else’s card')],
  five: ['High roller', counted('played for a five')],
  held: ['Golden wrist', counted('pushed', ', and it held')],
  bust: ['Friend of the jar', counted('filled the jar')],
  fireproof: ['Fireproof', counted('went bust', ', and did it anyway')],
  unread: ['Poker face', counted('did what no one saw coming')],
  seer: ['Sixth sense', counted('called it')],
  named: ['In demand', counted('was asked for by name')],
  wild: ['Wild one', counted('let the room run wild')],
} as const

/** Counts this turn's moments for the podium. */
export function remembered(state: State): State {
  return momentsOf(state).reduce((next, [name, id]) => countMoment(next, name, id), state)
}

function momentsOf(state: State): readonly (readonly [name: keyof typeof TITLES, id: PlayerId])[] {
  const { target, endings, pushes, isBust } = state
  const turn = required(state.turn)
  const faces = required(state.faces)
  const right = rightCallers(state)
  const isUnread = Object.keys(endings).length > 1 && right.length === 0
  return [
    ...right.map((id) => ['seer', id] as const),
    ...(isUnread ? [['unread', turn] as const] : []),
    ...(faces.intensity === INTENSITY_SIDES ? [['five', turn] as const] : []),
    ...(faces.action === 'Wild' && !isBust ? [['wild', turn] as const] : []),
    ...(isBust ? [['bust', turn] as const] : []),
    ...(!isBust && pushes > 0 ? [['held', turn] as const] : []),
    ...(!isBust && pushes === MOST_PUSHES ? [['thrice', turn] as const] : []),
    ...(target === null ? [] : [['named', target] as const]),
    ...performed(state, turn),
  ]
}

function performed({ attempt, task, target, isBust }: State, turn: PlayerId) {
  const { performers } = required(attempt)
  const ruling = rulingOf(required(attempt))
  if (ruling.kind === 'crowned') return ruling.winner === null ? [] : [['won', ruling.winner] as const]
  if (ruling.kind !== 'judged' || ruling.verdict === 'dodged' || ruling.verdict === 'half') return []
  if (task === 'Challenge') return []
  const doer = required(performers[0])
  const kind = task === 'Truth' ? 'truth' : doer === target ? 'favor' : 'stunt'
  return [[kind, doer] as const, ...(isBust && doer === turn ? [['fireproof', doer] as const] : [])]
}
