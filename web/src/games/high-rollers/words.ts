import type { View } from '@highjinks/games/high-rollers'
import type { ActionFace } from '../../ui/toys/die-faces.tsx'

type Faces = NonNullable<View['faces']>
export type Action = Faces['action']
export type Task = NonNullable<View['task']>

/** What each side of the action die asks. */
export const ASKS: Readonly<Record<Action, string>> = {
  Hit: 'A stunt, right here',
  Pass: 'A stunt for somebody else',
  Challenge: 'A duel. The table picks',
  Truth: 'One honest answer',
  Wild: 'The room says what it is',
}

/** Which side of the drawn die that is. */
export const SIDES = {
  Hit: 'hit',
  Pass: 'pass',
  Challenge: 'challenge',
  Truth: 'truth',
  Wild: 'wild',
} as const satisfies Readonly<Record<Action, ActionFace>>

export const TASK_LIST = ['Hit', 'Truth', 'Pass', 'Challenge'] as const satisfies readonly Task[]

/** What one does with a roll, each in its own color on every screen. */
export const WAYS = [
  { value: 'keep', label: 'Keep', tone: 'lime' },
  { value: 'push', label: 'Push', tone: 'teal' },
] as const

/** So long everybody reads the dice, and nothing else. */
export const LANDED_MS = 1000
