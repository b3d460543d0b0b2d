import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { TvPerformances } from '../tv/tv-performances.tsx'
import { Performances } from './performances.tsx'

afterEach(cleanup)

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dana', 'Emil', 'Fred', 'Gina', 'Hugo']
const JOKE =
  'In 2018, when half a ton of seized marijuana was missing, police officers in Argentina blamed it on hungry mice.'
const shown = {
  lap: { candidates: NAMES, deeds: Object.fromEntries(NAMES.map((id) => [id, JOKE])) },
  players: people(NAMES),
}

it.each([
  ['a phone', <Performances key="phone" {...shown} isWatched={false} />],
  ['a TV', <TvPerformances key="tv" {...shown} />],
])('[TABLE-TOD-8] %s shows those who wait the whole of what each did', (_where, deeds) => {
  render(deeds)
  expect(screen.getAllByText(JOKE)).toHaveLength(NAMES.length)
  for (const sentence of screen.getAllByText(JOKE)) expect(sentence.closest('[class*="line-clamp"]')).toBeNull()
})
