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
  return /tall:text-\[[\d.]+rem\]/.exec(screen.getByText(words).className)?.[0] ?? 'as ever'
}

it.each([
  ['Sing it.', 'tall:text-[2.6rem]'],
  ['Congratulate us.', 'tall:text-[2.2rem]'],
  ['Flirt with Hoste using only the names of vegetables.', 'tall:text-[2.2rem]'],
  ['Tell us why Benjamin and Hoste should never share an apartment. Act out week two.', 'tall:text-[1.8rem]'],
  ['Describe antidisestablishmentarianism.', 'as ever'],
  [`${'word '.repeat(24)}end`, 'tall:text-[1.6rem]'],
  [`${'word '.repeat(27)}end`, 'as ever'],
])('on a long phone “%s” is set in %s', (words, type) => {
  expect(typeOf(words)).toBe(type)
  cleanup()
  expect(typeOf(words, { isFlat: true })).toBe('as ever')
})
