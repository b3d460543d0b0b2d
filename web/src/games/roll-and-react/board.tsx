import type { View } from '@highjinks/games/roll-and-react'
import '../../ui/toys/large-card.css'
import { type SceneLook, SceneRow } from './scene-row.tsx'
import { SceneWords, Theme } from './scene-words.tsx'
import { themeOf } from './theme.ts'

interface BoardProps {
  readonly scenes: View['board']
  readonly lookOf: (scene: number) => SceneLook
  /** Null where nobody chooses. */
  readonly onChoose: ((scene: number) => void) | null
}

/** Six scenes, in the order of this screen. */
export function Board({ scenes, lookOf, onChoose }: BoardProps) {
  const theme = themeOf(scenes)
  return (
    <div className="large-card max-sm:bg-transparent! max-sm:p-0! max-sm:before:hidden! laptop:[--drawn:0.85] low:[--drawn:0.6] grid gap-2">
      <Theme board={scenes} />
      <ul aria-label="Scenes" className="grid gap-2 short:grid-cols-2 sm:grid-cols-2 flat:grid-cols-2">
        {scenes.map(({ scene, text }) => (
          <li key={scene} className="flex">
            <SceneRow look={lookOf(scene)} onChoose={onChoose ? () => onChoose(scene) : null}>
              <SceneWords text={text} theme={theme} />
            </SceneRow>
          </li>
        ))}
      </ul>
    </div>
  )
}
