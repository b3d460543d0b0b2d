import type { Lines } from '../script.ts'
import { climaxLines } from './climaxes.ts'
import { echoLines } from './echoes.ts'
import { entryLines } from './entry.ts'
import { interludeLines } from './interludes.ts'
import { memoryLines } from './memories.ts'
import { nightLines } from './night.ts'
import { podiumLines } from './podium.ts'
import { sleepLines } from './sleep.ts'
import { tableLines } from './table.ts'
import { verdictLines } from './verdicts.ts'

/** What the jester says whatever is played. */
export const generalLines: Lines = {
  ...entryLines,
  ...tableLines,
  ...sleepLines,
  ...podiumLines,
  ...verdictLines,
  ...interludeLines,
  ...climaxLines,
  ...memoryLines,
  ...echoLines,
  ...nightLines,
}
