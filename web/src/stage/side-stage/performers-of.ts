import type { PlayerId } from '@highjinks/protocol'
import { MOST_ON_STAGE } from '../onstage/wall.ts'
import type { Outcome, Told } from '../sofa/outcome.ts'
import type { Scene } from '../sofa/scene.ts'

interface Shown {
  readonly scene: Scene
  readonly outcome: Outcome | null
  readonly told: Pick<Told, 'isOut'>
}

/** Who stands beside the card of a laptop: whose moment it is, and after a reveal about everybody those whom it names. */
export function performersOf({ scene, outcome, told }: Shown): readonly PlayerId[] {
  const onNow = scene.isWalked ? [] : scene.onNow
  const named = outcome !== null && told.isOut ? Object.keys(outcome.named) : []
  return [onNow, named].find(({ length }) => length > 0 && length <= MOST_ON_STAGE) ?? []
}

/** Null where nobody is, or several: then everybody does the same, and none of them more than the others. */
export function aloneOnNow({ onNow, isWalked = false }: Scene): PlayerId | null {
  return onNow.length === 1 && !isWalked ? (onNow[0] ?? null) : null
}
