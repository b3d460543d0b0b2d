import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { adviceOn } from './password-advice.ts'

const ANN = ['ann_of_green', 'ann@example.org', 'Ann', '']

test.each(['123456', 'PASSWORD', 'dragon', 'zzzzzz'])('[AUTHPAGE-7] advises against %s as too common', (password) => {
  expect(adviceOn(password, ANN)).toContain('most common passwords')
})

test.each(['joanna-1', 'ANN2026', 'ann_of_green'])(
  "[AUTHPAGE-7] advises against %s as the user's own name",
  (password) => {
    expect(adviceOn(password, ANN)).toContain('your name')
  },
)

test.each(['correct horse', 'x7!kkp', 'grün wie gras'])('[AUTHPAGE-7] accepts %s without advice', (password) => {
  expect(adviceOn(password, ANN)).toBeNull()
  expect(adviceOn(password, ['', 'Al', '  '])).toBeNull()
})

test('[AUTHPAGE-7] the list has the thousand most common that are long enough', () => {
  expect(COMMON_PASSWORDS.size).toBe(1000)
  expect([...COMMON_PASSWORDS].filter((one) => one.length < 6 || one !== one.toLowerCase())).toEqual([])
})
