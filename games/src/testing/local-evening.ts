import type { Duration, Step } from '@highjinks/protocol'
import type { Prompt } from '../kit/card.ts'
import { seeded } from '../kit/chance.ts'
import { answerFinale, nextPlayer, setup, showPrompt, start } from '../local/game.ts'
import type { Pile } from '../local/piles.ts'
import { shownPrompt } from '../local/play.ts'
import type { LocalContext, LocalGame } from '../local/state.ts'

const card = (id: string, text: string): Prompt => {
  return { id, intensity: 'Medium', heat: 1, family: 'work', topics: [], text }
}
/** A game for tests on one phone, with seven prompts of its own and twenty cards behind them. */
export const bank = Array.from({ length: 7 }, (_, i) => {
  const text = `bank ${i}`
  return { ...card(`bank-x-medium-0${i + 1}`, text), bank: { kind: 'talk', text } as const }
})
export const deck = Array.from({ length: 20 }, (_, i) => card(`talk-medium-${i + 101}`, `deck ${i} of {left}`))
const piles: readonly Pile[] = [{ name: 'talk', performers: 1, cards: [...bank, ...deck] }]
export const names = ['Ada', 'Ben', 'Cat', 'Dan'] as const
export const MINUTE = 60_000

export function context(seed = 5, now = 0, from = piles): LocalContext {
  return { slug: 'a-game-of-tomorrow', piles: from, now, random: seeded(seed) }
}

export function ok(step: Step<LocalGame>): LocalGame {
  if (!step.ok) throw new Error(`refused: ${step.code}`)
  return step.state
}

export function settings(numPlayers: number, duration: Duration = 'Standard') {
  return { numPlayers, intensity: 'Medium', duration } as const
}

export function started(players = 3, numPlayers: number | null = null): LocalGame {
  return ok(start(setup(names.slice(0, players), numPlayers === null ? null : settings(numPlayers)), context()))
}

/** The next turn, past the screen that says that a round is the last. */
export function nextTurn(game: LocalGame, dice = context()): LocalGame {
  return onto(ok(nextPlayer(game, dice)))
}

/** Keeps going where a round would be the last by time. */
export function onto(game: LocalGame): LocalGame {
  if (game.finale !== 'announced') return game
  return ok(answerFinale(game, game.round < game.rounds ? 'keep-going' : 'last-round'))
}

export function begun(game: LocalGame, dice = context()): LocalGame {
  return onto(ok(start(game, dice)))
}

export function after(turns: number, game: LocalGame): LocalGame {
  const dice = context()
  return Array.from({ length: turns }).reduce<LocalGame>((now) => nextTurn(now, dice), game)
}

/** Returns the texts of that many turns, each shown. */
export function shownIn(turns: number, game: LocalGame, dice = context()): { texts: string[]; game: LocalGame } {
  const texts: string[] = []
  let now = game
  for (let i = 0; i < turns; i++) {
    now = ok(showPrompt(now, dice.random))
    const prompt = shownPrompt(now)
    texts.push(prompt && 'text' in prompt ? prompt.text : '')
    now = nextTurn(now, dice)
  }
  return { texts, game: now }
}
