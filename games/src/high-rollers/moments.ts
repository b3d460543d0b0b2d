import type { PlayerId } from '@highjinks/protocol'
import { counted, countMoment, required, rulingOf } from '../kit/index.ts'
import { decisionOf } from './pay.ts'
import { INTENSITY_SIDES } from './roll.ts'
import type { State } from './state.ts'

/** What each kind of moment is called on the podium, and what is said about it after a name. */
export const TITLES = {
  legend: ['Living legend', counted('became a legend')],
  stunt: ['Ice in the veins', counted('pulled off a stunt')],
  won: ['Undefeated', counted('won a challenge')],
  truth: ['Open book', counted('told the truth')],
  favor: ['Good sport', counted('did somebody else’s card')],
  five: ['High roller', counted('played for a five')],
  held: ['Golden wrist', counted('pushed', ', and it held')],
  fireproof: ['Fireproof', counted('got burned', ', and did it anyway')],
  unread: ['Poker face', counted('did what nobody saw coming')],
  seer: ['Sixth sense', counted('called it')],
  named: ['In demand', counted('was asked for by name')],
  wild: ['Wild one', counted('let the room run wild')],
} as const

/** What this turn leaves for the podium. */
export function remembered(state: State): State {
  return momentsOf(state).reduce((next, [name, id]) => countMoment(next, name, id), state)
}

function momentsOf(state: State): readonly (readonly [name: keyof typeof TITLES, id: PlayerId])[] {
  const { target, luck, calls, decision } = state
  const turn = required(state.turn)
  const faces = required(state.faces)
  const right = Object.keys(calls).filter((id) => calls[id] === decisionOf(state))
  const isUnread = decision !== null && Object.keys(calls).length > right.length * 2
  return [
    ...right.map((id) => ['seer', id] as const),
    ...(isUnread ? [['unread', turn] as const] : []),
    ...(faces.intensity === INTENSITY_SIDES ? [['five', turn] as const] : []),
    ...(faces.action === 'Wild' ? [['wild', turn] as const] : []),
    ...(luck === 'held' ? [['held', turn] as const] : []),
    ...(target === null ? [] : [['named', target] as const]),
    ...performed(state, turn),
  ]
}

function performed({ attempt, task, target, luck }: State, turn: PlayerId) {
  const { performers } = required(attempt)
  const ruling = rulingOf(required(attempt))
  if (ruling.kind === 'crowned') return ruling.winner === null ? [] : [['won', ruling.winner] as const]
  if (ruling.kind !== 'judged' || ruling.verdict === 'dodged' || ruling.verdict === 'half') return []
  if (task === 'Challenge') return []
  const doer = required(performers[0])
  const kind = task === 'Truth' ? 'truth' : doer === target ? 'favor' : 'stunt'
  return [
    [kind, doer] as const,
    ...(ruling.verdict === 'legend' ? [['legend', doer] as const] : []),
    ...(luck === 'burned' && doer === turn ? [['fireproof', turn] as const] : []),
  ]
}
