import { type Lines, linesOf } from '../script.ts'
import { echoLines } from './echoes.ts'
import { entryLines } from './entry.ts'
import { interludeLines } from './interludes.ts'
import { memoryLines } from './memories.ts'
import { podiumLines } from './podium.ts'
import { sleepLines } from './sleep.ts'
import { tableLines } from './table.ts'
import { verdictLines } from './verdicts.ts'

/** The lines for a result if no better ones are left. */
const climaxLines = linesOf({
  climax: [
    'Frame it. Hang it in the bathroom, where people read.',
    'And we all just saw it. No taking it back.',
    'My bells have never been that quiet. They’re processing.',
    'Someone explain that to the lamp.',
    'That’s going in my memoirs, under “why.”',
    'I have hosted kings. They were less fun.',
    'Take it in. We’ll deny it tomorrow.',
    'And you were going to stay home and do laundry.',
    'The couch needs a second. So do I.',
    'Nobody rehearsed that. You can tell. I love it.',
    'And people pay for streaming.',
    'File that under things we don’t tell the neighbors.',
    'That happened. I was here. I’m the hat.',
    'History, everybody. Small history. Couch-sized.',
    'I laughed in three octaves.',
    'When you tell this tomorrow, make me taller.',
    'Let the record show a very long snort.',
    'That one’s getting a plaque.',
  ],
})

/** The jester's lines for any game. */
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
}
