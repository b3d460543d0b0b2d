import type { View } from '@highjinks/games/roll-and-react'
import { themeOf, withoutTheme } from './theme.ts'

/** The theme of a board, once for all six. */
export function Theme({ board }: { readonly board: View['board'] }) {
  const theme = themeOf(board)
  if (theme === null) return null
  return (
    // Whoever listens hears it with each scene.
    <p
      aria-hidden="true"
      className="mx-auto w-fit rounded-full bg-ink px-4 py-0.5 text-center font-display text-lg font-bold text-accent short:text-base lg:text-2xl"
    >
      {theme} …
    </p>
  )
}

interface SceneWordsProps {
  readonly text: string
  readonly theme: string | null
}

/** A scene, seen without what all of its board begin with. */
export function SceneWords({ text, theme }: SceneWordsProps) {
  if (theme === null) return text
  const [shared, rest] = withoutTheme(text, theme)
  return (
    <>
      <span className="sr-only">{shared}</span> <span className="inline-block first-letter:uppercase">{rest}</span>
    </>
  )
}
