import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Ruling } from './attempt.ts'
import { RulingStamp } from './ruling.tsx'

afterEach(cleanup)

const stampOf = (ruling: Ruling) => render(<RulingStamp ruling={ruling} me={null} players={[]} />).container

it.each([
  ['legend', 'Legend!', '.gold-rays'],
  ['did-it', 'Did it!', '.clap-rain'],
  ['half', 'Half of it', '.torn-off'],
  ['dodged', 'Dodged!', '.slab-peg'],
] as const)('[BEATS-7] a verdict of %s plays its own play, and is read once', (verdict, words, thing) => {
  const stamp = stampOf({ kind: 'judged', verdict })
  expect(stamp.querySelector(thing)?.closest('[aria-hidden]')).not.toBeNull()
  expect(stamp.textContent.split(words)).toHaveLength(2)
  expect(stamp.querySelector('.proclaimed')).not.toBeNull()
})

it('[BEATS-7] a skip is small and quick: nothing is proclaimed, and nobody claps', () => {
  const stamp = stampOf({ kind: 'passed' })
  expect(stamp.textContent).toContain('Skipped')
  expect(stamp.querySelector('.proclaimed, .clap-rain, .gold-rays')).toBeNull()
})
