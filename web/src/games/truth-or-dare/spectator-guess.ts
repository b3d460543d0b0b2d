import { rulingAnswers, rulingCall } from '../attempt/spectator-guess.ts'
import type { TableOf } from '../game-ui.ts'
import type { SpectatorGuess } from '../ghost/ghost-call.ts'
import { nameOf } from '../screen.ts'
import { CHOICES } from './choices.ts'

const WAYS = CHOICES.map(({ choice, label, tone }) => ({ value: choice, label, tone }))

export const guess: SpectatorGuess<TableOf<'truth-or-dare'>> = {
  call: ({ phase, turn, cards, attempt }, players) => {
    switch (phase) {
      case 'choose':
        return { kind: 'choice', question: `What will ${nameOf(players, turn)} take?`, options: WAYS, isOnTable: true }
      case 'deal': {
        const options = cards.map(({ id, text }) => ({ value: id, label: text }))
        return { kind: 'card', question: 'Which card will it be?', options, isOnTable: true }
      }
      case 'perform':
      case 'verdict':
        return rulingCall(attempt, players)
      default:
        return null
    }
  },
  answers: ({ choice, kept, attempt }) => ({
    ...(choice !== null && { choice: [choice] }),
    ...(kept !== null && { card: [kept] }),
    ...rulingAnswers(attempt),
  }),
}
