import type { PlayerId } from '@highjinks/protocol'
import { applauseView, bestView, clapsLeft, deedsView, interludeHand, interludeView, required } from '../kit/index.ts'
import { isUnknown, suspects } from './gains.ts'
import { pricedBands, pricedNumbers, rangeOf } from './numbers.ts'
import { bandOf, countSides, INCOGNITO_NEEDS, isSealed, isTooFew, isWhoseAsked, playersOn, stepOf } from './sides.ts'
import type { PhaseName, State } from './state.ts'
import { isDouble, isResting, mayAsk } from './story.ts'

/** The sides stay visible until the next statement. */
const SHOWN: ReadonlySet<PhaseName> = new Set(['reveal', 'ask', 'nominate', 'choose', 'story'])

export function view(state: State) {
  const { phase } = state.stage
  const isOpen = state.mode === 'open'
  const isShown = SHOWN.has(phase)
  // While everyone learns that it counts double from here on, the next statement is hidden
  const card = phase === 'finale' ? null : state.card
  const author = card?.author ?? null
  return {
    statement: card?.text ?? null,
    mode: state.mode,
    /** Whether a player here wrote it. Who, is shown at the reveal, and never in incognito. */
    isOwn: author !== null,
    author: isShown && isOpen ? author : null,
    /** Incognito only shows a range if at least this many answered. */
    incognitoNeeds: INCOGNITO_NEEDS,
    /** Whether fewer players answer than incognito needs, so that they know before they answer. */
    isTooFew: isTooFew(state),
    isDouble: isDouble(state),
    /** Whether players must guess whose it is. */
    isWhoseAsked: isWhoseAsked(state),
    /** The players whose answers count. */
    asked: state.asked,
    /** Who has taken a side, but not which, and may still have to guess. */
    began: state.asked.filter((id) => stepOf(state, id) !== 'side'),
    /** Who has answered everything, but not what. */
    answered: state.asked.filter((id) => stepOf(state, id) === 'done'),
    reveal: isShown ? { ...(isOpen ? shownOpen(state) : shownIncognito(state)), gains: state.gains } : null,
    /** Who wants to tell, and who has chosen among them, but not their choice. */
    asking: isShown ? state.asking : [],
    chose: isShown ? Object.keys(state.wanted) : [],
    /** The players with a choice. */
    choosers: phase === 'choose' ? state.choosers : [],
    teller: phase === 'story' ? state.teller : null,
    /** Before the first card: who writes, and who is done, with or without a line. */
    pens: phase === 'pen' ? Object.keys(state.pens) : [],
    penned: phase === 'pen' ? state.penned : [],
    applause: applauseView(state),
    /** At the end: who told what, and whose was the best. */
    lap: { ...bestView(state), deeds: deedsView(state) },
    interlude: interludeView(state),
  }
}

function shownOpen(state: State) {
  const { have, answers } = countSides(state)
  return {
    mode: 'open' as const,
    count: have,
    answers,
    have: playersOn(state, 'have'),
    never: playersOn(state, 'never'),
    guesses: Object.fromEntries(
      Object.keys(state.guesses).flatMap((id) => {
        const range = guessedBy(state, id)
        return range ? [[id, range] as const] : []
      }),
    ),
    /** Each player's suspect, and whether it stayed a secret. */
    suspects: suspects(state),
    isUnknown: isUnknown(state),
  }
}

/** Returns this seat's guess as a range. */
function guessedBy(state: State, seat: PlayerId): readonly [least: number, most: number] | null {
  const guess = state.guesses[seat]
  const range = typeof guess === 'number' ? rangeOf(state, required(state.sides[seat]), guess) : null
  return range && [range.least, range.most]
}

/** Without a range, too few answered to hide among: nothing is shown, and no guess pays. */
function shownIncognito(state: State) {
  const { have, answers } = countSides(state)
  return { mode: 'incognito' as const, band: isSealed(state) ? null : bandOf(have, answers) }
}

export function hand(state: State, seat: PlayerId) {
  if (!state.order.includes(seat)) return null
  const { phase } = state.stage
  const isAsked = state.asked.includes(seat)
  const step = phase === 'answer' && isAsked ? stepOf(state, seat) : null
  const side = state.sides[seat] ?? null
  const isGuessing = step === 'guess' && side !== null
  const isReveal = phase === 'reveal' || phase === 'ask'
  return {
    step,
    side,
    guess: guessedBy(state, seat),
    band: typeof state.guesses[seat] === 'string' ? state.guesses[seat] : null,
    whose: state.whose[seat] ?? null,
    /** The guesses and what each pays. */
    numbers: isGuessing && state.mode === 'open' ? pricedNumbers(state, side) : [],
    bands: isGuessing && state.mode === 'incognito' ? pricedBands(state) : [],
    isMine: state.card?.author === seat,
    /** The ID with which its author withdraws it. */
    offer: state.card?.author === seat ? state.card.id.replace(/^offer-/, '') : null,
    /** The opening for their statement, and whether they are done, with or without a line. */
    starter: phase === 'pen' ? (state.pens[seat] ?? null) : null,
    hasPenned: state.penned.includes(seat),
    canAsk: phase === 'ask' && mayAsk(state, seat),
    isResting: isReveal && side === 'have' && isResting(state, seat),
    isAsking: phase === 'ask' && state.asking.includes(seat),
    hasDeclined: phase === 'ask' && state.declined.includes(seat),
    /** They are nominated, and nobody else knows. */
    isNominated: phase === 'nominate' && state.nominee === seat && !state.hasWaved,
    wanted: phase === 'choose' ? (state.wanted[seat] ?? null) : null,
    clapsLeft: phase === 'story' && state.teller !== null ? clapsLeft(state, seat, [state.teller]) : 0,
    favorite: state.favorites[seat] ?? null,
    interlude: interludeHand(state, seat),
  }
}
