import { addGains, countMoment, inTens, payGains, type Ruling, required, rulingOf, shares } from '../kit/index.ts'
import { cardOf } from './cards.ts'
import type { Outcome, State } from './state.ts'

/** Truth or dare, whichever card it is: bravery is told from cleverness by nobody. */
export const WORTH = 600

/** What the turn was worth to everybody, by verdict and by calls, and what of it deserves an award. */
export function payTurn(state: State): State {
  const attempt = required(state.attempt)
  const turn = required(state.turn)
  const done = { [turn]: inTens(WORTH * required(shares(attempt)[turn])) }
  const gains = addGains(done, ...reached(state).map(({ gains }) => gains))
  const paid = rememberCalls(payGains(state, gains, factorOf(state)))
  return momentsOf(paid, rulingOf(attempt)).reduce((next, name) => countMoment(next, name, turn), paid)
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

/** Who was right about the turn's player, and what that player got for being hard to read and for reading the room. */
export function callsView(state: State) {
  const turn = required(state.turn)
  const others = readings(state)
  const own = reached(state).filter((one) => !others.includes(one))
  const sum = (from: readonly Outcome[]) =>
    factorOf(state) * from.reduce((all, { gains }) => all + (gains[turn] ?? 0), 0)
  return { right: [...new Set(others.flatMap(({ right }) => right))], unread: sum(others), knew: sum(own) }
}
