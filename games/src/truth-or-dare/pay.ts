import { addGains, countMoment, inTens, payGains, type Ruling, required, rulingOf, shares } from '../kit/index.ts'
import { scoreCalls } from './calling.ts'
import { cardOf } from './cards.ts'
import type { Outcome, State } from './state.ts'

/** Truth or dare, whichever card it is: bravery is told from cleverness by nobody. */
export const WORTH = 600

/** Calls are paid as soon as it is known what came: what happens after them has nothing to do with it. */
export function payCalls(state: State, phase: 'choose' | 'deal', came: string): State {
  const scored = scoreCalls(state, phase, came)
  const outcome = scored.outcomes[phase]
  if (!outcome) return scored
  const paid = payGains(scored, outcome.gains, factorOf(scored))
  return { ...paid, outcomes: { ...paid.outcomes, [phase]: { ...outcome, gains: paid.gains } } }
}

/** What the card was worth by verdict, with the call of that verdict, and what of the turn deserves an award. */
export function payTurn(before: State): State {
  const ruling = rulingOf(required(before.attempt))
  const state = ruling.kind === 'judged' ? scoreCalls(before, 'verdict', ruling.verdict) : before
  const attempt = required(state.attempt)
  const turn = required(state.turn)
  const done = { [turn]: inTens(WORTH * required(shares(attempt)[turn])) }
  const gains = addGains(done, { [turn]: unreadOf(state, ruling) }, state.outcomes.verdict?.gains ?? {})
  const paid = rememberCalls(payGains(state, gains, factorOf(state)))
  return momentsOf(paid, ruling).reduce((next, name) => countMoment(next, name, turn), paid)
}

/** Being hard to read pays whoever goes on to do it; nobody is paid for a skip. */
function unreadOf({ outcomes }: State, ruling: Ruling): number {
  if (ruling.kind === 'passed') return 0
  return (outcomes.choose?.unread ?? 0) + (outcomes.deal?.unread ?? 0)
}

/** In the last of several laps everything a turn brings counts double. */
export function factorOf({ isDouble }: State): 1 | 2 {
  return isDouble ? 2 : 1
}

function momentsOf(state: State, ruling: Ruling): readonly string[] {
  const card = cardOf(state)
  const opened = state.round === 1 ? ['first'] : []
  if (ruling.kind !== 'judged') return [...opened, 'pass']
  const { verdict } = ruling
  if (verdict === 'dodged' || verdict === 'half') return [...opened, verdict]
  return [
    ...opened,
    card.kind,
    ...(verdict === 'legend' ? ['legend'] : []),
    ...(state.choice === 'surprise' ? ['surprise'] : []),
    ...(card.id.startsWith('said-') ? ['echo'] : []),
  ]
}

function rememberCalls(state: State): State {
  const right = reached(state).flatMap((outcome) => outcome.right)
  const called = right.reduce((next, id) => countMoment(next, 'caller', id), state)
  const fooled = readings(state).filter(({ wrong, right }) => wrong.length > right.length).length
  return countMoment(called, 'unread', required(state.turn), fooled)
}

function reached({ outcomes }: State): readonly Outcome[] {
  return Object.values(outcomes).filter((outcome) => outcome !== null)
}

/** The calls in which the others read the turn's player: not what that player said of them. */
function readings({ outcomes, choice }: State): readonly Outcome[] {
  return [outcomes.choose, choice === 'surprise' ? null : outcomes.deal].filter((outcome) => outcome !== null)
}

/** What the reveal pays, and what of it is for having known the verdict, and for having been hard to read. */
export function revealView(state: State) {
  const knew = state.outcomes.verdict?.gains[required(state.turn)] ?? 0
  const unread = unreadOf(state, rulingOf(required(state.attempt)))
  return { gains: state.gains, knew: factorOf(state) * knew, unread: factorOf(state) * unread }
}
