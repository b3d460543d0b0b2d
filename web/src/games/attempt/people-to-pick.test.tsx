import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { PeopleToPick } from './people-to-pick.tsx'

afterEach(cleanup)

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dana', 'Emil', 'Fred', 'Gina']
const JOKE =
  'In 2018, when half a ton of seized marijuana was missing, police officers in Argentina blamed it on hungry mice.'
const CUTS = '[class*="line-clamp"], [class*="hidden"], [class*="truncate"]'

it.each([2, 4, 7])('[TABLE-TOD-8] a vote among %i shows all of every sentence on every size', (count) => {
  const ids = NAMES.slice(0, count)
  const picked: string[] = []
  render(
    <PeopleToPick
      label="Who was up"
      ids={ids}
      me="Hugo"
      players={people(NAMES)}
      isBusy={false}
      noteOf={() => JOKE}
      onPick={(id) => picked.push(id)}
    />,
  )
  const buttons = within(screen.getByRole('list', { name: 'Who was up' })).getAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual(ids.map((id) => `${id}${JOKE}`))
  for (const sentence of screen.getAllByText(JOKE)) expect(sentence.closest(CUTS)).toBeNull()
  buttons[1]?.click()
  expect(picked).toEqual(['Bert'])
})
