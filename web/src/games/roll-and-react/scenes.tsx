import type { View } from '@highjinks/games/roll-and-react'
import { Check, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/look/cx.ts'
import { longestWord } from '../../ui/look/longest-word.ts'
import { useBoardSpot } from '../table/board-spot.ts'
import { ownPart, themeOf, withoutTheme } from './theme.ts'
import '../../ui/toys/large-card.css'
import './scenes.css'

/** `shown`: open to others; `closed`: not yet, or no longer; `left`: another one was chosen; `marked`: act this one; `acted`: that was one. */
export type SceneLook = 'open' | 'shown' | 'closed' | 'chosen' | 'left' | 'struck' | 'marked' | 'acted'

const LOOKS: Readonly<Record<SceneLook, string>> = {
  open: 'lip tappable',
  shown: 'paper border-ink',
  closed: 'border-leaf-700 bg-leaf-800',
  chosen: 'border-ink bg-lime text-ink',
  left: 'border-leaf-700 bg-leaf-900 text-muted',
  struck: 'border-leaf-700 bg-transparent text-muted',
  marked: 'paper animate-pop border-ink bg-cream text-ink',
  acted: 'border-leaf-700 bg-leaf-900 text-muted',
}

interface ScenesProps {
  readonly scenes: View['board']
  readonly lookOf: (scene: number) => SceneLook
  /** Null if no one chooses. */
  readonly onChoose: ((scene: number) => void) | null
}

/** Six scenes, in this screen's order. Each keeps its place for the whole run. */
export function Scenes({ scenes, lookOf, onChoose }: ScenesProps) {
  const theme = themeOf(scenes)
  const parts = scenes.map(({ text }) => ownPart(text, theme))
  const letters = Math.max(1, ...parts.map((part) => Math.max(part.length, 2 * longestWord(part))))
  return (
    <div className="scenes large-card" style={{ '--letters': letters }}>
      <Theme board={scenes} />
      <ul aria-label="Scenes" {...useBoardSpot()} className="outline-none">
        {scenes.map(({ scene, text }) => (
          <li key={scene}>
            <Row look={lookOf(scene)} onChoose={onChoose && (() => onChoose(scene))}>
              <SceneWords text={text} theme={theme} />
            </Row>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface RowProps {
  readonly look: SceneLook
  readonly onChoose: (() => void) | null
  readonly children: ReactNode
}

function Row({ look, onChoose, children }: RowProps) {
  const className = cx('scene', LOOKS[look])
  const body = (
    <>
      {look === 'struck' ? <s>{children}</s> : <span>{children}</span>}
      {look === 'chosen' && (
        <small className="flex items-center gap-1">
          <Lock aria-hidden="true" className="size-4" /> Yours
        </small>
      )}
      {look === 'marked' && <small className="rounded-full bg-ink px-2 py-0.5 text-accent">This one</small>}
      {look === 'struck' && (
        <>
          <Check aria-hidden="true" />
          <span className="sr-only">, solved</span>
        </>
      )}
      {look === 'acted' && <small>Nobody saw it</small>}
    </>
  )
  if (!onChoose) return <div className={className}>{body}</div>
  return (
    <button
      type="button"
      disabled={look !== 'open'}
      aria-pressed={look === 'chosen'}
      onClick={onChoose}
      className={className}
    >
      {body}
    </button>
  )
}

/** The words that all six share, once. */
export function Theme({ board }: { readonly board: View['board'] }) {
  const theme = themeOf(board)
  // Screen readers get it with each scene.
  return (
    theme !== null && (
      <p aria-hidden="true" className="scenes-theme">
        {theme} …
      </p>
    )
  )
}

interface SceneWordsProps {
  readonly text: string
  readonly theme: string | null
}

/** A scene without the words that its board shares. */
export function SceneWords({ text, theme }: SceneWordsProps) {
  if (theme === null) return text
  const [shared, rest] = withoutTheme(text, theme)
  return (
    <>
      <span className="sr-only">{shared}</span> <span className="inline-block first-letter:uppercase">{rest}</span>
    </>
  )
}
