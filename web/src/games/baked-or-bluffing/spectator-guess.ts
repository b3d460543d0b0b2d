import type { TableOf } from '../game-ui.ts'
import type { SpectatorGuess } from '../ghost/ghost-call.ts'

const VOTES = [
  { value: 'legit', label: 'Legit', tone: 'sky' },
  { value: 'baked', label: 'Baked', tone: 'amber' },
] as const

export const guess: SpectatorGuess<TableOf<'baked-or-bluffing'>> = {
  call: ({ phase }) => (phase === 'argue' ? { kind: 'vote', question: 'Do you believe it?', options: VOTES } : null),
  answers: ({ reveal }) => (reveal ? { vote: [reveal.isTrue ? 'legit' : 'baked'] } : {}),
}
