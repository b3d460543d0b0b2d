import { rulingAnswers, rulingCall } from '../attempt/spectator-guess.ts'
import type { TableOf } from '../game-ui.ts'
import { faceOptions, type SpectatorGuess } from '../ghost/ghost-call.ts'

export const guess: SpectatorGuess<TableOf<'spin-the-stash'>> = {
  call: ({ phase, wheel, offered, receivers, attempt }, players) => {
    const isRule = wheel?.segment === 'rule'
    switch (phase) {
      case 'pick': {
        if (!isRule) return { kind: 'pick', question: 'Who gets the gift?', options: faceOptions(receivers, players) }
        const options = offered.map(({ text }, i) => ({ value: text, label: `Number ${i + 1}` }))
        return { kind: 'pick', question: 'Which rule will it be?', options }
      }
      case 'bet':
      case 'resolve':
      case 'verdict':
        // Nobody judges what is given away.
        return wheel?.segment === 'gift' ? null : rulingCall(attempt, players)
      default:
        return null
    }
  },
  answers: ({ phase, picked, attempt }) => ({
    ...((phase === 'score' || picked !== null) && { pick: picked === null ? [] : [picked] }),
    ...rulingAnswers(attempt),
  }),
}
