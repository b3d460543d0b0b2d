import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TaskCard } from './task-card.tsx'

afterEach(cleanup)

const typeOf = (words: string, shape: { readonly isFlat?: boolean } = {}) => {
  render(
    <TaskCard kicker="Dare" {...shape}>
      {words}
    </TaskCard>,
  )
  return /desk:text-\[[\d.]+rem\]/.exec(screen.getByText(words).className)?.[0] ?? 'as ever'
}

it.each([
  ['Sing it.', 'desk:text-[4rem]'],
  ['Congratulate us.', 'desk:text-[3.4rem]'],
  ['Flirt with Hoste using only the names of vegetables.', 'desk:text-[3.4rem]'],
  ['Tell us why Benjamin and Hoste should never share an apartment. Act out week two.', 'desk:text-[2.9rem]'],
  ['Describe antidisestablishmentarianism.', 'as ever'],
  [`${'word '.repeat(24)}end`, 'as ever'],
])('on a large laptop “%s” is set in %s', (words, type) => {
  expect(typeOf(words)).toBe(type)
  cleanup()
  expect(typeOf(words, { isFlat: true })).toBe('as ever')
})
