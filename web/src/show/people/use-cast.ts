import type { SessionView } from '@highjinks/protocol'
import { castOf, type Sitter } from './cast.ts'
import type { Reveal } from './reveal.ts'
import type { Scene } from './scene.ts'
import { useProgress } from './use-progress.ts'

/**
 * What everybody on the sofa does, by the clock of the table. Nobody there knows how it came out, and nobody is paid,
 * before the screen has told it.
 */
export function useCast(view: SessionView, reveal: Reveal | null, scene: Scene): readonly Sitter[] {
  const progress = useProgress()
  return castOf(view, { reveal, scene, progress, standings: view.table?.standings ?? [] })
}
