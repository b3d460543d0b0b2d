import { expect, it } from 'vitest'
import { checks, checksOfChanges } from './checks.ts'
import { seedOfTree } from './git.ts'

it('a check runs the tests of what changed, and all that read our own files', () => {
  const steps = checksOfChanges('abc123').flat()
  const argsOf = (name: string) => steps.find((step) => step.name === name)?.args ?? []
  expect(argsOf('changed')).toEqual(expect.arrayContaining(['--changed', 'abc123', '--passWithNoTests']))
  const readers = [
    'scripts/boundaries.test.ts',
    'scripts/rules.test.ts',
    'scripts/lock-file.test.ts',
    'web/src/main/spec/american.test.ts',
    'web/src/main/spec/spec.test.tsx',
  ]
  expect(argsOf('readers')).toEqual(expect.arrayContaining(readers))
  expect(argsOf('readers')).not.toContain('games/src/conformance.test.ts')
  expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(['format', 'lint', 'types']))
})

it('a check runs all where nobody knows what changed', () => {
  expect(checksOfChanges('')).toEqual(checks())
})

it('chance begins at the same seed for the same commit', () => {
  expect(seedOfTree()).toBe(seedOfTree())
  expect(Number.isSafeInteger(seedOfTree())).toBe(true)
})
