import type { Ack, Intent } from '@highjinks/protocol'
import { expect, test } from 'vitest'
import { comesToNothing } from './comes-to-nothing.ts'

const refused = (code: 'wrong-phase' | 'not-your-turn'): Ack => ({ ok: false, code, message: 'No.' })
const move = (type: string): Intent => ({ type: 'move', cue: 1, move: { type } })

test.each([
  [move('done'), refused('wrong-phase'), true],
  [move('applaud'), refused('wrong-phase'), true],
  [move('done'), refused('not-your-turn'), false],
  [move('bet'), refused('wrong-phase'), false],
  [{ type: 'skip' } as const, refused('wrong-phase'), false],
])('[SEND-16] the second of two performers who are done reads no refusal: %j, %j', (intent, ack, comes) => {
  expect(comesToNothing(intent, ack)).toBe(comes)
})
