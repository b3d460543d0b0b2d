import type { View } from '@highjinks/games/roll-and-react'

type Board = View['board']

/** Articles, which name nothing: no theme ends with one. */
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'your'])

const bareWords = (text: string) => text.split(' ').map((word) => word.replace(/[,:]$/, ''))

/** Returns the words that all six scenes of a board begin with, unless they mean nothing; null if there are none. */
export function themeOf(board: Board): string | null {
  const [first, ...others] = board.map(({ text }) => bareWords(text))
  if (!first || others.length === 0) return null
  let length = 0
  // Each scene keeps at least one word of its own.
  while ([first, ...others].every((words) => words.length > length + 1 && words[length] === first[length])) length++
  while (ARTICLES.has(first[length - 1]?.toLowerCase() ?? '')) length--
  return length === 0 ? null : first.slice(0, length).join(' ')
}

/** Splits a scene into the part its board shares, and the rest. */
export function withoutTheme(text: string, theme: string | null): readonly [shared: string, rest: string] {
  if (theme === null) return ['', text]
  const words = text.split(' ')
  const { length } = theme.split(' ')
  return [words.slice(0, length).join(' '), words.slice(length).join(' ')]
}

/** Returns only the rest, as it is on a bill. */
export function ownPart(text: string, theme: string | null): string {
  const [, rest] = withoutTheme(text, theme)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Returns the room's memory of a run: its first scene, whole; null if unknown. */
export function actedBy(board: View['boards'][string] | undefined): string | null {
  return board?.scenes[board.first] ?? null
}
