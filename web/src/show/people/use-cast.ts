import type { SessionView } from '@highjinks/protocol'
import { castOf, type Sitter } from './cast.ts'
import type { Reveal } from './reveal.ts'
import type { Scene } from './scene.ts'
import { useProgress } from './use-progress.ts'

/**
 * Returns everyone on the sofa by the table's clock. No one there knows the result or gets paid before the screen shows
 * it.
 */
export function useCast(view: SessionView, reveal: Reveal | null, scene: Scene): readonly Sitter[] {
  const progress = useProgress()
  return castOf(view, { reveal, scene, progress, standings: view.table?.standings ?? [] })
}
