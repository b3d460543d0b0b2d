import {
  addPlayer,
  endEarly,
  type LocalContext,
  type LocalGame,
  nextPlayer,
  type Pile,
  playAgain,
  removePlayer,
  showPrompt,
  start,
} from '@highjinks/games/local'
import type { Refusal, Step } from '@highjinks/protocol'
import { useState } from 'react'
import { gameOf } from '../../games/game-of.ts'
import { rememberCards } from '../../lib/seen-cards.ts'
import { buzz, play, wakeSound } from '../../show/sound/sound.ts'
import { type Evening, type GameCard, keepEvening, openEvening, type Reading } from '../local-game/evening.ts'

/** The evening on this phone: every tap is a step of the pure machine, kept before it is drawn. */
export function useEvening(card: GameCard, piles: readonly Pile[]) {
  const [evening, setEvening] = useState(() => openEvening(card))
  /** When the last step was taken: what a turn offers does not change while it lasts. */
  const [at, setAt] = useState(() => Date.now())

  function keep(next: Evening): void {
    keepEvening(card, next)
    setEvening(next)
    setAt(Date.now())
  }
  /** What went wrong, or null. */
  function take(step: Step<LocalGame>, progress: Evening['progress'] = null): Refusal | null {
    if (!step.ok) return step.code
    keep({ game: step.state, progress })
    return null
  }
  const context = (): LocalContext => ({ piles, now: Date.now(), random: Math.random })
  const { game, progress } = evening
  return {
    ...evening,
    at,
    add: (name: string) => take(addPlayer(game, name)),
    remove: (id: number) => void take(removePlayer(game, id)),
    start: () => {
      wakeSound()
      const step = start(game, context())
      if (step.ok) play('turn', gameOf(card.slug)?.chord)
      return take(step)
    },
    /** Without a choice chance takes one of those in hand. */
    show: (choice?: number) => {
      wakeSound()
      play('reveal', gameOf(card.slug)?.chord)
      const step = showPrompt(game, Math.random, choice)
      const shown = step.ok && step.state.shown !== null ? step.state.hand[step.state.shown] : undefined
      rememberCards(shown?.ids ?? [])
      return take(step, { at: Date.now(), chance: Math.random(), reading: null, opened: null })
    },
    /** How a fact is read out. */
    read: (reading: Reading) => progress && keep({ game, progress: { ...progress, reading } }),
    /** The clock starts, the fact turns over: what a shown prompt does next. */
    open: () => progress && keep({ game, progress: { ...progress, opened: Date.now() } }),
    next: () => {
      wakeSound()
      const step = nextPlayer(game, context())
      play(step.ok && step.state.stage === 'complete' ? 'win' : 'turn', gameOf(card.slug)?.chord)
      buzz('turn')
      return take(step)
    },
    end: () => take(endEarly(game)),
    again: () => keep({ game: playAgain(game), progress: null }),
  }
}
export type EveningInHand = ReturnType<typeof useEvening>
