import type { Prompt } from '../../kit/card.ts'

/** What a segment of the wheel asks of the table. A rule holds for three turns. */
export interface Task extends Prompt {
  readonly segment: 'everyone' | 'duel' | 'rule' | 'breather'
}
