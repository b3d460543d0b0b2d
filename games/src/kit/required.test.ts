import { expect, it } from 'vitest'
import { required } from './required.ts'

it("[KIT-8] finds a phase's answer, even an empty one; a missing one is a fault", () => {
  expect([0, '', false].map(required)).toEqual([0, '', false])
  for (const missing of [null, undefined]) expect(() => required(missing)).toThrow('required by the rules')
})
