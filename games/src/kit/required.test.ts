import { expect, it } from 'vitest'
import { required } from './required.ts'

it('[KIT-8] what a phase was given is there, be it nothing at all; what is missing is a fault', () => {
  expect([0, '', false].map(required)).toEqual([0, '', false])
  for (const missing of [null, undefined]) expect(() => required(missing)).toThrow('required by the rules')
})
