import type { View } from '@highjinks/games/high-rollers'

type Faces = NonNullable<View['faces']>
export type Action = Faces['action']
export type Task = NonNullable<View['task']>

/** What each side of the action die asks. */
export const ASKS: Readonly<Record<Action, string>> = {
  Hit: 'A stunt, right here',
  Pass: 'A stunt for somebody else',
  Challenge: 'Two try, the table picks',
  Truth: 'One honest answer',
  Wild: 'The room says what it is',
}

export const TASK_LIST = ['Hit', 'Truth', 'Pass', 'Challenge'] as const satisfies readonly Task[]
