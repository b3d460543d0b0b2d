import type { View } from '@highjinks/games/roll-and-react'
import { Check } from 'lucide-react'
import { longestWord } from '../../../ui/look/longest-word.ts'
import { SceneWords } from '../scene-words.tsx'
import { ownPart, themeOf } from '../theme.ts'
import '../../../ui/toys/large-card.css'
import './board.css'

interface TvBoardProps {
  readonly table: View
  /** They may be guessed at by now. */
  readonly isOpen: boolean
}

/** Beside whoever acts longer scenes than this need smaller letters. */
const LONG = 26
/** And so do longer words: they are not broken. */
const LONG_WORD = 11

/** Six scenes: what they have in common once above them, and those that have been seen struck out. */
export function TvBoard({ table: { board, struck }, isOpen }: TvBoardProps) {
  const theme = themeOf(board)
  const parts = board.map(({ text }) => ownPart(text, theme))
  const isLong = parts.some((part) => part.length > LONG || longestWord(part) > LONG_WORD)
  return (
    <div className="tv-board large-card" data-long={isLong || undefined}>
      {theme !== null && (
        // Whoever listens hears it with each scene.
        <p aria-hidden="true" className="tv-board-theme">
          {theme} …
        </p>
      )}
      <ul aria-label="Scenes" className="tv-scenes">
        {board.map(({ scene, text }) => {
          const isStruck = struck.includes(scene)
          return (
            <li key={scene} className="tv-scene" data-look={isStruck ? 'struck' : isOpen ? 'shown' : 'closed'}>
              <span>
                <SceneWords text={text} theme={theme} />
              </span>
              {isStruck && (
                <>
                  <Check aria-hidden="true" strokeWidth={4} />
                  <span className="sr-only">, solved</span>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
