import { expect, it } from 'vitest'
import type { AttemptView, Ruling } from './attempt.ts'
import { ownRuling } from './own-ruling.ts'

function after(ruling: Ruling, contenders: readonly string[] = ['Anna', 'Bert']): AttemptView {
  return {
    performers: ['Anna', 'Bert'],
    contenders: [...contenders],
    said: {},
    voters: [],
    voted: [],
    isSecret: false,
    verdicts: null,
    crowns: null,
    split: null,
    ruling,
  }
}

it.each([
  ['Anna', after({ kind: 'judged', verdict: 'did-it' }), 'You did it!'],
  ['Anna', after({ kind: 'judged', verdict: 'dodged' }), 'Smooth dodge.'],
  ['Anna', after({ kind: 'passed' }), 'You skipped. Perfectly fine.'],
  ['Anna', after({ kind: 'crowned', winner: 'Anna' }), 'You won the room!'],
  ['Bert', after({ kind: 'crowned', winner: 'Anna' }), 'So close.'],
  ['Bert', after({ kind: 'crowned', winner: null }), 'A tie. Shake hands.'],
  ['Bert', after({ kind: 'judged', verdict: 'legend' }, ['Anna']), 'You skipped. Perfectly fine.'],
  ['Cleo', after({ kind: 'judged', verdict: 'legend' }), null],
  ['Anna', null, null],
] as const)('[TABLE-OWN-1] to %s a verdict says its own (%#)', (me, attempt, words) => {
  expect(ownRuling(attempt, me)).toBe(words)
})
