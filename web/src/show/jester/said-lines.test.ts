import { beforeEach, expect, test } from 'vitest'
import { rememberSaid, saidIn } from './said-lines.ts'

beforeEach(() => localStorage.clear())

test('[JESTER-4] every tab of a browser knows what he has said', () => {
  rememberSaid('a', 'Hello.')
  sessionStorage.clear()
  rememberSaid('a', 'Again?')
  expect(saidIn('a')).toEqual(['Hello.', 'Again?'])
})

test('[JESTER-4] two sessions side by side keep theirs; older sessions are forgotten', () => {
  for (const room of ['a', 'b', 'a', 'b']) rememberSaid(room, `${room} ${saidIn(room).length}`)
  expect([saidIn('a'), saidIn('b')]).toEqual([
    ['a 0', 'a 1'],
    ['b 0', 'b 1'],
  ])
  rememberSaid('c', 'Who are you?')
  expect([saidIn('a'), saidIn('b').length, saidIn('c').length]).toEqual([[], 2, 1])
})

test('keeps a limited number of lines, and ignores what others have stored there', () => {
  for (let i = 0; i < 700; i++) rememberSaid('a', `${i}`)
  expect([saidIn('a').length, saidIn('a').at(-1)]).toEqual([600, '699'])
  localStorage.setItem('jesterSaid', '{"room":1}')
  expect(saidIn('a')).toEqual([])
})
