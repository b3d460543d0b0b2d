import {
  addPlayer,
  endEarly,
  type LocalBank,
  type LocalGame,
  nextPlayer,
  playAgain,
  removePlayer,
  showPrompt,
  start,
} from '@highjinks/games/local'
import type { Refusal, Step } from '@highjinks/protocol'
import { useState } from 'react'
import { type Evening, type GameCard, keepEvening, openEvening } from '../../features/local-game/evening.ts'
import { buzz, play, wakeSound } from '../../lib/sound.ts'

/** The evening on this phone: every tap is a step of the pure machine, kept before it is drawn. */
export function useEvening(card: GameCard, bank: LocalBank) {
  const [evening, setEvening] = useState(() => openEvening(card, bank))

  function keep(next: Evening): void {
    keepEvening(card, next)
    setEvening(next)
  }
  /** What went wrong, or null. */
  function take(step: Step<LocalGame>, progress: Evening['progress'] = null): Refusal | null {
    if (!step.ok) return step.code
    keep({ game: step.state, progress })
    return null
  }
  const { game, progress } = evening
  return {
    ...evening,
    add: (name: string) => take(addPlayer(game, name)),
    remove: (id: number) => void take(removePlayer(game, id)),
    start: () => {
      wakeSound()
      const step = start(game, Math.random)
      if (step.ok) play('turn')
      return take(step)
    },
    show: () => {
      wakeSound()
      play('reveal')
      return take(showPrompt(game), { at: Date.now(), chance: Math.random(), opened: null })
    },
    /** The clock starts, the fact turns over: what a shown prompt does next. */
    open: () => progress && keep({ game, progress: { ...progress, opened: Date.now() } }),
    next: () => {
      wakeSound()
      const step = nextPlayer(game, Math.random)
      play(step.ok && step.state.stage === 'complete' ? 'win' : 'turn')
      buzz()
      return take(step)
    },
    end: () => take(endEarly(game)),
    again: () => keep({ game: playAgain(game), progress: null }),
  }
}
export type EveningInHand = ReturnType<typeof useEvening>
