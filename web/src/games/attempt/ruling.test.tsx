import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { shown } from '../../lib/testing/shown.ts'
import type { Ruling } from './attempt.ts'
import { RulingStamp } from './ruling.tsx'

const { players: PLAYERS } = shown(1, { players: ['anna', 'ben'] }).view

afterEach(cleanup)

const nobody = { performers: [], contenders: [] }
const stampOf = (ruling: Ruling) =>
  render(<RulingStamp ruling={ruling} attempt={nobody} me={null} players={[]} />).container

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

it('[BEATS-7] whoever skipped what somebody else did reads on their phone whose verdict it is', () => {
  const ruling: Ruling = { kind: 'judged', verdict: 'legend' }
  const attempt = { performers: ['anna', 'ben'], contenders: ['ben'] }
  const read = (me: string | null) =>
    render(<RulingStamp {...{ ruling, attempt, me }} players={PLAYERS} />).container.textContent
  expect(read('anna')).toContain('ben, meanwhile:')
  expect([read('ben'), read(null)].join()).not.toContain('meanwhile')
})
