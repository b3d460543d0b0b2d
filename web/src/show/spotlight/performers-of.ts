import type { PlayerId } from '@highjinks/protocol'
import type { Progress, Reveal } from '../people/reveal.ts'
import type { Scene } from '../people/scene.ts'
import { MOST_IN_SPOTLIGHT } from './most-in-spotlight.ts'

interface Shown {
  readonly scene: Scene
  readonly reveal: Reveal | null
  readonly progress: Pick<Progress, 'isOut'>
}

/**
 * Returns who is beside the card of a laptop: the people in the headline, or the ones in the spotlight while there is
 * none.
 */
export function performersOf({ scene, reveal, progress }: Shown): readonly PlayerId[] {
  const onNow = scene.isWalked ? [] : scene.onNow
  const about = reveal === null ? [] : progress.isOut ? headlineOf(reveal) : reveal.candidates
  const ids = about.length > 0 ? about : onNow
  return ids.length <= MOST_IN_SPOTLIGHT ? ids : []
}

/** Returns the people in the headline that we waited for. The others it names are only affected. */
function headlineOf({ named, candidates }: Reveal): readonly PlayerId[] {
  const awaited = candidates.filter((id) => named[id])
  return awaited.length > 0 ? awaited : Object.keys(named)
}
