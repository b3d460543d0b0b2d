import type { View } from '@highjinks/games/spin-the-stash'
import type { Deed } from '../../show/jester/memory/deeds.ts'
import type { JesterScript, Occasion } from '../../show/jester/script.ts'
import { rulingDeeds, rulingNews, starNews } from '../attempt/ruling-news.ts'
import { interludeDeeds, interludeNews } from '../interlude/interlude-news.ts'
import { lines } from './jester-words.ts'

/** With this many turns left he says that it is still in force. */
const LAW_REMINDER = 2
/** Everyone has read the choice. */
const CHOSEN_AFTER_MS = 900
/** The stamp comes first, and then the court's decision. */
const COURT_AFTER_MS = 2600

export const script: JesterScript<View> = {
  lines,
  quiet: ['spin'],
  deeds,
  clapping: (table) => table.applause.clapping,
  news(table, last) {
    const { phase, attempt } = table
    return [
      ...(phase === 'score' ? [...jackpot(table), ...court(table)] : []),
      ...(phase === 'score' ? rulingNews(attempt) : []),
      ...(phase === 'score' ? chosen(table) : []),
      ...(phase === 'turning' ? landed(table) : []),
      ...(phase === 'spin' ? standing(table) : []),
      ...(phase === 'bet' ? [bet(table)] : []),
      ...interludeNews(phase, table.interlude),
      ...starNews(table.lap.best, last?.lap.best),
    ]
  },
}

/** Reminds people once of a law that is in force for a while yet. */
function standing({ houseRules }: View): readonly Occasion[] {
  const rule = houseRules.find(({ turnsLeft }) => turnsLeft === LAW_REMINDER)
  return rule ? [{ of: 'rule.stands', name: rule.by, mood: 'laughs' }] : []
}

/** Returns where the wheel stops, once it has. */
function landed({ wheel, turn, since }: View): readonly Occasion[] {
  if (!wheel) return []
  const after = wheel.startAt + wheel.duration - since
  return [{ of: `land.${wheel.segment}`, name: turn, after }]
}

/** Returns what the bet is about: one player's or two neighbors' result, or the winner of two. */
function bet({ wheel, performers, turn, betsOn }: View): Occasion {
  const isDuel = performers.some((id) => betsOn.some((on) => on === id))
  const of = isDuel ? 'duel' : wheel?.segment === 'swap' ? 'swap' : 'alone'
  return { of: `bet.${of}.again`, name: turn, names: performers }
}

function jackpot({ wheel, attempt, turn }: View): readonly Occasion[] {
  const ruling = attempt?.ruling
  if (wheel?.segment !== 'jackpot' || !ruling) return []
  const verdict = ruling.kind === 'judged' ? ruling.verdict : 'dodged'
  if (verdict === 'legend') return [{ of: 'jackpot.won', name: turn, mood: 'shocked', after: COURT_AFTER_MS }]
  const of = verdict === 'did-it' ? 'jackpot.half' : 'jackpot.lost'
  return [{ of, name: turn, mood: 'laughs', after: COURT_AFTER_MS }]
}

/** Returns a new law, or the player who got something. */
function chosen({ wheel, picked, turn, seats }: View): readonly Occasion[] {
  if (picked === null) return []
  if (wheel?.segment === 'rule') return [{ of: 'rule.made', name: turn, mood: 'laughs', after: CHOSEN_AFTER_MS }]
  const isGift = wheel?.segment === 'gift' && seats.includes(picked)
  return isGift ? [{ of: 'gift.given', name: turn, other: picked, mood: 'claps', after: CHOSEN_AFTER_MS }] : []
}

function court({ charges }: View): readonly Occasion[] {
  const decided = charges.find(({ finding }) => finding === 'guilty' || finding === 'innocent')
  return decided
    ? [{ of: `court.${decided.finding}`, name: decided.culprit, mood: 'laughs', after: COURT_AFTER_MS }]
    : []
}

function deeds(table: View): readonly Deed[] {
  const { phase, turn, charges, attempt, picked, interlude } = table
  if (phase !== 'score' || turn === null) return interludeDeeds(phase, interlude)
  const is = (of: string) => [...jackpot(table), ...chosen(table)].some((occasion) => occasion.of === of)
  return [
    ...(is('jackpot.lost') ? [{ kind: 'jackpot-lost', by: turn } as const] : rulingDeeds(attempt)),
    ...(is('gift.given') && picked !== null ? [{ kind: 'gave', by: turn, to: picked } as const] : []),
    ...charges.flatMap(({ finding, culprit }) =>
      finding === 'guilty' ? [{ kind: 'caught', by: culprit } as const] : [],
    ),
  ]
}
