import type { PlayerId } from '@highjinks/protocol'
import { applauseView, bestView, clapsLeft, deedsView, interludeHand, interludeView, required } from '../kit/index.ts'
import { isUnknown, suspects } from './gains.ts'
import { CLOSE_FROM, pricedBands, pricedNumbers, rangeOf } from './numbers.ts'
import { bandOf, countSides, INCOGNITO_NEEDS, isSealed, isTooFew, isWhoseAsked, playersOn, stepOf } from './sides.ts'
import type { PhaseName, State } from './state.ts'
import { isDouble, isResting, mayAsk } from './story.ts'

/** The sides stay in sight until the next statement. */
const SHOWN: ReadonlySet<PhaseName> = new Set(['reveal', 'ask', 'nominate', 'choose', 'story'])

export function view(state: State) {
  const { phase } = state.stage
  const isOpen = state.mode === 'open'
  const isShown = SHOWN.has(phase)
  // While everybody is told that it counts double from here on, the next one is nobody's to see
  const card = phase === 'finale' ? null : state.card
  const author = card?.author ?? null
  return {
    statement: card?.text ?? null,
    mode: state.mode,
    /** One of those who are here wrote it; who, is shown at the reveal, and never in incognito. */
    isOwn: author !== null,
    author: isShown && isOpen ? author : null,
    /** Incognito shows a band only when at least this many answered. */
    incognitoNeeds: INCOGNITO_NEEDS,
    /** Incognito, and fewer are asked than it needs: say so before anybody answers. */
    isTooFew: isTooFew(state),
    isDouble: isDouble(state),
    /** Whether it is asked whose it is. */
    isWhoseAsked: isWhoseAsked(state),
    /** Whose answers count. */
    asked: state.asked,
    /** Who has taken a side, not which, and may still have to guess. */
    began: state.asked.filter((id) => stepOf(state, id) !== 'side'),
    /** Who has answered all, not what. */
    answered: state.asked.filter((id) => stepOf(state, id) === 'done'),
    reveal: isShown ? { ...(isOpen ? shownOpen(state) : shownIncognito(state)), gains: state.gains } : null,
    /** Those who want to be asked, and who has chosen among them, not whom. */
    asking: isShown ? state.asking : [],
    chose: isShown ? Object.keys(state.wanted) : [],
    /** Who has somebody to choose. */
    choosers: phase === 'choose' ? state.choosers : [],
    teller: phase === 'story' ? state.teller : null,
    /** Before the first card: who is asked for one of their own, and who is done with it, written or not. */
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
    /** Whom each took for the author, and whether that stayed a secret. */
    suspects: suspects(state),
    isUnknown: isUnknown(state),
  }
}

/** From so many to so many have, in this seat's opinion. */
function guessedBy(state: State, seat: PlayerId): readonly [least: number, most: number] | null {
  const guess = state.guesses[seat]
  const range = typeof guess === 'number' ? rangeOf(state, required(state.sides[seat]), guess) : null
  return range && [range.least, range.most]
}

/** A null band: too few answered to hide among, so nothing is shown and no guess was worth anything. */
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
    /** What there is to guess, and what each is worth. */
    numbers: isGuessing && state.mode === 'open' ? pricedNumbers(state, side) : [],
    bands: isGuessing && state.mode === 'incognito' ? pricedBands(state) : [],
    /** Next to it brings half. */
    isCloseEnough: state.asked.length >= CLOSE_FROM,
    isMine: state.card?.author === seat,
    /** By which its author takes it back. */
    offer: state.card?.author === seat ? state.card.id.replace(/^offer-/, '') : null,
    /** To what they may write one of their own, and whether they have, or would rather not. */
    starter: phase === 'pen' ? (state.pens[seat] ?? null) : null,
    hasPenned: state.penned.includes(seat),
    canAsk: phase === 'ask' && mayAsk(state, seat),
    isResting: isReveal && side === 'have' && isResting(state, seat),
    isAsking: phase === 'ask' && state.asking.includes(seat),
    hasDeclined: phase === 'ask' && state.declined.includes(seat),
    /** The house would ask them, and nobody else knows. */
    isNominated: phase === 'nominate' && state.nominee === seat && !state.hasWaved,
    wanted: phase === 'choose' ? (state.wanted[seat] ?? null) : null,
    clapsLeft: phase === 'story' && state.teller !== null ? clapsLeft(state, seat, [state.teller]) : 0,
    favorite: state.favorites[seat] ?? null,
    interlude: interludeHand(state, seat),
  }
}
