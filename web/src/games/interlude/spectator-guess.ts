import type { InterludeView } from '@highjinks/games/kit'
import { faceOptions, type SpectatorGuess } from '../ghost/ghost-call.ts'
import { crownedLines } from './crowned-lines.ts'

interface Table {
  readonly phase: string
  readonly interlude: InterludeView
}

/** The questions about most people's target and most people's favorite line. */
export const guess: SpectatorGuess<Table> = {
  call: ({ phase, interlude }, players) => {
    if (interlude.kind === 'point') {
      const options = faceOptions(interlude.targets, players)
      return phase === 'point' ? { kind: 'finger', question: 'Who gets the most fingers?', options } : null
    }
    const options = interlude.lines.map(({ id, text }) => ({ value: id, label: text }))
    return phase === 'ballot' ? { kind: 'line', question: 'Which one will win?', options, isOnTable: true } : null
  },
  answers: ({ phase, interlude }) => {
    if (interlude.kind === 'point') return interlude.fingers ? { finger: interlude.most } : {}
    return phase === 'lines' ? { line: crownedLines(interlude.lines).map(({ id }) => id) } : {}
  },
}
