import type { PlayerId } from '@highjinks/protocol'
import { type BalconyRules, playerOptions } from '../kit/balcony.ts'
import { askRuling, rulingOutcomes } from '../kit/balcony-ruling.ts'

interface Seen {
  readonly phase: string
  readonly mayCall: readonly PlayerId[]
  readonly ending: string | null
  readonly faces: { readonly action: string } | null
  readonly task: string | null
  readonly isBust: boolean
  readonly isAimed: boolean
  readonly choices: readonly PlayerId[]
  readonly target: PlayerId | null
  readonly pair: readonly { readonly text: string; readonly task: string | null }[]
  readonly card: string | null
  readonly attempt: Parameters<typeof askRuling>[0]
}

const ENDS = [
  { value: '0', said: 'Keeps it' },
  { value: 'pushed', said: 'Pushes, keeps' },
  { value: 'bust', said: 'Busts' },
] as const
const TASKS = ['Hit', 'Truth', 'Pass', 'Challenge'].map((task) => ({ value: task, said: task }))

/** Guesses how the roll ends, what a Wild becomes, who gets the card, and what the room says. */
export const balcony: BalconyRules<Seen> = {
  ask({ phase, mayCall, choices, pair, attempt }) {
    switch (phase) {
      case 'keep':
        return mayCall.length === 0 ? null : { about: 'keep', options: ENDS }
      case 'wild':
        return { about: 'wild', options: TASKS }
      case 'name':
        return { about: 'name', options: playerOptions(choices) }
      case 'pick':
        // The picked one comes out as its text
        return {
          about: 'pick',
          options: pair.map(({ text, task }) => ({
            value: text,
            said: task === 'Truth' ? 'the question' : 'the stunt',
          })),
        }
      case 'act':
      case 'verdict':
        return askRuling(attempt)
      default:
        return null
    }
  },
  outcomes: ({ phase, ending, faces, task, isAimed, target, isBust, card, attempt }) => ({
    ...(ending !== null && { keep: [ending] }),
    ...(faces?.action === 'Wild' && !isBust && task !== null && { wild: [task] }),
    ...(phase !== 'name' && isAimed && target !== null && { name: [target] }),
    ...(attempt && isBust && card !== null && { pick: [card] }),
    ...rulingOutcomes(attempt),
  }),
}
