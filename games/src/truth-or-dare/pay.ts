import { addGains, countMoment, inTens, payGains, type Ruling, required, rulingOf, shares } from '../kit/index.ts'
import { scoreCalls } from './calling.ts'
import { cardOf } from './cards.ts'
import type { Outcome, State } from './state.ts'

/** The same for truth and dare, because nobody can tell bravery from cleverness. */
export const WORTH = 600

/** Pays calls as soon as the outcome is known; what happens after that doesn't matter to them. */
export function payCalls(state: State, phase: 'choose' | 'deal', came: string): State {
  const scored = scoreCalls(state, phase, came)
  const outcome = scored.outcomes[phase]
  if (!outcome) return scored
  const paid = payGains(scored, outcome.gains, factorOf(scored))
  return { ...paid, outcomes: { ...paid.outcomes, [phase]: { ...outcome, gains: paid.gains } } }
}

/** Pays the card by its verdict, and the call of that verdict, and counts the turn's moments. */
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

/** Being unpredictable pays a player who goes through with it; nobody is paid for a skip. */
function unreadOf({ outcomes }: State, ruling: Ruling): number {
  if (ruling.kind === 'passed') return 0
  return (outcomes.choose?.unread ?? 0) + (outcomes.deal?.unread ?? 0)
}

/** Returns 2 in the last of several rounds, in which a turn's points count double. */
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

/** Returns the others' calls about the player on turn, without that player's own. */
function readings({ outcomes, choice }: State): readonly Outcome[] {
  return [outcomes.choose, choice === 'surprise' ? null : outcomes.deal].filter((outcome) => outcome !== null)
}

/** Shows what the reveal pays, and how much of it is for knowing the verdict or for being unpredictable. */
export function revealView(state: State) {
  const knew = state.outcomes.verdict?.gains[required(state.turn)] ?? 0
  const unread = unreadOf(state, rulingOf(required(state.attempt)))
  return { gains: state.gains, knew: factorOf(state) * knew, unread: factorOf(state) * unread }
}
