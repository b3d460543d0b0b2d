import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { addScores, type Context, countMoment, type MoveContext, peopleFirst, seatedPlayers } from '../kit/index.ts'
import type { Charge, HouseRule, State } from './state.ts'

/** The number of turns a House Rule lasts after the one that made it. */
export const RULE_TURNS = 3
/** For a catch: from the stash if admitted, from the culprit if denied. */
const CATCH = 100

/** Puts a rule in force. */
export function layDown(state: State, card: { readonly id: string; readonly text: string }, by: PlayerId): State {
  const rule: HouseRule = { ...card, by, lastRound: state.round + RULE_TURNS, catchers: [] }
  return { ...state, houseRules: [...state.houseRules.filter(({ id }) => id !== card.id), rule] }
}

/** Keeps what a new turn still needs of rules and charges. */
export function afterTurn({ houseRules, charges }: State, round: number): Pick<State, 'houseRules' | 'charges'> {
  return {
    houseRules: houseRules.filter((rule) => rule.lastRound >= round),
    charges: charges.filter(isOpen),
  }
}

/** Returns whether it's neither admitted nor decided. */
export function isOpen({ answer, finding }: Charge): boolean {
  return answer !== 'admitted' && finding === null
}

/** “Caught!” by anyone, at any time, once per rule; nobody is charged twice with the same rule in parallel. */
export function catchSomebody(state: State, ruleId: string, culprit: PlayerId, context: MoveContext): Step<State> {
  const { by } = context
  const rule = state.houseRules.find(({ id }) => id === ruleId)
  if (!rule) return refuse('wrong-phase')
  if (culprit === by || !seatedPlayers(state, context).includes(culprit)) return refuse('not-allowed')
  if (rule.catchers.includes(by)) return refuse('already-done')
  const isCharged = state.charges.some((one) => isOpen(one) && one.culprit === culprit && one.rule.id === ruleId)
  if (isCharged) return refuse('already-done')
  const charge: Charge = {
    id: `${ruleId}:${by}`,
    rule: { id: rule.id, text: rule.text },
    by,
    culprit,
    answer: null,
    jury: [],
    votes: {},
    finding: null,
  }
  const houseRules = state.houseRules.map((one) =>
    one.id === ruleId ? { ...one, catchers: [...one.catchers, by] } : one,
  )
  return accept({ ...state, houseRules, charges: [...state.charges, charge] })
}

/** Admitting costs nothing, and is possible while the jury is out. */
export function admit(state: State, chargeId: string, by: PlayerId): Step<State> {
  const charge = state.charges.find(({ id }) => id === chargeId)
  if (!charge || charge.culprit !== by) return refuse('not-allowed')
  if (!isOpen(charge)) return refuse('already-done')
  const paid = addScores(state, { [charge.by]: CATCH })
  const counted = countMoment(countMoment(paid, 'catch', charge.by), 'honest', by)
  return accept(changed(counted, chargeId, { answer: 'admitted' }))
}

/** If nobody is left to judge it, the charge ends. */
export function deny(state: State, chargeId: string, context: MoveContext): Step<State> {
  const charge = state.charges.find(({ id }) => id === chargeId)
  if (!charge || charge.culprit !== context.by) return refuse('not-allowed')
  if (!isOpen(charge) || charge.answer !== null) return refuse('already-done')
  const isOver = juryOf(state, charge, context).length === 0
  return accept(changed(state, chargeId, { answer: 'denied', ...(isOver && { finding: 'dropped' }) }))
}

/** The next verdict includes every charge that wasn't admitted, answered or not. */
export function openTrials(state: State, context: Context): State {
  const charges = state.charges.map((charge) =>
    isOpen(charge) ? { ...charge, jury: [...juryOf(state, charge, context)], votes: {} } : charge,
  )
  return { ...state, charges }
}

export function find(state: State, chargeId: string, isGuilty: boolean, by: PlayerId): Step<State> {
  const charge = state.charges.find(({ id }) => id === chargeId)
  if (!charge?.jury.includes(by) || !isOpen(charge)) return refuse('not-allowed')
  if (charge.votes[by] !== undefined) return refuse('already-done')
  return accept(changed(state, chargeId, { votes: { ...charge.votes, [by]: isGuilty } }))
}

/** Returns the jurors who still have to decide. */
export function stillFinding(state: State): readonly PlayerId[] {
  const open = state.charges.filter(isOpen)
  return state.order.filter((id) => open.some(({ jury, votes }) => jury.includes(id) && votes[id] === undefined))
}

export function trialsOf(state: State): readonly Charge[] {
  return state.charges.filter((charge) => isOpen(charge) && charge.jury.length > 0)
}

/**
 * If more than half say guilty, the player who denied it pays. A tie means innocent, and the wronged player is paid.
 */
export function closeTrials(state: State): {
  readonly state: State
  readonly court: Readonly<Record<PlayerId, number>>
} {
  const court: Record<PlayerId, number> = {}
  let next = state
  const give = (id: PlayerId, points: number) => {
    court[id] = (court[id] ?? 0) + points
  }
  for (const charge of trialsOf(state)) {
    const votes = Object.values(charge.votes)
    const guilty = votes.filter((isGuilty) => isGuilty).length
    const finding = votes.length === 0 ? 'dropped' : guilty > votes.length / 2 ? 'guilty' : 'innocent'
    next = changed(next, charge.id, { finding })
    if (finding === 'guilty') {
      give(charge.by, CATCH)
      give(
        charge.culprit,
        -Math.max(0, Math.min(CATCH, (state.scores[charge.culprit] ?? 0) + (court[charge.culprit] ?? 0))),
      )
      next = countMoment(next, 'catch', charge.by)
    }
    if (finding === 'innocent') {
      give(charge.culprit, CATCH)
      next = countMoment(next, 'innocent', charge.culprit)
    }
  }
  return { state: next, court }
}

/** Neither of the two judges; simulated players only if there is no person. */
function juryOf(state: State, charge: Charge, context: Context): readonly PlayerId[] {
  const others = seatedPlayers(state, context).filter((id) => id !== charge.by && id !== charge.culprit)
  return peopleFirst(others, context)
}

function changed(state: State, chargeId: string, change: Partial<Charge>): State {
  return { ...state, charges: state.charges.map((one) => (one.id === chargeId ? { ...one, ...change } : one)) }
}
