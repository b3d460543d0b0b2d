import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Sitter } from '../people/cast.ts'
import type { Reveal } from '../people/reveal.ts'
import type { Thrown } from '../people/use-airborne.ts'
import { performersOf } from './performers-of.ts'
import { SideSpotlight } from './side-spotlight.tsx'

afterEach(cleanup)

const sitter = (id: string, gain: number | null = null): Sitter => ({
  ...({ id, name: id, score: 0, mood: 'calm', isStanding: true, gain } as const),
})
const CAST = [sitter('anna', 300), sitter('bert'), sitter('cleo')]

const QUIET = { moment: 'perform', latest: null }

const inSpotlight = () =>
  [...document.querySelectorAll('[data-performer]')].map((one) => one.getAttribute('data-performer'))

test('the current player is in the spotlight with their points, and the hero says nothing', () => {
  render(<SideSpotlight cast={CAST} performers={['anna']} hero={null} line="You lead by 20" {...QUIET} />)
  expect(inSpotlight()).toEqual(['anna'])
  expect(screen.getByText('+300')).toBeTruthy()
  expect(screen.queryByText('You lead by 20')).toBeNull()
})

test("while it is everyone's moment, the hero has the spotlight and tells the reader's rank", () => {
  render(<SideSpotlight cast={CAST} performers={[]} hero={null} line="You lead by 20" {...QUIET} />)
  expect(inSpotlight()).toEqual([])
  expect(screen.getByText('You lead by 20')).toBeTruthy()
})

test('after a reveal about everyone, the people in the headline get the spotlight, and not before it is out', () => {
  const reveal: Reveal = { candidates: [], named: { bert: 'cheers' }, gains: {}, missed: [] }
  const shown = (isOut: boolean) => performersOf({ scene: { onNow: [], given: [] }, reveal, progress: { isOut } })
  expect(shown(false)).toEqual([])
  expect(shown(true)).toEqual(['bert'])
})

test('the light is on the people in the headline, not on the current player', () => {
  const scene = { onNow: ['anna'], given: [] }
  const light = (candidates: string[], named: Reveal['named'], isOut = true) =>
    performersOf({ scene, reveal: { candidates, named, gains: {}, missed: [] }, progress: { isOut } })
  // One of two did it; one was the best of a round; two had fallen for one player's story.
  expect(light(['anna', 'bert'], { bert: 'cheers' }, false)).toEqual(['anna', 'bert'])
  expect(light(['anna', 'bert'], { bert: 'cheers' })).toEqual(['bert'])
  expect(light([], { cleo: 'cheers' })).toEqual(['cleo'])
  expect(light(['anna'], { bert: 'slumps', cleo: 'slumps', anna: 'cheers' })).toEqual(['anna'])
  expect(light([], {})).toEqual(['anna'])
})

test("more than two aren't performers, nor are people who walked to their sides", () => {
  const none = { reveal: null, progress: { isOut: true } }
  expect(performersOf({ scene: { onNow: ['anna', 'bert', 'cleo'], given: [] }, ...none })).toEqual([])
  expect(performersOf({ scene: { onNow: ['anna'], given: [], isWalked: true }, ...none })).toEqual([])
})

test('a laptop has the arch of bulbs around an applauded player too, and drops it with the moment', () => {
  const clapping = (one: Sitter): Sitter => ({ ...one, mood: 'claps' })
  const [anna, bert, cleo] = [sitter('anna'), sitter('bert'), sitter('cleo')]
  const beside = (
    cast: readonly Sitter[],
    more: { readonly moment?: string; readonly latest?: Thrown | null } = {},
  ) => <SideSpotlight cast={cast} performers={['anna']} hero={null} line={null} {...QUIET} {...more} />
  const lit = () => document.querySelector('[data-lit].spotlight-bulbs')?.getAttribute('data-lit') ?? null
  const { rerender } = render(beside([anna, bert, cleo]))
  expect(lit()).toBeNull()
  rerender(beside([anna, clapping(bert), cleo]))
  expect(lit()).toBe('4')
  rerender(beside([anna, clapping(bert), clapping(cleo)]))
  expect(lit()).toBe('8')
  const latest = { n: 1, from: 'bert', kind: 'fire' } as const
  rerender(beside([anna, bert, cleo], { latest }))
  expect(lit()).toBe('1')
  rerender(beside([anna, bert, cleo], { latest, moment: 'verdict' }))
  expect(lit()).toBeNull()
})
