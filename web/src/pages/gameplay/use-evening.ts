import {
  addPlayer,
  answerStep,
  catchOut,
  endEarly,
  type LocalContext,
  type LocalGame,
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
} from '@highjinks/games/local'
import type { Refusal, Step } from '@highjinks/protocol'
import { useState } from 'react'
import { gameOf } from '../../games/game-of.ts'
import { rememberCards } from '../../lib/seen-cards.ts'
import { buzz, play, wakeSound } from '../../show/sound/sound.ts'
import { type Evening, type GameCard, keepEvening, openEvening } from '../local-game/evening.ts'
import { addToNight } from '../local-game/night.ts'

/** The evening on this phone: every tap is a step of the pure machine, kept before it is drawn. */
export function useEvening(card: GameCard, piles: readonly Pile[]) {
  const [evening, setEvening] = useState(() => openEvening(card))
  /** When the last step was taken: what a turn offers does not change while it lasts. */
  const [at, setAt] = useState(() => Date.now())
  /** It came to its end before these eyes, and not before a reload. */
  const [hasEnded, setEnded] = useState(false)
  const { game, progress } = evening

  function keep(next: Evening): void {
    keepEvening(card, next)
    const isComplete = next.game.stage === 'complete'
    if (isComplete) addToNight(next.game)
    setEnded(isComplete)
    setEvening(next)
    setAt(Date.now())
  }
  /** What went wrong, or null. */
  function take(step: Step<LocalGame>, now: Evening['progress'] = null): Refusal | null {
    if (!step.ok) return step.code
    const { hand, shown, seen } = step.state
    if (seen !== game.seen && shown !== null) rememberCards(hand[shown]?.ids ?? [])
    keep({ game: step.state, progress: now })
    return null
  }
  const context = (): LocalContext => ({ piles, now: Date.now(), random: Math.random })
  /** A card's own thing is set going. */
  const fresh = () => ({ at: Date.now(), chance: Math.random(), opened: null, stopped: null, picked: [] })
  const chord = gameOf(card.slug)?.chord
  return {
    ...evening,
    at,
    hasEnded,
    add: (name: string) => take(addPlayer(game, name)),
    rename: (id: number, name: string) => take(renamePlayer(game, id, name)),
    remove: (id: number) => void take(removePlayer(game, id)),
    start: () => {
      wakeSound()
      const step = start(game, context())
      if (step.ok) play('turn', chord)
      return take(step)
    },
    /** Without a choice chance takes one of those in hand. */
    show: (choice?: number) => {
      wakeSound()
      play('reveal', chord)
      return take(showPrompt(game, Math.random, choice), fresh())
    },
    /** A scene's clock starts, and stops when somebody has seen it. */
    startClock: () => progress && keep({ game, progress: { ...progress, opened: Date.now() } }),
    stopClock: () => progress && keep({ game, progress: { ...progress, stopped: Date.now() } }),
    answer: (...[field, value]: AnswerTo) => {
      play('reveal', chord)
      return take(answerStep(game, field, value), progress && { ...progress, picked: [] })
    },
    /** Faces are tapped one by one, and a reload between two of them loses none. */
    pick: (picked: Picks) => progress && keep({ game, progress: { ...progress, picked } }),
    pass: () => take(passTurn(game), progress),
    swap: () => take(swapCard(game, context()), fresh()),
    push: () => {
      play('reveal', chord)
      const step = pushLuck(game, context())
      return take(step, step.ok && step.state.shown !== null ? fresh() : null)
    },
    catchOut: (by: number) => take(catchOut(game, by), progress),
    next: () => {
      wakeSound()
      const step = nextPlayer(game, context())
      play(step.ok && step.state.stage === 'complete' ? 'drums' : 'turn', chord)
      buzz('turn')
      return take(step)
    },
    end: () => take(endEarly(game)),
    again: () => keep({ game: playAgain(game), progress: null }),
  }
}
export type Picks = NonNullable<Evening['progress']>['picked']
export type EveningInHand = ReturnType<typeof useEvening>
type AnswerTo = [Parameters<typeof answerStep>[1], Parameters<typeof answerStep>[2]]
