import type { Lines } from '../script.ts'
import { doorLines } from './door.ts'
import { interludeLines } from './interludes.ts'
import { podiumLines } from './podium.ts'
import { sleepLines } from './sleep.ts'
import { tableLines } from './table.ts'
import { verdictLines } from './verdicts.ts'

/** What the jester says whatever is played. */
export const generalLines: Lines = {
  ...doorLines,
  ...tableLines,
  ...sleepLines,
  ...podiumLines,
  ...verdictLines,
  ...interludeLines,
}
