import type { View } from '@highjinks/games/roll-and-react'
import { Check } from 'lucide-react'
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

/** Six scenes: what they have in common once above them, and those that have been seen struck out. */
export function TvBoard({ table: { board, struck }, isOpen }: TvBoardProps) {
  const theme = themeOf(board)
  const isLong = board.some(({ text }) => ownPart(text, theme).length > LONG)
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
