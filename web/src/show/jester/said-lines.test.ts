import { beforeEach, expect, test } from 'vitest'
import { rememberSaid, saidIn } from './said-lines.ts'

beforeEach(() => localStorage.clear())

test('[JESTER-4] what he has said is known in every tab of a browser', () => {
  rememberSaid('a', 'Hello.')
  sessionStorage.clear()
  rememberSaid('a', 'Again?')
  expect(saidIn('a')).toEqual(['Hello.', 'Again?'])
})

test('[JESTER-4] two sessions side by side do not forget each other; those of before are forgotten', () => {
  for (const room of ['a', 'b', 'a', 'b']) rememberSaid(room, `${room} ${saidIn(room).length}`)
  expect([saidIn('a'), saidIn('b')]).toEqual([
    ['a 0', 'a 1'],
    ['b 0', 'b 1'],
  ])
  rememberSaid('c', 'Who are you?')
  expect([saidIn('a'), saidIn('b').length, saidIn('c').length]).toEqual([[], 2, 1])
})

test('what is kept has an end, and what others have written there is nothing', () => {
  for (let i = 0; i < 700; i++) rememberSaid('a', `${i}`)
  expect([saidIn('a').length, saidIn('a').at(-1)]).toEqual([600, '699'])
  localStorage.setItem('jesterSaid', '{"room":1}')
  expect(saidIn('a')).toEqual([])
})
