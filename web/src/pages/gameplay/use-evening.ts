import {
  addPlayer,
  answerFinale,
  answerStep,
  catchOut,
  endEarly,
  type LocalContext,
  type LocalGame,
  leaveGame,
  nextPlayer,
  type Pile,
  passTurn,
  playAgain,
  pushLuck,
  removePlayer,
  renamePlayer,
  showPrompt,
  start,
  swapCard,
  turnNow,
} from '@highjinks/games/local'
import type { Refusal, Step } from '@highjinks/protocol'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { gameOf } from '../../games/game-of.ts'
import { rememberCards } from '../../lib/seen-cards.ts'
import { buzz, play, wakeSound } from '../../show/sound/sound.ts'
import { addToNight } from '../local-game/bows.ts'
import {
  type Evening,
  freshProgress,
  type GameCard,
  isStartAtOnce,
  keepEvening,
  openEvening,
} from '../local-game/evening.ts'

/** Runs the night on this phone: every tap is a step of the pure machine, stored before it is drawn. */
export function useEvening(card: GameCard, piles: readonly Pile[]) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const startsAtOnce = isStartAtOnce(state)
  const context = (): LocalContext => ({ slug: card.slug, piles, now: Date.now(), random: Math.random })
  const [evening, setEvening] = useState(() => {
    const opened = openEvening(card)
    return startsAtOnce ? withFirstCard(opened, card, context()) : opened
  })
  // Returning to this page in the browser's history starts nothing.
  useEffect(() => {
    if (!startsAtOnce) return
    keepEvening(card, evening)
    void navigate('.', { replace: true, state: null })
  }, [startsAtOnce, card, evening, navigate])
  /** The time of the last step. A turn's offers don't change before the next one. */
  const [at, setAt] = useState(() => Date.now())
  /** The end came while the page was open, and not before a reload. */
  const [hasEnded, setEnded] = useState(false)
  /** The turn that Next Player ended before it was done; null after any other step. */
  const [before, setBefore] = useState<Evening | null>(null)
  const { game, progress } = evening

  function keep(next: Evening): void {
    keepEvening(card, next)
    const isComplete = next.game.stage === 'complete'
    if (isComplete) addToNight(next.game)
    setEnded(isComplete)
    setEvening(next)
    setBefore(null)
    setAt(Date.now())
  }
  /** Takes a step. Returns what went wrong, or null. */
  function take(step: Step<LocalGame>, now: Evening['progress'] = null): Refusal | null {
    if (!step.ok) return step.code
    const { hand, shown, seen } = step.state
    if (seen !== game.seen && shown !== null) rememberCards(hand[shown]?.ids ?? [])
    keep({ game: step.state, progress: now })
    return null
  }
  const chord = gameOf(card.slug)?.chord
  return {
    ...evening,
    at,
    hasEnded,
    add: (name: string) => take(addPlayer(game, name), progress),
    rename: (id: number, name: string) => take(renamePlayer(game, id, name)),
    remove: (id: number) => void take(removePlayer(game, id)),
    /** A player goes home in the middle of the game. If a card was theirs, it goes too. */
    leave: (id: number) => {
      const step = leaveGame(game, id, context())
      return take(step, step.ok && step.state.shown !== null ? progress : null)
    },
    start: () => {
      wakeSound()
      const step = start(game, context())
      if (step.ok) play('turn', chord)
      return take(step)
    },
    /** Picks one of the cards at random without a choice. */
    show: (choice?: number) => {
      wakeSound()
      play('reveal', chord)
      return take(showPrompt(game, Math.random, choice), freshProgress())
    },
    /** Starts a scene's clock. It stops when someone guesses the scene. */
    startClock: () => progress && keep({ game, progress: { ...progress, opened: Date.now() } }),
    stopClock: () => progress && keep({ game, progress: { ...progress, stopped: Date.now() } }),
    answer: (...[field, value]: AnswerTo) => {
      play('reveal', chord)
      return take(answerStep(game, field, value), progress && { ...progress, picked: [] })
    },
    /** Faces are tapped one by one, and a reload between two taps loses none. */
    pick: (picked: Picks) => progress && keep({ game, progress: { ...progress, picked } }),
    pass: () => take(passTurn(game), progress),
    swap: () => take(swapCard(game, context()), freshProgress()),
    push: () => {
      play('reveal', chord)
      const step = pushLuck(game, context())
      return take(step, step.ok && step.state.shown !== null ? freshProgress() : null)
    },
    catchOut: (by: number) => take(catchOut(game, by), progress),
    next: () => {
      wakeSound()
      const step = nextPlayer(game, context())
      play(step.ok && step.state.stage === 'complete' ? 'drums' : 'turn', chord)
      buzz('turn')
      const refusal = take(step)
      if (refusal === null && !isTurnDone(game)) setBefore(evening)
      return refusal
    },
    /** The player whose turn was skipped; null if none was, or the game went on since. */
    skipped: before && (before.game.players[before.game.turn]?.name ?? null),
    undoSkip: () => before && keep(before),
    answerFinale: (...[answer]: FinaleAnswer) => {
      play('turn', chord)
      return take(answerFinale(game, answer))
    },
    end: () => take(endEarly(game)),
    again: () => keep({ game: playAgain(game), progress: null }),
  }
}

function isTurnDone(game: LocalGame): boolean {
  const now = turnNow(game)
  return now !== null && now.step === null
}

/** Starts and opens the first card, unless a player chooses it or sets its thing in motion by hand. */
function withFirstCard(opened: Evening, card: GameCard, context: LocalContext): Evening {
  const started = start(opened.game, context)
  if (!started.ok) return opened
  const { state } = started
  const isOpened = state.hand.length === 1 && !gameOf(card.slug)?.onePhone?.here()?.isSetGoing
  const shown = isOpened ? showPrompt(state, context.random) : null
  if (!shown?.ok) return { game: state, progress: null }
  rememberCards(shown.state.hand[0]?.ids ?? [])
  return { game: shown.state, progress: freshProgress() }
}

export type Picks = NonNullable<Evening['progress']>['picked']
export type EveningInHand = ReturnType<typeof useEvening>
type FinaleAnswer = [Parameters<typeof answerFinale>[1]]
type AnswerTo = [Parameters<typeof answerStep>[1], Parameters<typeof answerStep>[2]]
