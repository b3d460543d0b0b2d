import type { View } from '@highjinks/games/roll-and-react'

type Board = View['board']

/** What all six scenes of a board begin with, as far as its colon or comma; null where they only begin alike. */
export function themeOf(board: Board): string | null {
  const start = /^[^:,]+[:,] /.exec(board[0]?.text ?? '')?.[0]
  return start !== undefined && board.every(({ text }) => text.startsWith(start)) ? start : null
}

/** The theme of a board, once for all six. */
export function Theme({ board }: { readonly board: Board }) {
  const theme = themeOf(board)
  if (theme === null) return null
  return (
    // Whoever listens hears it with each scene.
    <p
      aria-hidden="true"
      className="mx-auto w-fit rounded-full bg-ink px-4 py-0.5 text-center font-display text-lg font-bold text-accent short:text-base lg:text-2xl stage:text-4xl stage:in-[.onstage]:text-2xl"
    >
      {theme.slice(0, -2)}
    </p>
  )
}

/** A scene, seen without what all of its board begin with. */
export function SceneWords({ text, theme }: { readonly text: string; readonly theme: string | null }) {
  if (theme === null) return text
  return (
    <>
      <span className="sr-only">{theme.trimEnd()}</span>{' '}
      <span className="inline-block first-letter:uppercase">{text.slice(theme.length)}</span>
    </>
  )
}
