import type { TableOf } from '../game-ui.ts'
import type { SpectatorGuess } from '../ghost/ghost-call.ts'
import { NUMBERS } from './statements.tsx'

export const guess: SpectatorGuess<TableOf<'puff-puff-pass-truths'>> = {
  call: ({ phase, statements }) => {
    if (phase !== 'present' && phase !== 'vote') return null
    const options = statements.map((_, place) => ({ value: String(place), label: NUMBERS[place] ?? '' }))
    return { kind: 'lie', question: 'Which one smells fishy?', options }
  },
  answers: ({ reveal }) => (reveal ? { lie: [String(reveal.lie)] } : {}),
}
