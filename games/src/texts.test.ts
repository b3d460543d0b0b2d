import { expect, it } from 'vitest'
import { GAMES } from './register.ts'

it("[CONF-10] a move without typed text, and one that can't be read, have no text", () => {
  expect(GAMES['never-have-i-ever'].texts({ type: 'say', side: 'have' })).toEqual([])
  expect(GAMES['puff-puff-pass-truths'].texts({ type: 'done' })).toEqual([])
  expect(GAMES['puff-puff-pass-truths'].texts({ type: 'draft', lines: 'none' })).toEqual([])
})
