import { DECKS } from '@highjinks/games/decks'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WholeWords } from './moment.tsx'

/** In rem: the smallest letters on a TV, and the width for words on a ticket of the run on the narrowest TV. */
const LEAST = 1.7
const TICKET = 15.5
const LETTER = 0.63

const lettersOf = (words: string) => {
  const { container, unmount } = render(<WholeWords words={words} className="" />)
  const letters = container.querySelector<HTMLElement>('.whole-words')?.style.getPropertyValue('--longest')
  unmount()
  return Number(letters)
}

it('sizes the words by the longest one, which can break at a hyphen', () => {
  expect(['Surprise', 'Out of the blue', 'A well-behaved one'].map(lettersOf)).toEqual([8, 4, 7])
})

it('no scene has a word that is too long for its ticket at the smallest size', () => {
  const scenes = DECKS.boards.cards.flatMap((board) => board.scenes)
  const tooLong = scenes.filter((scene) => lettersOf(scene) * LETTER * LEAST > TICKET)
  expect([scenes.length > 100, tooLong]).toEqual([true, []])
})
