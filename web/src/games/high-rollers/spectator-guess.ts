import { rulingAnswers, rulingCall } from '../attempt/spectator-guess.ts'
import type { TableOf } from '../game-ui.ts'
import { faceOptions, type SpectatorGuess } from '../ghost/ghost-call.ts'
import { nameOf } from '../screen.ts'
import { LANDED_MS } from './timelines.ts'
import { ENDS, endsQuestion, TASK_LIST } from './words.ts'

const TASKS = TASK_LIST.map((task) => ({ value: task, label: task }))

export const guess: SpectatorGuess<TableOf<'high-rollers'>> = {
  call: ({ phase, turn, tumbleMs, choices, pair, attempt, mayCall }, players) => {
    const name = nameOf(players, turn)
    switch (phase) {
      case 'keep': {
        const question = endsQuestion(name)
        return mayCall.length === 0 ? null : { kind: 'keep', question, options: ENDS, after: tumbleMs + LANDED_MS }
      }
      case 'wild':
        return { kind: 'wild', question: 'What will it be?', options: TASKS }
      case 'name':
        return { kind: 'name', question: `Who will ${name} pick?`, options: faceOptions(choices, players) }
      case 'pick': {
        const options = pair.map(({ text }) => ({ value: text, label: text }))
        return { kind: 'pick', question: 'Which one will it be?', options, isOnTable: true }
      }
      case 'act':
      case 'verdict':
        return rulingCall(attempt, players)
      default:
        return null
    }
  },
  answers: ({ phase, ending, faces, task, isAimed, target, isBust, card, attempt }) => ({
    ...(ending !== null && { keep: [ending] }),
    ...(faces?.action === 'Wild' && !isBust && task !== null && { wild: [task] }),
    ...(phase !== 'name' && isAimed && target !== null && { name: [target] }),
    ...(attempt && isBust && card !== null && { pick: [card] }),
    ...rulingAnswers(attempt),
  }),
}
